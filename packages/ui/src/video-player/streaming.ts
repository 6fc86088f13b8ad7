import type { StreamTexts } from './video-texts.ts'

/** What a stream can do besides what every film can. */
export type Streaming = {
  /** It is heard and not seen, and takes as little as it can. */
  isSoundOnly: boolean
  onSoundOnly: (isOn: boolean) => void
  texts: StreamTexts
}
