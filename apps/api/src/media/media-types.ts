/** What may be kept, and how its name ends. Nothing that a browser would run. */
const ENDINGS = {
  'image/avif': 'avif',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
  'audio/mpeg': 'mp3',
  'audio/mp4': 'm4a',
  'video/mp4': 'mp4',
  'video/mp2t': 'ts',
  'video/iso.segment': 'm4s',
  'application/vnd.apple.mpegurl': 'm3u8',
  'text/vtt': 'vtt',
  'application/epub+zip': 'epub',
} as const

export type MediaType = keyof typeof ENDINGS

export const endingOf = (type: MediaType) => ENDINGS[type]
