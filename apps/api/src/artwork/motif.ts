import { drawGrain } from './grain.ts'
import { drawBrickwork } from './motifs/brickwork.ts'
import { weaveDhaka } from './motifs/dhaka.ts'
import { drawEngraving } from './motifs/engraving.ts'
import { drawLattice } from './motifs/lattice.ts'
import { drawMandala } from './motifs/mandala.ts'
import { drawPeacock } from './motifs/peacock.ts'
import { drawRiver } from './motifs/river.ts'
import { drawRoofs } from './motifs/roofs.ts'
import { drawSteps } from './motifs/steps.ts'
import { drawTerraces } from './motifs/terraces.ts'
import type { MotifName } from './order.ts'
import type { Palette } from './palette.ts'
import type { Random } from './random.ts'
import { type Box, boxPath, clipped } from './shapes.ts'

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
  clipped('motif', boxPath(box), motifs[motif](random, box, palette) + drawGrain(random, box, palette.ground))
