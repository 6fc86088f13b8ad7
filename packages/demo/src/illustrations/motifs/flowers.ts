import { angles, type Box, disc, filled, onCircle, type Point, polygon, rectangle, trace } from '@dabali/svg/shapes'
import type { Palette } from '../palette.ts'
import type { Random } from '../random.ts'

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
export const drawMandala = (random: Random, box: Box, palette: Palette): string => {
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
export const drawPeacock = (random: Random, box: Box, palette: Palette): string => {
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
