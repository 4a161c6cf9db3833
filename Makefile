# Two commands: `make` does the main job on the specs here, `make test` runs all tests.
# Both install what they need first: libyaml's header and the time zones.
# Times are for a clean build on two cores, fast to slow.

ABOUT_all := build notispec, then check the specs here, generate from them, run their scenarios and say what is proven (4 to 20 minutes, later seconds)
ABOUT_test := build and run all tests, and the example packages with the plugins (6 to 30 minutes, later half of that)
ABOUT_mutate := build notispec, change one value of the specs here at a time, and list the changes that no proof notices (1 to 5 minutes after make)
ABOUT_fuzz = build the reader and the rules for random input, and try $(FUZZ_RUNS) inputs (2 to 15 minutes)
ABOUT_format := format all Swift sources of this repository with swift format (seconds)
ABOUT_lint := check whether that is needed, and change nothing (seconds)
ABOUT_record := rewrite the golden files and generated/ from what the program does now (1 to 10 minutes)
ABOUT_install = build notispec and put it, its manual and its shell completions below $(DESTDIR)$(PREFIX) (as long as make)
ABOUT_dist := build notispec and put what a release has for this platform into dist/, and use it as others will (as long as make)
ABOUT_benchmark := build notispec and compare it with its speed goals (a quarter of an hour and more)

SWIFT ?= swift
# More flags for the build of the tests, and the folder of a release's bundle, with whose program the plugins run; both for CI.
DEBUG ?=
BUNDLE ?=
# A branch, tag or commit: `mutate` changes only what differs from it.
SINCE ?=
FLAGS := --explicit-target-dependency-import-check error
# Expanded when a recipe runs: only then libyaml is there.
ifeq ($(shell uname -s),Linux)
  # A program without any library, if the archives are here: a distribution may have them in packages of their own. lld says
  # nothing of what glibc looks up in libraries (users, groups, hosts), for which notispec does not ask.
  ARCHIVES = $(filter /%,$(foreach name,c m stdc++ yaml,$(shell { cc -print-file-name=lib$(name).a || \
    clang -print-file-name=lib$(name).a; } 2>/dev/null)))
  # Else at a fixed address: otherwise every run would have to relocate the 90 000 addresses of Foundation, which
  # templates need, and that takes longer than checking a small workspace.
  STATIC = $(if $(word 4,$(ARCHIVES)),-Xswiftc -static-executable -Xswiftc -use-ld=lld,--static-swift-stdlib -Xlinker -no-pie) \
    $(foreach data,$(LANGUAGES),-Xlinker --wrap=$(data) -Xlinker --defsym=__wrap_$(data)=__executable_start)
  # Foundation has 34 MB of data about languages, nearly half of the program, and nothing here asks for it. So ICU is told
  # that they begin at the program itself, which it refuses as no data of its own, and the linker leaves the real ones out.
  LANGUAGES = $(shell grep -ahom 1 'icudt[0-9]*_dat' "$$($(SWIFT)c -print-target-info -static-stdlib | \
    sed -n 's/.*"runtimeResourcePath": "\(.*\)".*/\1/p')/linux/lib_FoundationICU.a" | head -n 1)
endif
# Without debug information, which is a sixth of the compiler's work; functions keep their names.
OPTIMIZED = $(SWIFT) build -c release -debug-info-format none $(STATIC)
RELEASE = $(OPTIMIZED) $(FLAGS)

.DEFAULT_GOAL := all
VERBS := all test mutate fuzz benchmark format lint record install dist
ABOUTS := $(VERBS:%=about-%)
.PHONY: all test mutate fuzz benchmark format lint record install dist help set-up $(ABOUTS)

all: about-all set-up
	@$(RELEASE) --product notispec
	@notispec="$$($(RELEASE) --show-bin-path)/notispec"; set -e; \
	echo; echo "== notispec check"; "$$notispec" check; \
	echo; echo "== notispec generate"; "$$notispec" generate; \
	echo; echo "== notispec conform"; "$$notispec" conform; \
	echo; echo "== notispec coverage"; "$$notispec" coverage; \
	echo; echo "the program is $$notispec"

# Only the product, because all targets would mean everything twice: the plugins have their own notispec.
test: about-test set-up
	@$(SWIFT) build $(FLAGS) $(DEBUG) --product notispecPackageTests
	@Tests/PluginExamples/run $(BUNDLE)
	@$(SWIFT) test --skip-build --disable-xctest $(FLAGS) $(DEBUG)

mutate: about-mutate set-up
	@$(RELEASE) --product notispec
	@"$$($(RELEASE) --show-bin-path)/notispec" mutate $(SINCE:%=--since %)

# In addition to the tests, for work on the reader and the rules: random input. Linux only: Apple's compiler has no
# fuzzer.
FUZZ_RUNS ?= 6000
fuzz: about-fuzz set-up
	@Tests/Fuzz/run $(FUZZ_RUNS)

# Speed, compared with the goals in Tests/Benchmarks/README.md; `make benchmark PARTS="start check"` for some of it.
benchmark: about-benchmark set-up
	@BUILD="$(OPTIMIZED)" Tests/Benchmarks/run $(PARTS)

# Handwritten Swift; golden files are as the program writes them.
SOURCES := find Sources Tests Package.swift -name '*.swift' -not -path '*/Golden/*' -not -path '*/Fixtures/*' -print0
format: about-format
	@$(SOURCES) | xargs -0 $(SWIFT) format format -i

lint: about-lint
	@$(SOURCES) | xargs -0 $(SWIFT) format lint --strict

RECORDING := GoldenTests|theFirstPageShowsADrawnNotification|StringCatalogTests|GoldenChangesTests|ChangeReportTests|GeneratedFilesTests|AdapterTypeCheckTests
record: about-record set-up
	@$(SWIFT) build $(FLAGS) $(DEBUG) --product notispecPackageTests
	@NOTISPEC_RECORD=1 $(SWIFT) test --skip-build --disable-xctest $(FLAGS) $(DEBUG) --filter '$(RECORDING)' || \
	  echo "some of it was not as recorded before: look at 'git diff'"
	@"$$($(SWIFT) build $(FLAGS) $(DEBUG) --show-bin-path)/notispec" generate

PREFIX ?= /usr/local
install: about-install set-up
	@$(RELEASE) --product notispec
	@.github/release/folder "$$($(RELEASE) --show-bin-path)/notispec" .build/dist/install
	@mkdir -p "$(DESTDIR)$(PREFIX)"
	@cp -R .build/dist/install/bin .build/dist/install/share "$(DESTDIR)$(PREFIX)/"

# On a Mac the linker prefers a library to an archive, so it gets to see only the archive.
dist: about-dist set-up
	@$(if $(filter Darwin,$(shell uname -s)),PKG_CONFIG_PATH=$$(.github/release/libyaml-archive)) $(RELEASE) --product notispec
	@rm -rf dist
	@.github/release/dist "$$($(RELEASE) --show-bin-path)/notispec"
	@.github/release/assemble

$(ABOUTS):
	@echo "make will $(ABOUT_$(@:about-%=%))"

help:
	@printf '%s\n' "make            $(ABOUT_all)" "make test       $(ABOUT_test)" \
	  "make mutate     $(ABOUT_mutate)" "make fuzz       $(ABOUT_fuzz)" "make benchmark  $(ABOUT_benchmark)" \
	  "make format     $(ABOUT_format)" "make lint       $(ABOUT_lint)" \
	  "make record     $(ABOUT_record)" "make install    $(ABOUT_install)" "make dist       $(ABOUT_dist)"

# libyaml is looked up like the compiler does: by pkg-config, or by its header in the usual places.
set-up:
	@missing=; \
	if ! pkg-config --exists yaml-0.1 2>/dev/null; then \
	  header=; \
	  for folder in $(HEADER_FOLDERS); do [ -f "$$folder/yaml.h" ] && header="$$folder/yaml.h"; done; \
	  [ -n "$$header" ] || missing=libyaml; \
	fi; \
	[ -f "$(ZONES)/Europe/Moscow" ] || missing="$$missing tzdata"; \
	[ -n "$$missing" ] || exit 0; \
	echo "installing $$missing"; \
	if command -v apt-get >/dev/null 2>&1; then \
	  packages=$$(echo "$$missing" | sed 's/libyaml/libyaml-dev/'); \
	  if [ "$$(id -u)" = 0 ]; then root=; \
	  elif command -v sudo >/dev/null 2>&1; then root=sudo; \
	  else echo "please run as root: apt-get install $$packages" >&2; exit 1; fi; \
	  install="$$root env DEBIAN_FRONTEND=noninteractive apt-get -qq -o Acquire::Retries=3 install -y"; \
	  $$install $$packages >/dev/null 2>&1 || { $$root apt-get -qq -o Acquire::Retries=3 update; $$install $$packages; }; \
	elif command -v brew >/dev/null 2>&1; then \
	  brew install $$(echo "$$missing" | sed 's/tzdata//'); \
	else \
	  echo "please install: $$missing (this needs apt-get or brew to do it by itself)" >&2; exit 1; \
	fi

HEADER_FOLDERS := /usr/include /usr/local/include /opt/homebrew/include /opt/local/include
ZONES := $(or $(TZDIR),/usr/share/zoneinfo)
