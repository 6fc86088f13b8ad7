import {
  type Box,
  boxPath,
  clipped,
  disc,
  filled,
  type Point,
  polygon,
  rectangle,
  ring,
  rounded,
  stroked,
  trace,
} from '@dabali/svg/svg'
import { weaveDhaka } from '../motifs/patterns.ts'
import type { Palette, Random } from '../picture-spec.ts'
import { type Person, vermilion } from './face.ts'

const WIDTH = 480
const HEIGHT = 600
const SHOULDER = HEIGHT * 0.66
const BOLT: Box = { left: 0, top: SHOULDER - HEIGHT * 0.02, width: WIDTH, height: HEIGHT * 0.36 }

type Cloth = (random: Random, palette: Palette) => string

const dhaka: Cloth = (random, palette) =>
  weaveDhaka(random, BOLT, { ...palette, ground: palette.key, key: palette.ground })

/** A shawl of broad and narrow stripes. */
const striped: Cloth = (random, { first, second, third, key }) => {
  const step = random.pick(26, 34, 44)
  let broad = ''
  let narrow = ''
  for (let left = -step; left < WIDTH + step; left += step) {
    broad += boxPath({ left, top: BOLT.top, width: step * 0.42, height: BOLT.height })
    narrow += boxPath({ left: left + step * 0.62, top: BOLT.top, width: step * 0.12, height: BOLT.height })
  }
  const [one, other] = random.pick([first, third], [third, second], [second, first])
  return rectangle(BOLT, key) + filled(broad, one) + filled(narrow, other)
}

/** A hand-loomed check. */
const checked: Cloth = (random, { first, second, third, key }) => {
  const step = random.pick(30, 38, 48)
  let down = ''
  let across = ''
  for (let at = 0; at < WIDTH; at += step) {
    down += boxPath({ left: at, top: BOLT.top, width: step * 0.3, height: BOLT.height })
    across += boxPath({ left: 0, top: BOLT.top + at, width: WIDTH, height: step * 0.3 })
  }
  const [one, other] = random.pick([first, second], [third, first])
  return rectangle(BOLT, key) + filled(down, one, 0.85) + filled(across, other, 0.6)
}

/** Printed with small rounds, as a wood block prints them. */
const printed: Cloth = (random, { first, second, third, key }) => {
  const step = random.pick(28, 36)
  const [cloth, spot] = random.pick([third, second], [first, third], [key, second], [third, key])
  let art = rectangle(BOLT, cloth)
  for (let row = 0; row * step * 0.8 < BOLT.height; row++) {
    for (let column = -1; column * step < WIDTH; column++) {
      const place: [number, number] = [column * step + (row % 2 ? step / 2 : 0) + 8, BOLT.top + row * step * 0.8]
      art += disc(place, step * 0.2, spot) + disc(place, step * 0.08, cloth)
    }
  }
  return art
}

const plain: Cloth = (random, { first, third, key }) => rectangle(BOLT, random.pick(third, key, first))

/** The neckline of the cloth. */
const collars = {
  hem: (
    {
      head: {
        middle: [x],
        wide,
      },
    }: Person,
    { second }: Palette,
  ) =>
    stroked(
      trace`M${x - wide * 0.64} ${SHOULDER - HEIGHT * 0.014}L${x} ${SHOULDER + HEIGHT * 0.072}L${x + wide * 0.64} ${SHOULDER - HEIGHT * 0.014}`,
      second,
      WIDTH * 0.014,
    ),
  /** A chaubandi, crossed over the breast and tied at the side. */
  crossed: (
    {
      head: {
        middle: [x],
        wide,
      },
      shadeSide: side,
    }: Person,
    { second }: Palette,
  ) =>
    stroked(
      trace`M${x - side * wide * 0.64} ${SHOULDER - HEIGHT * 0.014}L${x + side * wide * 0.9} ${HEIGHT}M${x + side * wide * 0.64} ${SHOULDER - HEIGHT * 0.014}L${x + side * wide * 0.02} ${SHOULDER + HEIGHT * 0.08}`,
      second,
      WIDTH * 0.018,
    ),
  /** A shawl over one shoulder. */
  shawl: (
    {
      head: {
        middle: [x],
        wide,
      },
      shadeSide: side,
    }: Person,
    { first, second }: Palette,
  ) => {
    const edge = trace`M${x + side * wide * 0.5} ${SHOULDER - HEIGHT * 0.03}Q${x + side * wide * 0.1} ${SHOULDER + HEIGHT * 0.2} ${x - side * wide * 0.9} ${HEIGHT}`
    return filled(`${edge}H${x + side * 300}V${SHOULDER - 30}Z`, first) + stroked(edge, second, WIDTH * 0.016)
  },
}

type Choice = { cloth: Cloth; collar: keyof typeof collars }

/** The red coat of a wedding band, with two rows of buttons and shoulder boards. */
const uniform = ({ first, second, key }: Palette): string =>
  rectangle({ ...BOLT, top: 0, height: HEIGHT }, first) +
  rectangle({ left: WIDTH / 2 - 46, top: SHOULDER, width: 92, height: HEIGHT }, key) +
  [0, 1, 2, 3, 4]
    .flatMap((row) => [-30, 30].map((side) => disc([WIDTH / 2 + side, SHOULDER + 62 + row * 34], 9, second)))
    .join('') +
  rectangle({ left: 70, top: SHOULDER + 8, width: 84, height: 16 }, second) +
  rectangle({ left: WIDTH - 154, top: SHOULDER + 8, width: 84, height: 16 }, second)

type Fit = { shoulders?: number; uniform?: boolean }

/** Neck, shoulders in cloth, and the collar. */
export const drawBody = (random: Random, person: Person, palette: Palette, fit: Fit = {}): string => {
  const { shoulders = 1, uniform: isUniform = false } = fit
  const { head, skin } = person
  const {
    middle: [x, y],
    wide,
    high,
  } = head
  const { cloth, collar } = random.pick<Choice>(
    { cloth: printed, collar: 'hem' },
    { cloth: dhaka, collar: 'hem' },
    { cloth: striped, collar: 'hem' },
    { cloth: dhaka, collar: 'crossed' },
    { cloth: checked, collar: 'crossed' },
    { cloth: plain, collar: 'shawl' },
    { cloth: dhaka, collar: 'hem' },
    { cloth: printed, collar: 'shawl' },
  )
  const neck = trace`M${x - wide * 0.56} ${y + high * 0.5}H${x + wide * 0.56}L${x + wide * 0.72} ${SHOULDER + HEIGHT * 0.03}L${x} ${SHOULDER + HEIGHT * 0.1}L${x - wide * 0.72} ${SHOULDER + HEIGHT * 0.03}Z`
  const at = (share: number) => x + (share - 0.5) * WIDTH * shoulders
  const body = trace`M${at(-0.02)} ${HEIGHT}C${at(0.04)} ${SHOULDER + HEIGHT * 0.08} ${at(0.24)} ${SHOULDER + HEIGHT * 0.035} ${x - wide * 0.62} ${SHOULDER - HEIGHT * 0.012}L${x} ${SHOULDER + HEIGHT * 0.07}L${x + wide * 0.62} ${SHOULDER - HEIGHT * 0.012}C${at(0.76)} ${SHOULDER + HEIGHT * 0.035} ${at(0.96)} ${SHOULDER + HEIGHT * 0.08} ${at(1.02)} ${HEIGHT}Z`
  const worn = isUniform ? uniform(palette) : cloth(random, palette) + collars[collar](person, palette)
  return filled(neck, skin.shade) + clipped('body', body, worn)
}

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
