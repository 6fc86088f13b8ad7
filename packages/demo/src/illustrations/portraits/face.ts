import { clipped, disc, filled, type Point, ring, stroked, trace } from '@dabali/svg/svg'
import { type HairName, pigment, type Random } from '../picture-spec.ts'

/** The head: its middle, half its width, and half its height. All features are fractions of these. */
type Head = { middle: Point; wide: number; high: number }

type Skin = { light: string; shade: string }

/** The features of an invented person. */
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

/** A random person with the given hair. */
export const createPerson = (random: Random, hair: HairName): Person => {
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

const eyeWhite = '#f6efe2'

/** The outline of the head; a broad jaw keeps its width until lower down. */
const outlineOf = ({ middle: [x, y], wide, high }: Head, jaw: number): string => {
  const cheek = 0.42 + jaw * 0.28
  return trace`M${x - wide} ${y - high * 0.25}C${x - wide} ${y + high * cheek} ${x - wide * jaw} ${y + high} ${x} ${y + high}S${x + wide} ${y + high * cheek} ${x + wide} ${y - high * 0.25}C${x + wide} ${y - high * 1.05} ${x - wide} ${y - high * 1.05} ${x - wide} ${y - high * 0.25}Z`
}

const drawEye = ([x, y]: Point, side: 1 | -1, { head: { wide }, eyes, brows }: Person): string => {
  const { open, look } = eyes
  const brow = y - wide * brows.lift
  const inner = x - side * wide * 0.33
  const outer = x + side * wide * 0.36
  return (
    filled(
      trace`M${x - wide * 0.29} ${y}Q${x} ${y - wide * open} ${x + wide * 0.29} ${y}Q${x} ${y + wide * open * 0.8} ${x - wide * 0.29} ${y}Z`,
      eyeWhite,
    ) +
    disc([x + wide * look, y - wide * 0.01], wide * Math.min(0.105, open * 0.56), dark) +
    stroked(
      trace`M${x - wide * 0.32} ${y + wide * 0.01}Q${x} ${y - wide * (open + 0.05)} ${x + wide * 0.32} ${y + wide * 0.01}`,
      dark,
      wide * 0.075,
    ) +
    stroked(
      trace`M${inner} ${brow}Q${x + side * wide * 0.05} ${brow - wide * brows.arch} ${outer} ${brow + wide * 0.03}`,
      dark,
      wide * brows.thick,
    )
  )
}

const drawNose = ({
  head: {
    middle: [x, y],
    wide,
    high,
  },
  nose,
  shadeSide,
}: Person): string =>
  stroked(
    trace`M${x + shadeSide * wide * 0.1} ${y + high * 0.1}L${x + shadeSide * wide * nose.broad} ${y + high * (nose.long - 0.03)}L${x - shadeSide * wide * 0.04} ${y + high * nose.long}`,
    dark,
    wide * 0.05,
  )

const drawMouth = ({
  head: {
    middle: [x, y],
    wide,
    high,
  },
  mouth,
}: Person): string => {
  const middle = y + high * 0.62
  const corner = middle - high * mouth.smile
  return filled(
    trace`M${x - wide * mouth.wide} ${corner}Q${x - wide * 0.1} ${middle - high * 0.06} ${x} ${middle - high * 0.025}Q${x + wide * 0.1} ${middle - high * 0.06} ${x + wide * mouth.wide} ${corner}Q${x} ${middle + high * mouth.full} ${x - wide * mouth.wide} ${corner}Z`,
    mouth.colour,
  )
}

const drawBeard = (person: Person, outline: string): string => {
  const { head, beard, hairColour, mouth } = person
  const {
    middle: [x, y],
    wide,
    high,
  } = head
  const lip = y + high * 0.545
  const moustache = filled(
    trace`M${x} ${lip - high * 0.04}Q${x - wide * 0.2} ${lip - high * 0.05} ${x - wide * (mouth.wide + 0.1)} ${lip + high * 0.09}Q${x - wide * 0.2} ${lip + high * 0.05} ${x} ${lip + high * 0.04}Q${x + wide * 0.2} ${lip + high * 0.05} ${x + wide * (mouth.wide + 0.1)} ${lip + high * 0.09}Q${x + wide * 0.2} ${lip - high * 0.05} ${x} ${lip - high * 0.04}Z`,
    hairColour,
  )
  if (beard === 'none') return ''
  if (beard === 'moustache') return moustache
  const chin = disc([x, y + high * 0.9], wide * 0.2, hairColour)
  if (beard === 'goatee') return moustache + clipped('chin', outline, chin)
  const full = trace`M${x - wide * 1.1} ${y + high * 0.16}Q${x - wide * 0.72} ${y + high * 0.34} ${x - wide * 0.42} ${y + high * 0.52}Q${x} ${y + high * 0.42} ${x + wide * 0.42} ${y + high * 0.52}Q${x + wide * 0.72} ${y + high * 0.34} ${x + wide * 1.1} ${y + high * 0.16}V${y + high * 1.2}H${x - wide * 1.1}Z`
  return clipped('beard', outline, filled(full, hairColour))
}

/** Wrinkles. */
const drawLines = ({
  head: {
    middle: [x, y],
    wide,
    high,
  },
  skin,
}: Person): string => {
  const side = (sign: 1 | -1) =>
    trace`M${x + sign * wide * 0.34} ${y + high * 0.38}Q${x + sign * wide * 0.5} ${y + high * 0.46} ${x + sign * wide * 0.46} ${y + high * 0.6}M${x + sign * wide * 0.3} ${y + high * 0.14}Q${x + sign * wide * 0.48} ${y + high * 0.2} ${x + sign * wide * 0.68} ${y + high * 0.12}`
  return stroked(side(-1) + side(1), skin.shade, wide * 0.035)
}

const drawSpectacles = (
  {
    head: {
      middle: [x, y],
      wide,
    },
    eyes,
  }: Person,
  ink: string,
): string => {
  const lens = (side: 1 | -1) => ring([x + side * wide * eyes.apart, y + wide * 0.05], wide * 0.36, ink, wide * 0.06)
  const bridge = trace`M${x - wide * (eyes.apart - 0.36)} ${y}Q${x} ${y - wide * 0.1} ${x + wide * (eyes.apart - 0.36)} ${y}`
  return lens(-1) + lens(1) + stroked(bridge, ink, wide * 0.06)
}

/** A face half in light: one flat tone for each half, cut along the nose as a block cutter would. */
export const drawFace = (person: Person, rim: string): string => {
  const { head, skin, shadeSide: side, eyes } = person
  const {
    middle: [x, y],
    wide,
    high,
  } = head
  const outline = outlineOf(head, person.jaw)
  const shadow = trace`M${x} ${y - high * 1.2}L${x + side * wide * 0.1} ${y + high * 0.16}L${x + side * wide * (person.nose.broad + 0.06)} ${y + high * (person.nose.long - 0.05)}L${x} ${y + high * (person.nose.long + 0.05)}L${x + side * wide * 0.06} ${y + high * 1.1}H${x + side * wide * 1.3}V${y - high * 1.2}Z`
  const ear = (at: 1 | -1) =>
    disc([x + at * wide * 1.02, y + high * 0.14], wide * 0.15, at === side ? skin.shade : skin.light)
  const eye = (at: 1 | -1) => drawEye([x + at * wide * eyes.apart, y + high * 0.02], at, person)
  return (
    ear(-1) +
    ear(1) +
    filled(outline, skin.light) +
    clipped('face', outline, filled(shadow, skin.shade)) +
    (person.lines ? drawLines(person) : '') +
    drawBeard(person, outline) +
    eye(-1) +
    eye(1) +
    drawNose(person) +
    drawMouth(person) +
    (person.spectacles ? drawSpectacles(person, rim) : '')
  )
}
