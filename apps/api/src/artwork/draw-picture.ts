import { drawBlock } from './block.ts'
import { drawCover } from './cover.ts'
import type { PictureOrder } from './order.ts'
import { drawPortrait } from './portrait.ts'
import { drawPoster } from './poster.ts'
import type { Sheet } from './shapes.ts'
import { drawSleeve } from './sleeve.ts'
import { drawStage } from './stage.ts'

/** The same order always gives the same drawing. */
export const drawPicture = (order: PictureOrder): Sheet => {
  switch (order.kind) {
    case 'cover':
      return drawCover(order)
    case 'sleeve':
      return drawSleeve(order)
    case 'poster':
      return drawPoster(order)
    case 'portrait':
      return drawPortrait(order)
    case 'stage':
      return drawStage(order)
    case 'block':
      return drawBlock(order)
  }
}
