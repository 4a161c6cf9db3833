class Notispec < Formula
  desc "Describe an app's notifications once; check, generate and prove the rest"
  homepage "https://github.com/@REPOSITORY@"
  version "@VERSION@"
  license "Apache-2.0"

  on_macos do
    on_arm do
      url "https://github.com/@REPOSITORY@/releases/download/v@VERSION@/notispec-@VERSION@-macos-arm64.tar.gz"
      sha256 "@SHA256-macos-arm64@"
    end
    on_intel do
      url "https://github.com/@REPOSITORY@/releases/download/v@VERSION@/notispec-@VERSION@-macos-x86_64.tar.gz"
      sha256 "@SHA256-macos-x86_64@"
    end
  end

  on_linux do
    on_arm do
      url "https://github.com/@REPOSITORY@/releases/download/v@VERSION@/notispec-@VERSION@-linux-arm64.tar.gz"
      sha256 "@SHA256-linux-arm64@"
    end
    on_intel do
      url "https://github.com/@REPOSITORY@/releases/download/v@VERSION@/notispec-@VERSION@-linux-x86_64.tar.gz"
      sha256 "@SHA256-linux-x86_64@"
    end
  end

  def install
    bin.install "bin/notispec"
    man1.install "share/man/man1/notispec.1"
    bash_completion.install "share/bash-completion/completions/notispec"
    zsh_completion.install "share/zsh/site-functions/_notispec"
    fish_completion.install "share/fish/vendor_completions.d/notispec.fish"
  end

  test do
    assert_equal version.to_s, shell_output("#{bin}/notispec --version").chomp
    system bin/"notispec", "init"
    system bin/"notispec", "check", "--fail-on", "warning"
  end
end
