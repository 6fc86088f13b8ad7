import type { MediaElement } from './hls.ts'
import { liveEdge, toggleCaptions } from './use-playback.ts'

const STEP_SECONDS = 5
const STEP_OF_VOLUME = 0.1
/** The distance to the live edge that leaves enough to buffer. */
const LIVE_BUFFER_SECONDS = 10

type WebkitVideo = HTMLVideoElement & { webkitEnterFullscreen?: () => void }

/** The actions of buttons and keys. */
export function createPlaybackActions(
  media: MediaElement,
  {
    stage,
    changeVolume,
    changeMuted,
  }: {
    stage: () => HTMLElement | null
    changeVolume: (next: (now: number) => number) => void
    changeMuted: (next: (now: boolean) => boolean) => void
  },
) {
  const seek = (time: number) => {
    media.currentTime = Math.min(Math.max(time, 0), media.duration || 0)
  }
  const changeVolumeBy = (by: number) => changeVolume((now) => Math.min(Math.max(now + by, 0), 1))
  return {
    seek,
    // A rejected `play` needs no message: the button still shows the play icon.
    play: () => (media.paused ? media.play().catch(() => undefined) : media.pause()),
    toNow: () => {
      media.currentTime = media.api?.liveSyncPosition ?? Math.max(0, liveEdge(media) - LIVE_BUFFER_SECONDS)
      return media.play().catch(() => undefined)
    },
    back: () => seek(media.currentTime - STEP_SECONDS),
    forward: () => seek(media.currentTime + STEP_SECONDS),
    louder: () => changeVolumeBy(STEP_OF_VOLUME),
    quieter: () => changeVolumeBy(-STEP_OF_VOLUME),
    mute: () => changeMuted((now) => !now),
    captions: () => toggleCaptions(media),
    fullScreen: () => toggleFullScreen(media, stage()),
  }
}

export type PlaybackActions = ReturnType<typeof createPlaybackActions>

function toggleFullScreen(media: MediaElement, stage: HTMLElement | null) {
  if (document.fullscreenElement) return document.exitFullscreen()
  if (stage?.requestFullscreen) return stage.requestFullscreen().catch(() => undefined)
  // iOS allows full screen for the video element only.
  const video: WebkitVideo = media.nativeEl ?? media
  return video.webkitEnterFullscreen?.()
}

type PlaybackAction = 'play' | 'back' | 'forward' | 'louder' | 'quieter' | 'mute' | 'fullScreen' | 'captions'

const KEY_ACTIONS: Readonly<Record<string, PlaybackAction>> = {
  ' ': 'play',
  k: 'play',
  ArrowLeft: 'back',
  ArrowRight: 'forward',
  ArrowUp: 'louder',
  ArrowDown: 'quieter',
  m: 'mute',
  f: 'fullScreen',
  c: 'captions',
}

type Key = { key: string; ctrlKey: boolean; metaKey: boolean; altKey: boolean }

/** What a key does in the player; a button that has the focus is pressed by the space bar itself. */
export function playbackKeyAction({ key, ctrlKey, metaKey, altKey }: Key, { onButton }: { onButton: boolean }) {
  if (ctrlKey || metaKey || altKey || (key === ' ' && onButton)) return undefined
  return KEY_ACTIONS[key.length === 1 ? key.toLowerCase() : key]
}
