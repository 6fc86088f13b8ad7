import { availableParallelism } from 'node:os'
import { drawPicture } from './draw-picture.ts'
import type { Drawn } from './drawn.ts'
import { type Care, encodePicture } from './encode-picture.ts'
import type { PictureOrder } from './order.ts'

const draw = async (order: PictureOrder, care: Care): Promise<Drawn> => {
  const { width, height, files } = await encodePicture(order.kind, drawPicture(order), care)
  return { name: order.name, alt: order.alt, width, height, files }
}

/** Draws on all cores, and gives the pictures in the order in which they were ordered, holding only a few at a time. */
export async function* drawPictures(orders: Iterable<PictureOrder>, care: Care): AsyncGenerator<Drawn> {
  const most = availableParallelism() + 2
  const begun: Promise<Drawn>[] = []
  for (const order of orders) {
    const drawing = draw(order, care)
    // What fails is heard of when its turn comes.
    drawing.catch(() => undefined)
    begun.push(drawing)
    const first = begun.length < most ? undefined : begun.shift()
    if (first) yield await first
  }
  for (const rest of begun) yield await rest
}
