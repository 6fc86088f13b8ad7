import type { Palette } from '../palette.ts'
import type { Random } from '../random.ts'
import { type Box, disc, filled, onCircle, type Point, rectangle, turns } from '../shapes.ts'
import { petals } from './petals.ts'

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
  const eyes = turns(count).map((angle) => {
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
