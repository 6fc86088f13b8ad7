import { type Box, boxPath, clipped, stroked, trace } from '@dabali/svg/shapes'
import type { Palette } from '../palette.ts'
import type { MotifName } from '../picture-spec.ts'
import type { Random } from '../random.ts'
import { drawBrickwork, drawRoofs, drawSteps } from './buildings.ts'
import { drawMandala, drawPeacock } from './flowers.ts'
import { drawRiver, drawTerraces } from './landscapes.ts'
import { drawEngraving, drawLattice, weaveDhaka } from './patterns.ts'

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
