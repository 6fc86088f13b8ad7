import type { HairName } from '../order.ts'
import { pigment } from '../palette.ts'
import type { Random } from '../random.ts'
import type { Point } from '../shapes.ts'

/** The head: its middle, half its width, and half its height. All features are fractions of these. */
export type Head = { middle: Point; wide: number; high: number }

type Skin = { light: string; shade: string }

/** Everything that tells one invented person from another. */
export type Person = {
  head: Head
  skin: Skin
  /** Which half of the face is in the shade. */
  shadeSide: 1 | -1
  hair: HairName
  hairColour: string
  /** How broad the jaw is, from pointed to square. */
  jaw: number
  /** How far apart the eyes are, how open, and where they look. */
  eyes: { apart: number; open: number; look: number }
  brows: { lift: number; arch: number; thick: number }
  nose: { long: number; broad: number }
  mouth: { wide: number; full: number; smile: number; colour: string }
  beard: 'none' | 'moustache' | 'full' | 'goatee'
  spectacles: boolean
  lines: boolean
}

const SHEET = { width: 480, height: 600 }
const SKINS: [Skin, ...Skin[]] = [
  { light: '#b9794f', shade: '#82492b' },
  { light: '#a5673f', shade: '#6f3c22' },
  { light: '#c68a5e', shade: '#925a36' },
  { light: '#8f5635', shade: '#5c321c' },
  { light: '#d39b70', shade: '#a26b45' },
  { light: '#9c6240', shade: '#683a21' },
]

const BLACK = '#16131a'

/** A person as the numbers have it; the style of the hair is known already. */
export const invent = (random: Random, hair: HairName): Person => {
  const short = hair === 'crop' || hair === 'topi'
  const wide = SHEET.width * random.between(0.155, 0.175)
  const old = random.pick(true, false, false, false, false)
  return {
    head: { middle: [SHEET.width / 2, SHEET.height * 0.4], wide, high: wide * random.between(1.28, 1.44) },
    skin: random.pick(...SKINS),
    shadeSide: random.pick<1 | -1>(1, -1),
    hair,
    hairColour: old ? random.pick('#8d8a88', '#5d5a5c') : random.pick(BLACK, BLACK, BLACK, '#2a1a14'),
    jaw: short ? random.between(0.5, 0.74) : random.between(0.36, 0.6),
    eyes: {
      apart: random.between(0.44, 0.51),
      open: random.between(0.15, 0.24),
      look: random.pick(0, 0, 0, 0.07, -0.07),
    },
    brows: {
      lift: random.between(0.24, 0.32),
      arch: random.between(0.08, 0.24),
      thick: short ? random.between(0.09, 0.14) : random.between(0.06, 0.1),
    },
    nose: { long: random.between(0.33, 0.41), broad: random.between(0.15, 0.24) },
    mouth: {
      wide: random.between(0.26, 0.34),
      full: short ? random.between(0.08, 0.11) : random.between(0.1, 0.15),
      smile: random.between(-0.02, 0.06),
      colour: short ? '#6b2f24' : random.pick('#8e2b2b', '#7a2740', '#96362b'),
    },
    beard: short ? random.pick('none', 'none', 'moustache', 'moustache', 'full', 'goatee') : 'none',
    spectacles: random.pick(true, false, false, false),
    lines: old,
  }
}

export const dark = BLACK
export const vermilion = pigment.sindoor
