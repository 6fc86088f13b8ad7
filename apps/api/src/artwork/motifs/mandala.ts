import type { Palette } from '../palette.ts'
import type { Random } from '../random.ts'
import { type Box, disc, filled, onCircle, type Point, polygon, rectangle, turns } from '../shapes.ts'
import { petals } from './petals.ts'

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
  const beads = turns(count * 2).map((angle) => disc(onCircle(middle, reach * 0.8, angle), reach * 0.008, first))
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
