/** A picture in its files. */
export type RenderedPicture = {
  name: string
  alt: { en: string; ne: string }
  width: number
  height: number
  files: RenderedFile[]
}

export type RenderedFile = { type: 'image/avif' | 'image/webp'; width: number; bytes: Buffer }

/** The paint box: every palette is a ground, three colours and a key. */
export type PaletteName =
  | 'sindoor'
  | 'lapis'
  | 'malachite'
  | 'orpiment'
  | 'lac'
  | 'dawn'
  | 'brick'
  | 'rose'
  | 'night'
  | 'chalk'
  | 'moss'
  | 'soot'
  | 'ember'

export type MotifName =
  | 'dhaka'
  | 'mandala'
  | 'roofs'
  | 'terraces'
  | 'lattice'
  | 'engraving'
  | 'river'
  | 'peacock'
  | 'brickwork'
  | 'steps'

export type CoverLayout = 'crown' | 'foot' | 'plate' | 'spine' | 'field'
export type HairName = 'bun' | 'long' | 'crop' | 'topi' | 'curls'

type Order<Kind extends string, Words> = {
  /** What the picture is known by; the same name is always the same picture. */
  name: `${Kind}:${string}`
  kind: Kind
  /** The language of the words that are set in the picture. */
  language: 'en' | 'ne'
  palette: PaletteName
  alt: { en: string; ne: string }
} & Words

/** A picture that is wanted. The words in it are set as they are given; pictures without words are drawn from `words`. */
export type PictureSpec =
  | Order<'cover', { title: string; author: string; motif: MotifName; plan: CoverLayout; height: number }>
  | Order<'sleeve', { title: string; artist: string; motif: MotifName }>
  | Order<'poster', { title: string; date: string; place: string; motif: MotifName }>
  | Order<'portrait', { person: string; hair: HairName }>
  | Order<'stage', { words: string; players: number; scene: 'square' | MotifName }>
  /** A block is 960 wide and 540 high unless told. */
  | Order<'block', { words: string; motif: MotifName; size?: readonly [width: number, height: number] }>
