import { newestOf, toggleCaptions } from './playback-of.ts'
import type { PlayedMedia } from './played-media.ts'

const STEP_SECONDS = 5
const STEP_OF_VOLUME = 0.1
/** So far behind the newest there is enough in hand to go on. */
const IN_HAND_SECONDS = 10

type ApplesVideo = HTMLVideoElement & { webkitEnterFullscreen?: () => void }

/** What can be done with what is played, by a button or by a key. */
export function playbackActs(
  media: PlayedMedia,
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
  const turn = (by: number) => changeVolume((now) => Math.min(Math.max(now + by, 0), 1))
  return {
    seek,
    // A browser that refuses to play by itself has said so to the visitor already: the sign is still that of a start.
    play: () => (media.paused ? media.play().catch(() => undefined) : media.pause()),
    toNow: () => {
      media.currentTime = media.api?.liveSyncPosition ?? Math.max(0, newestOf(media) - IN_HAND_SECONDS)
      return media.play().catch(() => undefined)
    },
    back: () => seek(media.currentTime - STEP_SECONDS),
    forward: () => seek(media.currentTime + STEP_SECONDS),
    louder: () => turn(STEP_OF_VOLUME),
    quieter: () => turn(-STEP_OF_VOLUME),
    mute: () => changeMuted((now) => !now),
    captions: () => toggleCaptions(media),
    fullScreen: () => toggleFullScreen(media, stage()),
  }
}

export type PlaybackActs = ReturnType<typeof playbackActs>

function toggleFullScreen(media: PlayedMedia, stage: HTMLElement | null) {
  if (document.fullscreenElement) return document.exitFullscreen()
  if (stage?.requestFullscreen) return stage.requestFullscreen().catch(() => undefined)
  // A phone of Apple's lets only a video itself fill the screen.
  const video: ApplesVideo = media.nativeEl ?? media
  return video.webkitEnterFullscreen?.()
}
