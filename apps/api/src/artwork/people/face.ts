import { clipped, disc, filled, type Point, ring, stroked, trace } from '../shapes.ts'
import { dark, type Head, type Person } from './person.ts'

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

/** What the years have drawn. */
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
