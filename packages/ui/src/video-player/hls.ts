import { useEffect, useRef, useState } from 'react'

/** The part of the hls.js API that is used here. */
export type Hls = {
  on: {
    (event: 'hlsError', listener: (event: string, error: { fatal: boolean }) => void): void
    (event: 'hlsManifestParsed' | 'hlsLevelSwitched' | 'hlsSubtitleTracksUpdated', listener: () => void): void
  }
  off: (event: 'hlsSubtitleTracksUpdated', listener: () => void) => void
  /** The lowest bitrate comes first. */
  levels: readonly StreamLevel[]
  /** The index of the shown level; -1 before the first. */
  currentLevel: number
  /** The requested level; -1 for automatic. */
  readonly manualLevel: number
  /** Requests a level. */
  nextLevel: number
  autoLevelCapping: number
  liveSyncPosition: number | null
  /** The current source. */
  readonly url: string | null
  /** Separate audio tracks have a URL. */
  readonly allAudioTracks: readonly { url: string }[]
  /** The playlist that is played: fragments with their position and their time of day. */
  readonly latestLevelDetails?: { fragments: readonly { start: number; programDateTime: number | null }[] } | null
  /** Whether captions are shown by the browser. */
  subtitleDisplay: boolean
  readonly subtitleTracks: readonly { lang?: string }[]
  /** The index of the captions that are loaded; -1 for none. */
  subtitleTrack: number
  loadSource: (url: string) => void
  startLoad: (from?: number) => void
}

/** A `<video>`, an `<audio>`, or `<hls-video>`, which has the same members and hls.js as `api`. */
export type MediaElement = HTMLVideoElement & { api?: Hls | null; nativeEl?: HTMLVideoElement; hasFailed?: boolean }

/** The element creates hls.js asynchronously after its source is set or changed. */
export async function getHls(media: MediaElement): Promise<Hls | undefined> {
  await Promise.resolve()
  await Promise.resolve()
  return media.api ?? undefined
}

/** The time of day at second 0, in milliseconds, where the stream tells it. */
export function dateOfStart(media: MediaElement): number | undefined {
  const dated = media.api?.latestLevelDetails?.fragments.find(({ programDateTime }) => programDateTime !== null)
  if (dated) return (dated.programDateTime ?? 0) - dated.start * 1000
  const native = (media.nativeEl ?? media) as HTMLVideoElement & { getStartDate?: () => Date }
  const start = native.getStartDate?.().getTime()
  return start === undefined || Number.isNaN(start) ? undefined : start
}

export type StreamLevel = { height: number; bitrate: number }

/** A quality level of a stream. */
export type Quality = {
  /** The index among the levels of the stream. */
  level: number
  /** The displayed name: "480". */
  name: string
  /** Bits a second. */
  bitrate: number
}

/**
 * The quality levels of a stream, the highest first, named by their height, and by their bitrate if the height is unknown or
 * not unique.
 */
export function listQualities(levels: readonly StreamLevel[]): Quality[] {
  const heights = levels.map(({ height }) => height)
  const isClear = (height: number) => height > 0 && heights.indexOf(height) === heights.lastIndexOf(height)
  return levels
    .map(({ height, bitrate }, level) => ({
      level,
      bitrate,
      name: isClear(height) ? String(height) : `${height || ''} ${Math.round(bitrate / 1000)} kbps`.trim(),
    }))
    .reverse()
}

const NAME = 'stream-quality'

/** The name of the quality that was last selected in this browser. */
function loadQuality(): string | undefined {
  try {
    return localStorage.getItem(NAME) ?? undefined
  } catch {
    // Without storage the quality is automatic.
    return undefined
  }
}

function saveQuality(name: string | undefined): void {
  try {
    if (name === undefined) localStorage.removeItem(NAME)
    else localStorage.setItem(NAME, name)
  } catch {
    // The choice lasts until the page is closed.
  }
}

const AUTO_LEVEL = -1

export type Qualities = {
  all: readonly Quality[]
  /** The level that is shown now. */
  shown: Quality | undefined
  /** The selected level; `undefined` for automatic. */
  chosen: Quality | undefined
  choose: (quality: Quality | undefined) => void
}

/** The quality levels of a stream; with audio only it uses the lowest. */
export function useQualities(media: MediaElement | null, { isSoundOnly }: { isSoundOnly: boolean }): Qualities {
  const [hls, setHls] = useState<Hls>()
  const [all, setAll] = useState<readonly Quality[]>([])
  const [level, setLevel] = useState(AUTO_LEVEL)
  const [name, setName] = useState(loadQuality)
  const chosen = all.find((quality) => quality.name === name)
  const isAlone = useAudioOnly(media, hls, isSoundOnly)
  const wanted = isSoundOnly ? 0 : (chosen?.level ?? AUTO_LEVEL)

  useEffect(() => {
    if (!media) return
    let isOver = false
    getHls(media).then((found) => {
      if (!found || isOver) return
      // An audio-only source has no levels to choose from; keep those of the video.
      const read = () => isAlone.current || setAll(listQualities(found.levels))
      setHls(found)
      read()
      found.on('hlsManifestParsed', read)
      found.on('hlsLevelSwitched', () => setLevel(found.currentLevel))
    })
    return () => {
      isOver = true
    }
  }, [media, isAlone])

  useEffect(() => {
    // Setting the same level again would discard the buffer.
    if (hls && all.length > 0 && hls.manualLevel !== wanted) hls.nextLevel = wanted
  }, [hls, all, wanted])

  function choose(quality: Quality | undefined) {
    setName(quality?.name)
    saveQuality(quality?.name)
  }
  return { all, shown: all.find((quality) => quality.level === level), chosen, choose }
}

/** Switches to the separate audio track of a stream while it is played audio only, and reports whether it is active. */
function useAudioOnly(media: MediaElement | null, hls: Hls | undefined, isSoundOnly: boolean) {
  const isAlone = useRef(false)
  useEffect(() => {
    const whole = hls?.url
    const alone = hls?.allAudioTracks.find(({ url }) => url)?.url
    if (!(media && hls && whole && alone && isSoundOnly)) return
    isAlone.current = true
    changeSource(media, hls, alone)
    return () => {
      isAlone.current = false
      // The player may have been unmounted.
      if (media.api === hls) changeSource(media, hls, whole)
    }
  }, [media, hls, isSoundOnly])
  return isAlone
}

/** A stream that was closer to live continues live. */
const BEHIND_SECONDS = 20

/** Changes the source at the same position; in a live stream at the same time of day. */
function changeSource(media: MediaElement, hls: Hls, url: string): void {
  const { paused, currentTime, duration } = media
  const { autoLevelCapping } = hls
  const isLive = duration === Number.POSITIVE_INFINITY
  const zeroAt = dateOfStart(media)
  const isBehind = isLive && currentTime < (hls.liveSyncPosition ?? 0) - BEHIND_SECONDS
  const goOn = () => {
    const zeroNow = dateOfStart(media)
    if (!isLive) media.currentTime = currentTime
    else if (isBehind && zeroAt !== undefined && zeroNow !== undefined) {
      media.currentTime = Math.max(0, currentTime + (zeroAt - zeroNow) / 1000)
    }
    // Changing the source pauses playback.
    if (!paused) media.play().catch(() => undefined)
  }
  media.addEventListener('loadedmetadata', goOn, { once: true })
  hls.loadSource(url)
  hls.autoLevelCapping = autoLevelCapping
  hls.startLoad(isLive ? undefined : currentTime)
}
