import {
  angles,
  type Box,
  boxPath,
  clipped,
  disc,
  filled,
  onCircle,
  type Point,
  polygon,
  rectangle,
  round,
  stroked,
  trace,
} from '@dabali/svg/svg'
import type { MotifName, Palette, Random } from '../picture-spec.ts'
import { drawBrickwork, drawRoofs, drawSteps } from './buildings.ts'
import { drawEngraving, drawLattice, weaveDhaka } from './patterns.ts'

type Ring = { inner: number; outer: number; count: number; fat?: number; turn?: number }

/** A ring of lotus petals, as one path. */
export const petals = (middle: Point, { inner, outer, count, fat = 1, turn = 0 }: Ring): string => {
  const half = (Math.PI / count) * fat
  const belly = inner + (outer - inner) * 0.55
  return angles(count)
    .map((each) => {
      const angle = turn + each
      const [[rootX, rootY], [tipX, tipY]] = [onCircle(middle, inner, angle), onCircle(middle, outer, angle)]
      const [leftX, leftY] = onCircle(middle, belly, angle - half)
      const [rightX, rightY] = onCircle(middle, belly, angle + half)
      return trace`M${rootX} ${rootY}Q${leftX} ${leftY} ${tipX} ${tipY}Q${rightX} ${rightY} ${rootX} ${rootY}Z`
    })
    .join('')
}

const square = ([x, y]: Point, half: number, fill: string): string =>
  rectangle({ left: x - half, top: y - half, width: half * 2, height: half * 2 }, fill)

/** The four gates of the palace, which open outwards. */
const gates = (middle: Point, reach: number, at: number, fill: string): string => {
  const [x, y] = middle
  const gate =
    rectangle(
      { left: x - reach * 0.13, top: y - reach * (at + 0.1), width: reach * 0.26, height: reach * 0.12 },
      fill,
    ) +
    rectangle({ left: x - reach * 0.2, top: y - reach * (at + 0.13), width: reach * 0.4, height: reach * 0.04 }, fill)
  return [0, 90, 180, 270].map((turn) => `<g transform="rotate(${turn} ${x} ${y})">${gate}</g>`).join('')
}

/** The court of the palace: four triangles of colour that meet in its middle. */
const court = (middle: Point, reach: number, palette: Palette): string => {
  const [x, y] = middle
  const { ground, first, second, third, key } = palette
  const half = reach * 0.47
  const triangle = (side: 1 | -1) =>
    polygon([
      [x - half, y + side * half],
      [x + half, y + side * half],
      [x, y],
    ])
  return (
    gates(middle, reach, 0.55, third) +
    square(middle, reach * 0.57, third) +
    square(middle, reach * 0.54, key) +
    square(middle, reach * 0.515, first) +
    square(middle, half, ground) +
    filled(triangle(-1), second) +
    filled(triangle(1), third)
  )
}

const lotus = (middle: Point, reach: number, { first, second, third, key }: Palette): string =>
  disc(middle, reach * 0.37, key) +
  filled(petals(middle, { inner: reach * 0.1, outer: reach * 0.36, count: 8, fat: 1.9 }), first) +
  filled(petals(middle, { inner: reach * 0.08, outer: reach * 0.29, count: 8, fat: 1.5, turn: Math.PI / 8 }), second) +
  disc(middle, reach * 0.13, key) +
  disc(middle, reach * 0.1, third) +
  disc(middle, reach * 0.045, key)

/** Rings of ever smaller petals, where there is no palace. */
const rose = (middle: Point, reach: number, { ground, first, second, third, key }: Palette): string =>
  disc(middle, reach * 0.74, ground) +
  filled(petals(middle, { inner: reach * 0.36, outer: reach * 0.73, count: 16, fat: 1.6 }), third) +
  disc(middle, reach * 0.52, key) +
  filled(petals(middle, { inner: reach * 0.2, outer: reach * 0.51, count: 12, fat: 1.6 }), second) +
  filled(petals(middle, { inner: reach * 0.12, outer: reach * 0.42, count: 12, fat: 1.1, turn: Math.PI / 12 }), first)

/** A mandala seen from above, cut by the edge of the sheet. */
const drawMandala = (random: Random, box: Box, palette: Palette): string => {
  const { left, top, width, height } = box
  const { ground, first, second, key } = palette
  const wide = width > height * 1.2
  const reach = Math.max(width, height) * random.between(0.46, 0.54)
  const middle: Point = [
    Math.round(left + width * (wide ? random.pick(0.3, 0.68) : 0.5)),
    Math.round(top + height * random.pick(0.5, 0.86, 0.5)),
  ]
  const count = random.pick(24, 32)
  const beads = angles(count * 2).map((angle) => disc(onCircle(middle, reach * 0.8, angle), reach * 0.008, first))
  const heart = random.pick(court, court, rose)
  return (
    rectangle(box, ground) +
    disc(middle, reach, key) +
    filled(petals(middle, { inner: reach * 0.86, outer: reach * 0.995, count, fat: 1.5 }), first) +
    disc(middle, reach * 0.86, second) +
    disc(middle, reach * 0.835, key) +
    heart(middle, reach, palette) +
    lotus(middle, reach, palette) +
    beads.join('')
  )
}

/** In a sheet that is long one way the window is cut by its edges. */
const reachIn = ({ width, height }: Box): number => {
  if (width > height * 1.3) return height * 0.92
  if (height > width * 2) return width * 1.15
  return Math.min(width * 0.62, height * 0.6)
}

/** The peacock window: spokes, eyes, rim. */
const drawPeacock = (random: Random, box: Box, palette: Palette): string => {
  const { left, top, width, height } = box
  const { ground, first, second, third, key } = palette
  const middle: Point = [
    left + width * (height > width * 2 ? 0.5 : random.pick(0.5, 0.5, 0.14, 0.86)),
    top + height * random.pick(0.5, 0.96, 0.1),
  ]
  const reach = reachIn(box) * random.pick(1, 1, 1.25)
  const count = random.pick(16, 20, 24, 28)
  const eyes = angles(count).map((angle) => {
    const eye = onCircle(middle, reach * 0.72, angle)
    const size = (reach * 1.2) / count
    return disc(eye, size * 1.04, key) + disc(eye, size * 0.68, second) + disc(eye, size * 0.28, key)
  })
  return (
    rectangle(box, ground) +
    filled(petals(middle, { inner: reach * 0.9, outer: reach * 1.12, count, fat: 1.6 }), third) +
    disc(middle, reach, key) +
    disc(middle, reach * 0.965, first) +
    disc(middle, reach * 0.93, key) +
    filled(petals(middle, { inner: reach * 0.3, outer: reach * 0.92, count, fat: 1.15 }), first) +
    eyes.join('') +
    disc(middle, reach * 0.32, key) +
    disc(middle, reach * 0.29, second) +
    filled(petals(middle, { inner: reach * 0.06, outer: reach * 0.28, count: 12, fat: 1.6 }), third) +
    disc(middle, reach * 0.09, key)
  )
}

type Bend = { bands: number; waves: number; swing: number; shift: number; tilt: number }

/** One edge of the water, from the top of the sheet to its foot. */
const edge = ({ left, top, width, height }: Box, { waves, swing, shift, tilt }: Bend, at: number): Point[] =>
  Array.from({ length: 29 }, (_, step) => {
    const share = step / 28
    const bend = Math.sin(share * Math.PI * waves * 1.6 + shift + at * 0.9)
    return [left + width * (at + tilt * (share - 0.5)) + width * swing * bend * (0.5 + share), top + height * share]
  })

/** Water, block-printed. */
const drawRiver = (random: Random, box: Box, palette: Palette): string => {
  const { left, top, width, height } = box
  const { ground, first, second, third, key } = palette
  const inks = random.pick([first, third, key, second], [third, first, third, key], [key, first, second, third])
  const bend: Bend = {
    bands: random.pick(9, 13, 17),
    waves: random.between(0.7, 2),
    swing: random.between(0.08, 0.17),
    shift: random.between(0, 6),
    tilt: random.between(-0.25, 0.25),
  }
  const bands = Array.from({ length: bend.bands + 6 }, (_, index) => index - 3)
  // Every second band is the paper itself.
  const water = bands
    .filter((band) => band % 2 !== 0)
    .map((band) => {
      const from = band / bend.bands
      const path = polygon([...edge(box, bend, from), ...edge(box, bend, from + 1 / bend.bands).reverse()])
      return filled(path, inks[Math.floor((band + 3) / 2) % inks.length] ?? key)
    })
  const sun: Point = [left + width * random.between(0.2, 0.8), top + height * random.between(0.2, 0.4)]
  return rectangle(box, ground) + water.join('') + disc(sun, Math.min(width, height) * 0.12, second)
}

const HILLS = 7
const FURROWS = 4

type Hill = { top: number; swing: number; waves: number; shift: number }

/** The upper edge of a hill, left to right. */
const ridge = ({ left, width }: Box, { top, swing, waves, shift }: Hill): string => {
  let path = ''
  for (let step = 0; step <= 12; step++) {
    const share = step / 12
    const y = top + swing * (Math.sin(share * 3.1 * waves + shift) + 0.35 * Math.sin(share * 8 + shift))
    path += `${step === 0 ? 'M' : 'L'}${round(left + width * share)} ${round(y)}`
  }
  return path
}

const furrow = (path: string, ink: string, thickness: number, broken: boolean): string =>
  `<path d="${path}" fill="none" stroke="${ink}" stroke-width="${round(thickness)}"${broken ? ' stroke-dasharray="14 6"' : ''}/>`

/** Terraced hills, cut in a few blocks, with a sun or a moon. */
const drawTerraces = (random: Random, box: Box, palette: Palette): string => {
  const { left, top, width, height } = box
  const { ground, first, second, third, key } = palette
  const round = Math.min(width, height * 1.2) * random.between(0.1, 0.17)
  const sun = disc(
    [left + width * random.between(0.25, 0.75), top + height * random.between(0.17, 0.27)],
    round,
    second,
  )
  const inks = random.pick(
    [first, third, second, key, first, third, key],
    [third, first, key, second, third, key, first],
    [key, third, first, key, second, first, third],
  )
  const shift = random.between(0, 6)
  let art = rectangle(box, ground) + sun
  for (let index = 0; index < HILLS; index++) {
    const ink = inks[index] ?? key
    const hill: Hill = {
      top: top + height * (0.3 + index * 0.105),
      swing: height * (0.075 - index * 0.005),
      waves: random.between(0.7, 1.5),
      shift: shift + index * random.between(0.8, 1.6),
    }
    art += filled(`${ridge(box, hill)}V${Math.round(top + height)}H${Math.round(left)}Z`, ink)
    for (let line = 1; line <= FURROWS; line++) {
      const below = ridge(box, { ...hill, top: hill.top + line * height * 0.019 })
      art += furrow(below, ink === key ? ground : key, Math.max(0.9, height * 0.0035), line % 2 === 0)
    }
  }
  return art
}

const FLECKS = 40

/** The mark of the baren: short pale flecks along the grain, where the pad missed the paper. */
export const drawPaperGrain = (random: Random, { left, top, width, height }: Box, colour: string): string => {
  let flecks = ''
  for (let fleck = 0; fleck < FLECKS; fleck++) {
    const long = random.between(0.02, 0.16) * width
    const x = random.between(left, left + width - long)
    const y = random.between(top, top + height)
    flecks += trace`M${x} ${y}q${long / 2} ${random.between(-2, 2)} ${long} 0`
  }
  return stroked(flecks, colour, Math.max(0.8, width / 900), width > height ? 0.2 : 0.4)
}

const motifs: Record<MotifName, (random: Random, box: Box, palette: Palette) => string> = {
  dhaka: weaveDhaka,
  mandala: drawMandala,
  roofs: drawRoofs,
  terraces: drawTerraces,
  lattice: drawLattice,
  engraving: drawEngraving,
  river: drawRiver,
  peacock: drawPeacock,
  brickwork: drawBrickwork,
  steps: drawSteps,
}

/** A motif, cut by the edges of its box, with the marks of the baren on it. A sheet has one motif only. */
export const drawMotif = (motif: MotifName, random: Random, box: Box, palette: Palette): string =>
  clipped('motif', boxPath(box), motifs[motif](random, box, palette) + drawPaperGrain(random, box, palette.ground))
