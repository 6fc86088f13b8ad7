import type { StreamLevel } from './stream-quality.ts'

/** hls.js, as far as it is spoken to here. */
export type Hls = {
  on: {
    (event: 'hlsError', listener: (event: string, error: { fatal: boolean }) => void): void
    (event: 'hlsManifestParsed' | 'hlsLevelSwitched', listener: () => void): void
  }
  /** The one that takes least comes first. */
  levels: readonly StreamLevel[]
  /** What is shown, by its place among them; -1 before anything is. */
  currentLevel: number
  /** What was asked for; -1 leaves it to the line. */
  readonly manualLevel: number
  /** Asks for it. */
  nextLevel: number
  autoLevelCapping: number
  liveSyncPosition: number | null
  /** What it was given last. */
  readonly url: string | null
  /** Sound that lies by itself has an address. */
  readonly allAudioTracks: readonly { url: string }[]
  loadSource: (url: string) => void
  startLoad: (from?: number) => void
}

/** A `<video>`, an `<audio>`, or the element that plays streams: it has the same members, and hls.js within. */
export type MediaElement = HTMLVideoElement & { api?: Hls | null; nativeEl?: HTMLVideoElement }

/** The element makes its hls.js a moment after it has its source, and again where its source changes. */
export async function getHls(media: MediaElement): Promise<Hls | undefined> {
  await Promise.resolve()
  await Promise.resolve()
  return media.api ?? undefined
}
