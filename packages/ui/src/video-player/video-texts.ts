/** The words of the video player. */
export type VideoTexts = {
  watch: string
  loading: string
  play: string
  pause: string
  mute: string
  unmute: string
  /** What the line of the time is called. */
  seek: string
  captions: string
  fullScreen: string
  leaveFullScreen: string
  live: string
  failed: string
  /** What to do about it. */
  advice: string
  retry: string
}
