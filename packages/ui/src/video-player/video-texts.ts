/** The texts of the video player. */
export type VideoTexts = {
  watch: string
  loading: string
  play: string
  pause: string
  mute: string
  unmute: string
  /** The accessible name of the seek bar. */
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

/** The texts during playback, without those of the poster and of failures. */
export type PlaybackTexts = Omit<VideoTexts, 'watch' | 'failed' | 'advice' | 'retry'>

/** The additional texts of streams with a choice of quality. */
export type StreamTexts = PlaybackTexts & {
  /** The accessible name of the quality select. */
  quality: string
  /** Automatic quality. */
  fitting: string
  soundOnly: string
  /** Shown instead of the video. */
  heard: string
  /** Jump to the live edge. */
  toNow: string
  /** Unmute after a muted autoplay. */
  soundOn: string
}

/** The additional options of a stream. */
export type StreamOptions = {
  /** Audio only, at the lowest bitrate. */
  isSoundOnly: boolean
  onSoundOnly: (isOn: boolean) => void
  texts: StreamTexts
}
