import type { PlayedMedia } from './played-media.ts'

const TOLD_BY = [
  'play',
  'pause',
  'playing',
  'waiting',
  'timeupdate',
  'seeking',
  'seeked',
  'durationchange',
  'volumechange',
  'ended',
  'loadeddata',
  'emptied',
]
const OF_TRACKS = ['addtrack', 'removetrack', 'change']

export type Playback = {
  paused: boolean
  muted: boolean
  /** It wants to play and has nothing to show. */
  starved: boolean
  time: number
  duration: number
  /** Seconds behind the newest that can be seen. */
  behind: number
  hasCaptions: boolean
  captioned: boolean
  fillsScreen: boolean
}

/** How it stands with what is played. */
export function playbackOf(media: PlayedMedia): Playback {
  const captions = captionsOf(media)
  return {
    paused: media.paused,
    muted: media.muted,
    starved: !media.paused && media.readyState < HTMLMediaElement.HAVE_FUTURE_DATA,
    time: media.currentTime,
    duration: media.duration,
    behind: Math.max(0, newestOf(media) - media.currentTime),
    hasCaptions: captions.length > 0,
    captioned: captions.some(({ mode }) => mode === 'showing'),
    fillsScreen: document.fullscreenElement?.contains(media) ?? false,
  }
}

/** The newest moment that can be seen, as the time of what is played has it. */
export function newestOf({ seekable }: PlayedMedia): number {
  return seekable.length > 0 ? seekable.end(seekable.length - 1) : 0
}

export function onPlayback(media: PlayedMedia, listener: () => void): () => void {
  const tracks = media.textTracks
  for (const event of TOLD_BY) media.addEventListener(event, listener)
  for (const event of OF_TRACKS) tracks.addEventListener(event, listener)
  document.addEventListener('fullscreenchange', listener)
  return () => {
    for (const event of TOLD_BY) media.removeEventListener(event, listener)
    for (const event of OF_TRACKS) tracks.removeEventListener(event, listener)
    document.removeEventListener('fullscreenchange', listener)
  }
}

/** Shows the captions in the language of the page, or else the first there are; or hides them all. */
export function toggleCaptions(media: PlayedMedia): void {
  const captions = captionsOf(media)
  const wanted = captions.some(({ mode }) => mode === 'showing')
    ? undefined
    : (captions.find(({ language }) => language === document.documentElement.lang) ?? captions[0])
  for (const track of captions) track.mode = track === wanted ? 'showing' : 'disabled'
}

function captionsOf(media: PlayedMedia) {
  return [...media.textTracks].filter(({ kind }) => kind === 'captions' || kind === 'subtitles')
}
