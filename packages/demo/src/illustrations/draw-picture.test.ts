import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { drawPicture } from './draw-picture.ts'
import {
  type Band,
  type CoverLayout,
  contrast,
  type GoodsObject,
  type HairName,
  type InstrumentName,
  type MotifName,
  type PaletteName,
  type PictureSpec,
  paletteOf,
  readable,
  type SceneName,
} from './picture-spec.ts'

const PALETTES: PaletteName[] = [
  ...(['sindoor', 'lapis', 'malachite', 'orpiment', 'lac', 'dawn', 'brick'] as const),
  ...(['rose', 'night', 'chalk', 'moss', 'soot', 'ember'] as const),
]
const MOTIFS: MotifName[] = [
  ...(['dhaka', 'mandala', 'roofs', 'terraces', 'lattice'] as const),
  ...(['engraving', 'river', 'peacock', 'brickwork', 'steps'] as const),
]
const PLANS: CoverLayout[] = ['crown', 'foot', 'plate', 'spine', 'field']
const OBJECTS: GoodsObject[] = [
  ...(['tote', 'towel', 'notebook', 'boat'] as const),
  ...(['mug', 'keyring', 'umbrella', 'pass'] as const),
]
const HAIRS: HairName[] = ['bun', 'long', 'crop', 'topi', 'curls']

const INSTRUMENTS: InstrumentName[] = [
  ...(['madal', 'khin', 'sarangi', 'bansuri', 'tungna', 'dranyen', 'guitar', 'bass'] as const),
  ...(['violin', 'viola', 'trumpet', 'euphonium', 'ektara', 'damphu', 'cymbals', 'organ'] as const),
  ...(['drums', 'microphone', 'ledger', 'inverter', 'lamp', 'bells', 'voice'] as const),
]
const SCENES: SceneName[] = [
  ...(['roof', 'spout', 'loom', 'tent', 'cheese', 'bicycle'] as const),
  ...(['windows', 'substation', 'ferry', 'radio', 'drums', 'snow'] as const),
]

const alt = { en: 'A picture', ne: 'चित्र' }
const cover = (words: Partial<Extract<PictureSpec, { kind: 'cover' }>> = {}): PictureSpec => ({
  name: 'cover:one',
  kind: 'cover',
  language: 'en',
  palette: 'lapis',
  motif: 'engraving',
  plan: 'foot',
  height: 600,
  title: 'The Rain Ledger',
  author: 'Ishvari Tamot',
  alt,
  ...words,
})
const portrait = (person: string, hair: HairName = 'bun'): Extract<PictureSpec, { kind: 'portrait' }> => ({
  ...{ name: `portrait:${person}`, kind: 'portrait', language: 'en', palette: 'lapis', person, hair, alt },
})

const bandOf = (count: number, place: Band['place'] = 'steps'): PictureSpec => ({
  ...portrait(`${count} in ${place}`),
  band: { place, members: Array.from({ length: count }, () => ({ hair: 'crop', instrument: 'madal' })) },
})
const BANDS = [bandOf(2, 'dark'), bandOf(3), bandOf(4, 'bus'), bandOf(5), bandOf(9), bandOf(0, 'lane')]

const every: PictureSpec[] = [
  ...PLANS.flatMap((plan) => MOTIFS.map((motif) => cover({ plan, motif }))),
  ...PALETTES.map((palette) => cover({ palette, plan: 'crown', title: 'कुहिरोको घर', author: 'निर्जला बान्तवा' })),
  ...MOTIFS.map(
    (motif): PictureSpec => ({
      ...{ name: 'sleeve:one', kind: 'sleeve', language: 'en', palette: 'lac', alt },
      ...{ title: 'Low Cloud', artist: 'Tara Nembang', motif },
    }),
  ),
  ...OBJECTS.map(
    (object): PictureSpec => ({
      ...{ name: 'goods:one', kind: 'goods', language: 'en', palette: 'moss', alt },
      ...{ title: 'Reading pass, one month', motif: 'lattice', object },
    }),
  ),
  {
    ...{ name: 'vinyl:one', kind: 'vinyl', language: 'en', palette: 'lac', alt },
    ...{ title: 'Low Cloud', artist: 'Tara Nembang', motif: 'river' },
  },
  ...MOTIFS.map(
    (motif): PictureSpec => ({
      ...{ name: 'poster:one', kind: 'poster', language: 'ne', palette: 'ember', alt },
      ...{ title: 'मादलको लामो रात', date: 'तीन रात', place: 'हिटी हल', motif },
    }),
  ),
  ...HAIRS.map((hair) => portrait('Mina Khapangi', hair)),
  ...INSTRUMENTS.map((instrument) => ({ ...portrait('Mina Khapangi'), instrument })),
  ...BANDS,
  ...(['square', ...MOTIFS, ...SCENES] as const).map(
    (scene): PictureSpec => ({
      ...{ name: 'stage:one', kind: 'stage', language: 'en', palette: 'ember', words: 'One', players: 3, scene, alt },
    }),
  ),
  ...MOTIFS.map(
    (motif): PictureSpec => ({
      ...{ name: 'block:one', kind: 'block', language: 'en', palette: 'moss', words: 'One', motif, alt },
    }),
  ),
]

test('every kind, plan, motif, object, palette and hair is drawn in outlines and flat colour, without NaN', () => {
  for (const order of every) {
    const { art } = drawPicture(order)
    expect(art).not.toMatch(/<text|<image|font-|gradient|filter|NaN|undefined|Infinity/)
    const names = [...art.matchAll(/ id="([^"]+)"/g)].map(([, name]) => name)
    expect(new Set(names).size, order.name).toBe(names.length)
    for (const [, used] of art.matchAll(/url\(#([^)]+)\)/g)) expect(names).toContain(used)
  }
})

test('equal specs give equal drawings', () => {
  for (const order of every) expect(drawPicture(order)).toEqual(drawPicture(structuredClone(order)))
})

test('covers keep the height that is ordered, and the other kinds their shape', () => {
  const shapes = (orders: PictureSpec[]) => [
    ...new Set(orders.map(drawPicture).map(({ width, height }) => `${width} × ${height}`)),
  ]
  expect(shapes([cover({ height: 560 }), cover({ height: 614 })])).toEqual(['400 × 560', '400 × 614'])
  const others = shapes(every.filter(({ kind }) => kind !== 'cover'))
  expect(others).toEqual(['480 × 480', '640 × 640', '640 × 800', '480 × 600', '960 × 540'])
})

test('neither two books nor two people look the same', () => {
  const drawn = (orders: PictureSpec[]) => new Set(orders.map((order) => drawPicture(order).art)).size
  expect(drawn(['One', 'Two', 'Three'].map((title) => cover({ title })))).toBe(3)
  const people = ['Tara Nembang', 'Mina Khapangi', 'Jhuma Tamot', 'Pramila Yonjan']
  expect(drawn(people.map((person) => portrait(person)))).toBe(4)
})

test('a band shows each of its members, and a choir 23', () => {
  const facesIn = (order: PictureSpec) => drawPicture(order).art.match(/clipPath id="[^"]*face"/g)?.length ?? 0
  expect(BANDS.map(facesIn)).toEqual([2, 3, 4, 5, 9, 23])
})

test('no two scenes look the same', () => {
  const words = {
    name: 'stage:one',
    kind: 'stage',
    language: 'en',
    palette: 'ember',
    words: 'One',
    players: 3,
    alt,
  } as const
  expect(new Set(SCENES.map((scene) => drawPicture({ ...words, scene }).art)).size).toBe(SCENES.length)
})

test('type can be read on every palette: on its ground, on chalk and on its key', () => {
  for (const name of PALETTES) {
    const { ground, second, key } = paletteOf(name)
    expect(contrast(ground, readable(ground, key, '#f8f4ea')), `${name} on its ground`).toBeGreaterThanOrEqual(4.5)
    expect(contrast('#f8f4ea', key), `${name} on chalk`).toBeGreaterThanOrEqual(4.5)
    expect(contrast(key, readable(key, '#f8f4ea', second)), `${name} on its key`).toBeGreaterThanOrEqual(4.5)
  }
})

describe('the three pictures that were there first keep their character', () => {
  const colourAt = async (order: PictureSpec, x: number, y: number) => {
    const { width, height, art } = drawPicture(order)
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${art}</svg>`
    const [red, green, blue] = await sharp(Buffer.from(svg))
      .extract({ left: x, top: y, width: 1, height: 1 })
      .raw()
      .toBuffer()
    return [red, green, blue]
  }
  const near = (one: (number | undefined)[], other: number[]) =>
    one.every((value, index) => Math.abs((value ?? 0) - (other[index] ?? 0)) < 6)

  test('The Rain Ledger: a white mountain on lapis, a yellow sun, the title on the blue of the sky', async () => {
    const order = cover()
    expect(near(await colourAt(order, 304, 71), [0xe8, 0xad, 0x1b])).toBe(true)
    expect(near(await colourAt(order, 390, 590), [0x24, 0x43, 0x7f])).toBe(true)
    const { art } = drawPicture(order)
    expect(art.match(/clipPath id="engraved"><path d="M-20 /g)).toHaveLength(1)
  })

  test('कुहिरोको घर: a red sun behind the brick steps, on chalk', async () => {
    const words = { title: 'कुहिरोको घर', author: 'निर्जला बान्तवा', height: 590 }
    const order = cover({ ...words, palette: 'chalk', motif: 'steps', plan: 'crown', language: 'ne' })
    expect(near(await colourAt(order, 4, 4), [0xf8, 0xf4, 0xea])).toBe(true)
    expect(near(await colourAt(order, 200, 400), [0xc5, 0x36, 0x1f])).toBe(true)
  })

  test('Tara Nembang: a bun with a flower, a halo of petals, Dhaka cloth', async () => {
    const order = portrait('Tara Nembang')
    const { art } = drawPicture(order)
    // Thirty-two petals or more, each of two curves, in one path.
    expect(art.match(/d="(M[\d. -]+Q[\d. -]+Q[\d. -]+Z){32,}"/g)).toHaveLength(1)
    // Cloth of knots: runs of squares in one ink, clipped by the body.
    expect(art).toMatch(/url\(#body\).*d="(M[\d. -]+h[\d.-]+v[\d.-]+h[\d.-]+z){20,}"/)
    expect(near(await colourAt(order, 4, 4), [0x24, 0x43, 0x7f])).toBe(true)
  })
})
