/** A part of what is heard: a chapter, a song. */
export type AudioPart = {
  title: string
  /** As long as somebody says that it is; null: nobody knows before it is opened. */
  seconds: number | null
  /** The same as a file to keep. */
  download?: string | null
}

/** A second of a part, both counted from nought. */
export type AudioPlace = { part: number; seconds: number }
