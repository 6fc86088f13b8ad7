/** hls.js, as far as it is spoken to here. */
type Hls = {
  on: (event: 'hlsError', listener: (event: string, error: { fatal: boolean }) => void) => void
  autoLevelCapping: number
}

/** A `<video>`, an `<audio>`, or the element that plays streams: it has the same members, and hls.js within. */
export type PlayedMedia = HTMLVideoElement & { api?: Hls | null; nativeEl?: HTMLVideoElement }

/** The element makes its hls.js a moment after it has its source, and again where its source changes. */
export async function hlsOf(media: PlayedMedia): Promise<Hls | undefined> {
  await Promise.resolve()
  await Promise.resolve()
  return media.api ?? undefined
}
