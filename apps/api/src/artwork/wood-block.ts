import type { Palette } from './palette.ts'
import type { Random } from './random.ts'
import { type Box, clipped, disc, polygon, rectangle, stroked, trace } from './shapes.ts'

/** The mark of the baren: short pale flecks along the grain, where the pad missed the paper. */
export const drawGrain = (random: Random, { left, top, width, height }: Box, colour: string): string => {
  let flecks = ''
  for (let fleck = 0; fleck < 40; fleck++) {
    const long = random.between(0.02, 0.16) * width
    const x = random.between(left, left + width - long)
    const y = random.between(top, top + height)
    flecks += trace`M${x} ${y}q${long / 2} ${random.between(-2, 2)} ${long} 0`
  }
  return stroked(flecks, colour, 0.8, 0.4)
}

/** Engraver's lines: a mountain that is made only by the thickness of parallel strokes. */
export const drawMountain = (random: Random, box: Box, palette: Palette): string => {
  const { left, top, width, height } = box
  const step = height / 46
  let lines = ''
  for (let line = 0; line < 46; line++) {
    const bend = random.between(-3, 3)
    lines += trace`M${left} ${top + line * step}q${width / 4} ${bend} ${width / 2} 0t${width / 2} 0`
  }
  const x = left + width * random.between(0.4, 0.6)
  const y = top + height * 0.46
  const reach = width * 0.34
  const mountain = polygon([
    [left - 20, top + height],
    [x - reach * 0.5, y - reach * 0.35],
    [x - reach * 0.2, y - reach * 0.1],
    [x + reach * 0.12, y - reach * 1.15],
    [x + reach * 0.5, y - reach * 0.3],
    [x + reach * 0.8, y - reach * 0.5],
    [left + width + 20, top + height],
  ])
  const art =
    rectangle(box, palette.ground) +
    disc([left + width * 0.76, top + height * 0.2], width * 0.09, palette.second) +
    stroked(lines, palette.first, step * 0.16) +
    clipped('mountain', mountain, rectangle(box, palette.ground) + stroked(lines, palette.first, step * 0.62))
  return art + drawGrain(random, box, palette.ground)
}
