/** Pigments of the paubha painter's box, the brick kiln and the dye pot. */
export const pigment = {
  brick: '#9c452c',
  chalk: '#f8f4ea',
  lac: '#861f4b',
  lapis: '#24437f',
  lokta: '#efe8d8',
  malachite: '#23705a',
  marigold: '#f28a12',
  moss: '#65762b',
  night: '#1d2140',
  oat: '#cdb98e',
  orpiment: '#e8ad1b',
  rose: '#df7f86',
  sindoor: '#c5361f',
  sky: '#a9c8cf',
  slate: '#4a5566',
  soot: '#17161b',
}

/** Five inks to a sheet: a ground, three colours, and the key, which is the dark ink of outlines and type. */
export type Palette = { ground: string; first: string; second: string; third: string; key: string }

const mixed = (ground: string, first: string, second: string, third: string, key: string): Palette => ({
  ground,
  first,
  second,
  third,
  key,
})

const { brick, chalk, lac, lapis, lokta, malachite, marigold, moss, night, oat, orpiment } = pigment
const { rose, sindoor, sky, slate, soot } = pigment

const palettes: Record<PaletteName, Palette> = {
  sindoor: mixed(lokta, sindoor, orpiment, lapis, soot),
  lapis: mixed(lapis, chalk, orpiment, rose, '#0f1c3a'),
  malachite: mixed(malachite, lokta, orpiment, sindoor, '#0c2b22'),
  orpiment: mixed(orpiment, sindoor, chalk, malachite, soot),
  lac: mixed(lac, orpiment, rose, lokta, '#320a1b'),
  dawn: mixed(sky, chalk, sindoor, lapis, night),
  brick: mixed(brick, lokta, orpiment, night, '#2c110a'),
  rose: mixed(rose, lokta, lac, lapis, '#3a0f22'),
  night: mixed(night, marigold, sky, rose, '#0d0f22'),
  chalk: mixed(chalk, slate, sindoor, oat, soot),
  moss: mixed(moss, lokta, orpiment, night, '#1c220a'),
  soot: mixed(soot, marigold, lokta, sindoor, '#000000'),
  // The key is the black of the culture site's page, so that a stage grows out of the page.
  ember: mixed('#2a2140', '#ffa21f', '#f9e2b0', '#b8341f', '#0f0d15'),
}

export const paletteOf = (name: PaletteName): Palette => palettes[name]

const light = (colour: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const share = Number.parseInt(colour.slice(start, start + 2), 16) / 255
    return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** The contrast of two colours as WCAG counts it, from 1 to 21. */
export const contrast = (one: string, other: string): number => {
  const [lights, darks] = [light(one), light(other)].sort((a, b) => b - a) as [number, number]
  return (lights + 0.05) / (darks + 0.05)
}

/** The ink with the most contrast. */
export const readable = (ground: string, first: string, ...others: string[]): string =>
  others.reduce((best, ink) => (contrast(ink, ground) > contrast(best, ground) ? ink : best), first)

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

/** What the people in a picture play or hold. */
export type InstrumentName =
  | 'madal'
  | 'khin'
  | 'sarangi'
  | 'bansuri'
  | 'tungna'
  | 'dranyen'
  | 'guitar'
  | 'bass'
  | 'violin'
  | 'viola'
  | 'trumpet'
  | 'euphonium'
  | 'ektara'
  | 'damphu'
  | 'cymbals'
  | 'organ'
  | 'drums'
  | 'microphone'
  | 'ledger'
  | 'inverter'
  | 'lamp'
  | 'bells'
  | 'voice'

export type BandMember = { hair: HairName; instrument?: InstrumentName; isOld?: boolean }

/** A band of 2, 3, 4, 5 or 9 members, or the choir of a lane, and the place behind them. */
export type Band = {
  place: MotifName | 'bus' | 'lane' | 'dark'
  members: readonly BandMember[]
  uniform?: boolean
}

/** The places of sessions and volumes. */
export type SceneName =
  | 'roof'
  | 'spout'
  | 'loom'
  | 'tent'
  | 'cheese'
  | 'bicycle'
  | 'windows'
  | 'substation'
  | 'ferry'
  | 'radio'
  | 'drums'
  | 'snow'

/** What goods are drawn as. */
export type GoodsObject = 'tote' | 'towel' | 'notebook' | 'boat' | 'mug' | 'keyring' | 'umbrella' | 'pass'

type Order<Kind extends string, Words> = {
  /** The unique name of the picture. */
  name: `${Kind}:${string}`
  kind: Kind
  /** The language of the text in the picture. */
  language: 'en' | 'ne'
  palette: PaletteName
  alt: { en: string; ne: string }
} & Words

/**
 * The specification of a picture. Pictures without text are drawn from the seed `words`; pictures with text from their
 * title or `seed`, which is the same for the lettering in both languages.
 */
export type PictureSpec =
  | Order<'cover', { title: string; author: string; motif: MotifName; plan: CoverLayout; height: number }>
  | Order<'sleeve', { title: string; seed?: string; artist: string; motif: MotifName }>
  | Order<'poster', { title: string; seed?: string; date: string; place: string; motif: MotifName }>
  | Order<'portrait', { person: string; hair: HairName; instrument?: InstrumentName; band?: Band }>
  | Order<'stage', { words: string; players: number; scene: 'square' | MotifName | SceneName }>
  | Order<'vinyl', { title: string; seed?: string; artist: string; motif: MotifName }>
  | Order<'goods', { title: string; object: GoodsObject; motif: MotifName }>
  | Order<'block', { words: string; motif: MotifName }>
  | Order<'square', { words: string; motif: MotifName }>

export type Random = {
  between: (low: number, high: number) => number
  pick: <Choice>(first: Choice, ...others: Choice[]) => Choice
}

const seedOf = (words: string): number => {
  let hash = 1779033703 ^ words.length
  for (const character of words) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 3432918353)
    hash = (hash << 13) | (hash >>> 19)
  }
  hash = Math.imul(hash ^ (hash >>> 16), 2246822507)
  return (hash ^ (hash >>> 13)) >>> 0
}

/** A seeded random generator (xmur3 seed, mulberry32 stream): equal seeds give equal pictures. */
export const seededRandom = (words: string): Random => {
  let state = seedOf(words)
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  return {
    between: (low, high) => low + next() * (high - low),
    pick: (first, ...others) => [first, ...others][Math.floor(next() * (others.length + 1))] ?? first,
  }
}
