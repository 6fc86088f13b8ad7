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

/** The words of what plays, without those of the poster before it and of the failure after it. */
export type PlaybackTexts = Omit<VideoTexts, 'watch' | 'failed' | 'advice' | 'retry'>

/** What is said besides where somebody may choose how a stream is shown. */
export type StreamTexts = PlaybackTexts & {
  /** What the choice is called. */
  quality: string
  /** As much as the line carries. */
  fitting: string
  soundOnly: string
  /** Stands where the picture was. */
  heard: string
  /** Back to what is happening at this moment. */
  toNow: string
  /** The browser let it begin in silence alone. */
  soundOn: string
}

/** What a stream can do besides what every film can. */
export type StreamOptions = {
  /** It is heard and not seen, and takes as little as it can. */
  isSoundOnly: boolean
  onSoundOnly: (isOn: boolean) => void
  texts: StreamTexts
}
