import { drawMotif } from './motif.ts'
import type { PictureOrder } from './order.ts'
import { paletteOf } from './palette.ts'
import { seededRandom } from './random.ts'
import type { Sheet } from './shapes.ts'

type BlockOrder = Extract<PictureOrder, { kind: 'block' }>

/** A picture without words: heads of articles, lists and interviews. */
export const drawBlock = ({ words, motif, palette, size = [960, 540] }: BlockOrder): Sheet => {
  const [width, height] = size
  const box = { left: 0, top: 0, width, height }
  return { width, height, art: drawMotif(motif, seededRandom(`block:${words}`), box, paletteOf(palette)) }
}
