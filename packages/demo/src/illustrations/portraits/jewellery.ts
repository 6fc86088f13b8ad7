import { disc, filled, type Point, polygon, ring, rounded, stroked, trace } from '@dabali/svg/shapes'
import type { Palette } from '../palette.ts'
import type { Random } from '../random.ts'
import { type Person, vermilion } from './face.ts'

type Jewel = (person: Person, palette: Palette) => string

const both = (
  {
    head: {
      middle: [x, y],
      wide,
      high,
    },
  }: Person,
  hang: (lobe: Point, unit: number) => string,
): string => hang([x - wide * 1.05, y + high * 0.36], wide) + hang([x + wide * 1.05, y + high * 0.36], wide)

const discs: Jewel = (person, { second, key }) =>
  both(person, (lobe, unit) => disc(lobe, unit * 0.13, second) + disc(lobe, unit * 0.05, key))

const hoops: Jewel = (person, { second }) =>
  both(person, ([x, y], unit) => ring([x, y + unit * 0.14], unit * 0.2, second, unit * 0.06))

const drops: Jewel = (person, { first, second }) =>
  both(
    person,
    ([x, y], unit) =>
      disc([x, y - unit * 0.04], unit * 0.07, second) +
      filled(
        polygon([
          [x, y],
          [x + unit * 0.13, y + unit * 0.34],
          [x - unit * 0.13, y + unit * 0.34],
        ]),
        first,
      ),
  )

const studs: Jewel = (person, { second }) =>
  both(person, ([x, y], unit) => disc([x, y - unit * 0.06], unit * 0.07, second))

/** Strings of beads, and on them the long gold bead of a tilhari. */
const tilhari: Jewel = (
  {
    head: {
      middle: [x, y],
      wide,
      high,
    },
  },
  { second, third },
) => {
  const string = (fall: number) =>
    trace`M${x - wide * 0.58} ${y + high * 0.98}Q${x} ${y + high * fall} ${x + wide * 0.58} ${y + high * 0.98}`
  const bead = { left: x - wide * 0.1, top: y + high * 1.46, width: wide * 0.2, height: high * 0.42 }
  return stroked(string(1.66) + string(1.8) + string(1.94), third, wide * 0.06) + rounded(bead, wide * 0.07, second)
}

const beads: Jewel = (
  {
    head: {
      middle: [x, y],
      wide,
      high,
    },
  },
  { first, second },
) =>
  Array.from({ length: 11 }, (_, index) => {
    const share = (index - 5) / 5
    const place: Point = [x + wide * 0.62 * share, y + high * (1.36 - 0.38 * share * share)]
    return disc(place, wide * (index === 5 ? 0.13 : 0.085), index % 2 ? first : second)
  }).join('')

const nosePin: Jewel = (
  {
    head: {
      middle: [x, y],
      wide,
      high,
    },
    shadeSide,
    nose,
  },
  { second },
) => disc([x - shadeSide * wide * 0.12, y + high * (nose.long - 0.03)], wide * 0.055, second)

const tika: Jewel = ({
  head: {
    middle: [x, y],
    wide,
    high,
  },
}) => disc([x, y - high * 0.3], wide * 0.085, vermilion)

const longTika: Jewel = ({
  head: {
    middle: [x, y],
    wide,
    high,
  },
}) =>
  rounded(
    { left: x - wide * 0.05, top: y - high * 0.46, width: wide * 0.1, height: high * 0.24 },
    wide * 0.05,
    vermilion,
  )

const none: Jewel = () => ''

/** One jewel at the ears, one at the neck, one at the brow; men wear fewer. */
export const drawJewels = (random: Random, person: Person, palette: Palette): string => {
  const plain = person.hair === 'crop' || person.hair === 'topi'
  const worn = plain
    ? [random.pick(none, none, none, studs), random.pick(none, none, none, longTika), random.pick(none, none, beads)]
    : [
        random.pick(discs, discs, hoops, drops),
        random.pick(tika, tika, none, longTika),
        random.pick(none, tilhari, beads, none),
        random.pick(none, none, nosePin),
      ]
  return worn.map((jewel) => jewel(person, palette)).join('')
}
