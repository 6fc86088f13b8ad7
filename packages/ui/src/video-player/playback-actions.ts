import type { MediaElement } from './hls.ts'
import { livePositionOf, toggleCaptions } from './use-playback.ts'

const STEP_SECONDS = 5
const STEP_OF_VOLUME = 0.1
const LONG_STEP_SECONDS = 30

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
      media.currentTime = livePositionOf(media)
      return media.play().catch(() => undefined)
    },
    farBack: () => seek(media.currentTime - LONG_STEP_SECONDS),
    back: () => seek(media.currentTime - STEP_SECONDS),
    forward: () => seek(media.currentTime + STEP_SECONDS),
    louder: () => changeVolumeBy(STEP_OF_VOLUME),
    quieter: () => changeVolumeBy(-STEP_OF_VOLUME),
    mute: () => changeMuted((now) => !now),
    captions: () => toggleCaptions(media),
    fullScreen: () => toggleFullScreen(media, stage()),
    float: () => toggleFloating(media),
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

/** Whether the browser can show a video in a window of its own. */
export const canFloat = (media: MediaElement): boolean =>
  document.pictureInPictureEnabled === true && 'requestPictureInPicture' in (media.nativeEl ?? media)

function toggleFloating(media: MediaElement) {
  const asked = document.pictureInPictureElement
    ? document.exitPictureInPicture()
    : (media.nativeEl ?? media).requestPictureInPicture()
  // Browsers refuse it before the first picture.
  return asked.then(
    () => undefined,
    () => undefined,
  )
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
