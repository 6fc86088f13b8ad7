export type DemoMediaType =
  | 'audio/mp4'
  | 'audio/mpeg'
  | 'audio/flac'
  | 'video/mp4'
  | 'video/iso.segment'
  | 'application/vnd.apple.mpegurl'
  | 'text/vtt'
  | 'application/epub+zip'

/** The write method of a media store; returns the stored name. */
export type MediaWriter = {
  put: (bytes: Uint8Array, type: DemoMediaType, options?: { isPublic?: boolean }) => Promise<string>
}
