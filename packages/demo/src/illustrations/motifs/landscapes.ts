import { type Box, disc, filled, type Point, polygon, rectangle, round } from '@dabali/svg/shapes'
import type { Palette } from '../palette.ts'
import type { Random } from '../random.ts'

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
export const drawTerraces = (random: Random, box: Box, palette: Palette): string => {
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
