/** A picture in its files. */
export type Drawn = {
  name: string
  alt: { en: string; ne: string }
  width: number
  height: number
  files: DrawnFile[]
}

export type DrawnFile = { type: 'image/avif' | 'image/webp'; width: number; bytes: Buffer }
