import type { Palette } from '../palette.ts'
import type { Random } from '../random.ts'
import { type Box, disc, filled, rectangle, round } from '../shapes.ts'

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
