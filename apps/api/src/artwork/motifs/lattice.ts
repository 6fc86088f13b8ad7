import type { Palette } from '../palette.ts'
import type { Random } from '../random.ts'
import { type Box, filled, type Point, polygon, rectangle, stroked, trace } from '../shapes.ts'

const diamond = ([x, y]: Point, half: number): string =>
  polygon([
    [x, y - half],
    [x + half, y],
    [x, y + half],
    [x - half, y],
  ])

const dot = ([x, y]: Point, radius: number): string =>
  trace`M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${radius * 2} 0a${radius} ${radius} 0 1 0 ${-radius * 2} 0`

const all = (eyes: Point[], shape: (eye: Point) => string): string => eyes.map(shape).join('')

/** Carving finer than this is lost on a small cover. */
const FINEST = 50

/** A carved window of small diamonds; behind some of them a lamp is lit. */
export const drawLattice = (random: Random, box: Box, palette: Palette): string => {
  const { left, top, width, height } = box
  const { ground, first, second, third, key } = palette
  const side = Math.max(FINEST, Math.min(width, height) / random.pick(4, 5, 6, 7))
  const rows = Math.ceil(height / (side * 0.5)) + 1
  const eyes: Point[] = []
  for (let column = -1; column <= width / side + 1; column++) {
    for (let row = -1; row < rows; row++) {
      eyes.push([left + column * side + (row % 2 ? side / 2 : 0), top + row * side * 0.5 + side * 0.25])
    }
  }
  const lampAt: Point = [left + width * random.between(0.2, 0.8), top + height * random.between(0.25, 0.75)]
  const reach = side * random.between(1.1, 2.4)
  const lamp = eyes.filter(([x, y]) => Math.hypot(x - lampAt[0], y - lampAt[1]) < reach)
  const strays = Array.from({ length: 6 }, () => random.pick(...(eyes as [Point, ...Point[]])))
  return (
    rectangle(box, first) +
    stroked(
      all(eyes, (eye) => diamond(eye, side * 0.5)),
      key,
      side * 0.07,
    ) +
    filled(
      all(eyes, (eye) => diamond(eye, side * 0.3)),
      key,
    ) +
    filled(
      all([...lamp, ...strays], (eye) => diamond(eye, side * 0.3)),
      second,
    ) +
    stroked(
      all(eyes, (eye) => diamond(eye, side * 0.19)),
      third,
      side * 0.035,
    ) +
    filled(
      all(eyes, (eye) => dot(eye, side * 0.06)),
      ground,
    )
  )
}
