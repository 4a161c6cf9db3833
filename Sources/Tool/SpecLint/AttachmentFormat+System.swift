import SpecLanguage

extension AttachmentItem.Format {
  /// The most bytes that iOS takes of such a file; nil if it takes none.
  /// - Source: UNNotificationAttachment
  var limit: Int? {
    let megabyte = 1024 * 1024
    switch self {
    case .jpeg, .png, .gif: return 10 * megabyte
    case .aiff, .wav, .mp3, .m4a: return 5 * megabyte
    case .mpeg, .mpeg2, .mpeg4, .avi: return 50 * megabyte
    case .webp, .heic, .mov: return nil
    }
  }

  /// With the article that people say: `a 'png' file`, `an 'mp3' file`.
  var file: String {
    switch self {
    case .aiff, .mp3, .m4a, .mpeg, .mpeg2, .mpeg4, .avi: "an '\(rawValue)' file"
    case .jpeg, .png, .gif, .webp, .heic, .wav, .mov: "a '\(rawValue)' file"
    }
  }

  /// The uniform type identifiers that fit, the usual one first.
  var typeHints: [String] {
    switch self {
    case .jpeg: ["public.jpeg"]
    case .png: ["public.png"]
    case .gif: ["com.compuserve.gif"]
    case .webp: ["org.webmproject.webp"]
    case .heic: ["public.heic", "public.heif"]
    case .aiff: ["public.aiff-audio", "public.aifc-audio"]
    case .wav: ["com.microsoft.waveform-audio"]
    case .mp3: ["public.mp3"]
    case .m4a: ["public.mpeg-4-audio", "com.apple.m4a-audio"]
    case .mpeg: ["public.mpeg"]
    case .mpeg2: ["public.mpeg-2-video"]
    case .mpeg4: ["public.mpeg-4"]
    case .avi: ["public.avi"]
    case .mov: ["com.apple.quicktime-movie"]
    }
  }

  /// The extensions of such files besides the format's own name.
  var otherEndings: [String] {
    switch self {
    case .jpeg: ["jpg", "jpe"]
    case .aiff: ["aif", "aifc"]
    case .wav: ["wave"]
    case .m4a: ["mp4"]
    case .mpeg: ["mpg"]
    case .mpeg2: ["mpg", "mpeg", "m2v"]
    case .mpeg4: ["mp4", "m4v"]
    case .heic: ["heif"]
    case .mov: ["qt"]
    case .png, .gif, .webp, .mp3, .avi: []
    }
  }
}
