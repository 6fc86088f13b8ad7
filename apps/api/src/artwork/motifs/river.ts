import type { Palette } from '../palette.ts'
import type { Random } from '../random.ts'
import { type Box, disc, filled, type Point, polygon, rectangle } from '../shapes.ts'

type Bend = { bands: number; waves: number; swing: number; shift: number; tilt: number }

/** One edge of the water, from the top of the sheet to its foot. */
const edge = ({ left, top, width, height }: Box, { waves, swing, shift, tilt }: Bend, at: number): Point[] =>
  Array.from({ length: 29 }, (_, step) => {
    const share = step / 28
    const bend = Math.sin(share * Math.PI * waves * 1.6 + shift + at * 0.9)
    return [left + width * (at + tilt * (share - 0.5)) + width * swing * bend * (0.5 + share), top + height * share]
  })

/** Water, block-printed. */
export const drawRiver = (random: Random, box: Box, palette: Palette): string => {
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
