import { useEffect, useState } from 'react'
import type { MediaElement } from './hls.ts'
import { captionsOf } from './use-playback.ts'

const NAME = 'stream-captions'

/** The language of the captions that were last chosen in this browser; undefined for none. */
function loadLanguage(): string | undefined {
  try {
    return localStorage.getItem(NAME) ?? undefined
  } catch {
    // Without storage captions are off at first.
    return undefined
  }
}

function saveLanguage(language: string | undefined): void {
  try {
    if (language === undefined) localStorage.removeItem(NAME)
    else localStorage.setItem(NAME, language)
  } catch {
    // The choice lasts until the page is closed.
  }
}

export type Captions = {
  all: readonly { language: string; label: string }[]
  /** The language that is shown. */
  shown: string | undefined
  choose: (language: string | undefined) => void
  toggle: () => void
  /** What is said now. */
  lines: readonly string[]
}

/**
 * The captions of a stream, off until a language is chosen. They are drawn by the page, because browsers write them in a
 * twentieth of the height of the video, which is too small on a phone.
 */
export function useCaptions(media: MediaElement | null, { isOn }: { isOn: boolean }): Captions {
  const [tracks, setTracks] = useState<readonly TextTrack[]>([])
  const [language, setLanguage] = useState(loadLanguage)
  const [lines, setLines] = useState<readonly string[]>([])
  const shown = tracks.find((track) => track.language === language)

  useEffect(() => {
    if (!media || !isOn) return
    const list = media.textTracks
    const read = () => setTracks(captionsOf(media))
    read()
    list.addEventListener('addtrack', read)
    list.addEventListener('removetrack', read)
    return () => {
      list.removeEventListener('addtrack', read)
      list.removeEventListener('removetrack', read)
    }
  }, [media, isOn])

  useEffect(() => {
    if (!media || !isOn || tracks.length === 0) return
    const { api } = media
    // The list of hls.js follows that of the browser.
    const load = () => {
      if (!api) return
      api.subtitleDisplay = false
      api.subtitleTrack = api.subtitleTracks.findIndex(({ lang }) => lang === shown?.language)
    }
    load()
    api?.on('hlsSubtitleTracksUpdated', load)
    // Without hls.js the browser draws them.
    if (!api) for (const track of tracks) track.mode = track === shown ? 'showing' : 'disabled'
    const read = () => setLines(textsOf(shown?.activeCues))
    read()
    shown?.addEventListener('cuechange', read)
    return () => {
      api?.off('hlsSubtitleTracksUpdated', load)
      shown?.removeEventListener('cuechange', read)
    }
  }, [media, isOn, tracks, shown])

  function choose(next: string | undefined) {
    setLanguage(next)
    saveLanguage(next)
  }
  const own = tracks.find((track) => track.language === document.documentElement.lang) ?? tracks[0]
  return {
    all: tracks.map((track) => ({ language: track.language, label: track.label })),
    shown: shown?.language,
    choose,
    toggle: () => choose(shown ? undefined : own?.language),
    lines: media?.api ? lines : [],
  }
}

const textsOf = (cues: TextTrackCueList | null | undefined) =>
  [...(cues ?? [])].map((cue) => (cue as VTTCue).text.replace(/<[^>]*>/g, ''))
