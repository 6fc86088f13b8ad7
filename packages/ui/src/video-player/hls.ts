import { useEffect, useRef, useState } from 'react'

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

export type StreamLevel = { height: number; bitrate: number }

/** A form that a stream can be had in. */
export type Quality = {
  /** Its place among the levels of the stream. */
  level: number
  /** How it is known: "480". */
  name: string
}

/**
 * The forms of a stream as they are chosen from, the finest first: by the lines of the picture, and by what they take
 * where that is not said or would name two of them alike.
 */
export function listQualities(levels: readonly StreamLevel[]): Quality[] {
  const heights = levels.map(({ height }) => height)
  const isClear = (height: number) => height > 0 && heights.indexOf(height) === heights.lastIndexOf(height)
  return levels
    .map(({ height, bitrate }, level) => ({
      level,
      name: isClear(height) ? String(height) : `${height || ''} ${Math.round(bitrate / 1000)} kbps`.trim(),
    }))
    .reverse()
}

const NAME = 'stream-quality'

/** The form in which streams were chosen last in this browser, by its name. */
function loadQuality(): string | undefined {
  try {
    return localStorage.getItem(NAME) ?? undefined
  } catch {
    // A browser that keeps nothing leaves it to the line.
    return undefined
  }
}

function saveQuality(name: string | undefined): void {
  try {
    if (name === undefined) localStorage.removeItem(NAME)
    else localStorage.setItem(NAME, name)
  } catch {
    // It is chosen for as long as the page stands.
  }
}

const AUTO_LEVEL = -1

export type Qualities = {
  all: readonly Quality[]
  /** The one that is seen now. */
  shown: Quality | undefined
  /** The one that was asked for; nothing where the line decides. */
  chosen: Quality | undefined
  choose: (quality: Quality | undefined) => void
}

/** The forms that a stream can be had in; with the sound alone it takes as little as it can. */
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
      // The sound alone is no form to choose from: those that there are come back with the picture.
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
    // Asked for once more, what lies ready would be fetched anew.
    if (hls && all.length > 0 && hls.manualLevel !== wanted) hls.nextLevel = wanted
  }, [hls, all, wanted])

  function choose(quality: Quality | undefined) {
    setName(quality?.name)
    saveQuality(quality?.name)
  }
  return { all, shown: all.find((quality) => quality.level === level), chosen, choose }
}

/** Where a stream has its sound by itself, that is all that is fetched while it is heard alone; says whether it is so now. */
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
      // It may have been taken away with its player.
      if (media.api === hls) changeSource(media, hls, whole)
    }
  }, [media, hls, isSoundOnly])
  return isAlone
}

/** The same moment of another source; what is live goes on with what is newest. */
function changeSource(media: MediaElement, hls: Hls, url: string): void {
  const { paused, currentTime, duration } = media
  const { autoLevelCapping } = hls
  const isLive = duration === Number.POSITIVE_INFINITY
  const goOn = () => {
    if (!isLive) media.currentTime = currentTime
    // Without a source nothing plays, and nothing goes on by itself.
    if (!paused) media.play().catch(() => undefined)
  }
  media.addEventListener('loadedmetadata', goOn, { once: true })
  hls.loadSource(url)
  hls.autoLevelCapping = autoLevelCapping
  hls.startLoad(isLive ? undefined : currentTime)
}
