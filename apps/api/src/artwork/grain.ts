import type { Random } from './random.ts'
import { type Box, stroked, trace } from './shapes.ts'

const FLECKS = 40

/** The mark of the baren: short pale flecks along the grain, where the pad missed the paper. */
export const drawGrain = (random: Random, { left, top, width, height }: Box, colour: string): string => {
  let flecks = ''
  for (let fleck = 0; fleck < FLECKS; fleck++) {
    const long = random.between(0.02, 0.16) * width
    const x = random.between(left, left + width - long)
    const y = random.between(top, top + height)
    flecks += trace`M${x} ${y}q${long / 2} ${random.between(-2, 2)} ${long} 0`
  }
  return stroked(flecks, colour, Math.max(0.8, width / 900), width > height ? 0.2 : 0.4)
}
