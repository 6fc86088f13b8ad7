import { clipped, disc, ellipse, filled, onCircle, polygon, stroked, trace } from '@dabali/svg/svg'
import { weaveDhaka } from '../motifs/patterns.ts'
import type { HairName, Palette, Random } from '../picture-spec.ts'
import { dark, type Person } from './face.ts'

const SHEEN = '#4a4247'

type Draw = (random: Random, person: Person, palette: Palette) => string

/** The bun, high or low, and the flower in it. */
const bun: Draw = (
  random,
  {
    head: {
      middle: [x, y],
      wide,
      high,
    },
    hairColour,
  },
  { first, second },
) => {
  const place = random.pick<'high' | 'side'>('high', 'high', 'side')
  if (place === 'high')
    return (
      disc([x, y - high * 1.22], wide * 0.56, hairColour) +
      disc([x + wide * 0.5, y - high * 1.3], wide * 0.2, first) +
      disc([x + wide * 0.5, y - high * 1.3], wide * 0.08, second)
    )
  const side = random.pick(1, -1)
  return (
    disc([x + side * wide * 1.02, y - high * 0.72], wide * 0.5, hairColour) +
    [-0.24, 0, 0.24]
      .map((at) =>
        disc([x + side * wide * (0.98 + at * 0.6), y - high * (1.02 + Math.abs(at) * -0.5)], wide * 0.13, second),
      )
      .join('')
  )
}

/** Loose to the elbows, or a braid over one shoulder. */
const long: Draw = (
  _,
  {
    head: {
      middle: [x, y],
      wide,
      high,
    },
    hairColour,
  },
) =>
  filled(
    trace`M${x} ${y - high * 1.16}C${x - wide * 1.9} ${y - high * 1.16} ${x - wide * 1.5} ${y + high * 0.4} ${x - wide * 1.75} 492H${x + wide * 1.75}C${x + wide * 1.5} ${y + high * 0.4} ${x + wide * 1.9} ${y - high * 1.16} ${x} ${y - high * 1.16}Z`,
    hairColour,
  )

const curls: Draw = (
  random,
  {
    head: {
      middle: [x, y],
      wide,
      high,
    },
    hairColour,
  },
) => {
  const reach = random.between(1.02, 1.2)
  return Array.from({ length: 17 }, (_, index) => {
    const place = onCircle([x, y - high * 0.28], wide * reach * random.between(0.95, 1.05), -2.1 + index * 0.2625)
    return disc(place, wide * random.between(0.34, 0.46), hairColour)
  }).join('')
}

const nothing: Draw = () => ''

const behind: Record<HairName, Draw> = { bun, long, crop: nothing, topi: nothing, curls }

/** The hair behind the head. */
export const drawHairBehind: Draw = (random, person, palette) => behind[person.hair](random, person, palette)

type Parting = 'middle' | 'side' | 'high'

const fringe = (
  {
    head: {
      middle: [x, y],
      wide,
      high,
    },
    hairColour,
    shadeSide,
  }: Person,
  parting: Parting,
): string => {
  const at = { middle: 0, side: -shadeSide * 0.42, high: -shadeSide * 0.12 }[parting]
  const peak = { middle: 0.62, side: 0.6, high: 0.56 }[parting]
  const lock = { middle: 0.3, side: 0.42, high: 0.46 }[parting]
  return filled(
    trace`M${x - wide * 1.06} ${y - high * 0.1}C${x - wide * 1.18} ${y - high * 1.28} ${x + wide * 1.18} ${y - high * 1.28} ${x + wide * 1.06} ${y - high * 0.1}Q${x + wide * 0.9} ${y - high * lock} ${x + wide * at} ${y - high * peak}Q${x - wide * 0.9} ${y - high * lock} ${x - wide * 1.06} ${y - high * 0.1}Z`,
    hairColour,
  )
}

/** A cap of Dhaka cloth, or the plain black one of Bhaktapur. */
const topi = (
  random: Random,
  {
    head: {
      middle: [x, y],
      wide,
      high,
    },
  }: Person,
  palette: Palette,
): string => {
  const lean = random.pick(1, -1)
  const hat = polygon([
    [x - wide * 1.1, y - high * 0.5],
    [x - wide * (lean > 0 ? 0.86 : 0.72), y - high * (lean > 0 ? 1.24 : 1.36)],
    [x + wide * (lean > 0 ? 0.72 : 0.86), y - high * (lean > 0 ? 1.36 : 1.24)],
    [x + wide * 1.1, y - high * 0.5],
  ])
  const edge = stroked(hat, palette.key, 3)
  if (random.pick(true, false, false)) {
    const band = trace`M${x - wide * 1.1} ${y - high * 0.5}H${x + wide * 1.1}`
    return filled(hat, dark) + stroked(band, palette.second, wide * 0.09) + edge
  }
  const ground = palette.ground === palette.key ? palette.first : palette.second
  const inks: Palette = { ground, first: palette.first, second: palette.third, third: palette.key, key: palette.ground }
  const bolt = { left: x - wide * 1.2, top: y - high * 1.4, width: wide * 2.4, height: high }
  return clipped('topi', hat, weaveDhaka(random, bolt, inks)) + edge
}

/** A braid over one shoulder, tied with red thread. */
const braid = (
  random: Random,
  {
    head: {
      middle: [x, y],
      wide,
      high,
    },
    hairColour,
  }: Person,
  { first }: Palette,
): string => {
  const side = random.pick(1, -1)
  let art = ''
  for (let knot = 0; knot < 7; knot++) {
    const place: [number, number] = [x + side * wide * (1.18 + knot * 0.015), y + high * (0.5 + knot * 0.27)]
    art += ellipse(place, wide * (0.27 - knot * 0.014), high * 0.17, knot === 6 ? first : hairColour)
    art += stroked(
      trace`M${place[0] - wide * 0.16} ${place[1] - high * 0.1}q${wide * 0.16} ${high * 0.1} ${wide * 0.32} 0`,
      SHEEN,
      2,
    )
  }
  return art
}

/** The hair in front of the head and over the shoulders. */
export const drawHairBefore: Draw = (random, person, palette) => {
  if (person.hair === 'topi') return fringe(person, 'high') + topi(random, person, palette)
  const parting = random.pick<Parting>('high', 'middle', 'side', 'high')
  const plaited = person.hair === 'long' && random.pick(true, false)
  return fringe(person, parting) + (plaited ? braid(random, person, palette) : '')
}
