import { join } from 'node:path'
import { drawElsewhere } from './draw-elsewhere.ts'
import type { Drawn } from './drawn.ts'
import { drawnFrom, readKept, readManifest } from './kept-artwork.ts'
import type { PictureOrder } from './order.ts'

/** Where the build leaves its pictures. */
export const ARTWORK_FOLDER = join(import.meta.dirname, '../../dist/artwork')

/** The pictures that are ordered, one after the other, as the build left them; what it did not draw is drawn now. */
export async function* loadArtwork(
  orders: readonly PictureOrder[],
  folder: string = ARTWORK_FOLDER,
): AsyncGenerator<Drawn> {
  const [manifest, from] = await Promise.all([readManifest(folder), drawnFrom()])
  const missing: PictureOrder[] = []
  for (const order of orders) {
    const kept = manifest[order.name]
    const picture = kept?.from === from(order) ? await readKept(folder, order, kept) : undefined
    if (picture) yield picture
    else missing.push(order)
  }
  if (missing.length > 0) yield* drawElsewhere(missing)
}
