import { loadArtwork } from '../artwork/load-artwork.ts'
import type { MediaStore } from '../media/media-store.ts'
import { keepPicture } from '../pictures/keep-picture.ts'
import { DEMO_ARTISTS } from './artists.ts'
import { DEMO_PICTURES } from './pictures.ts'
import { DEMO_PRODUCTS } from './products.ts'
import type { DemoQueries, Drawn } from './queries.ts'

/**
 * Puts the demo catalogue into an empty one, once: what is changed or taken out afterwards stays so. The pictures are
 * drawn on the spot, with the pencils fetched only then.
 */
export async function seedDemo(queries: DemoQueries, media: MediaStore, draw: () => Promise<Drawn[]> = drawArtwork) {
  if (await queries.isSeeded('demo')) return
  const pictures = await Promise.all((await draw()).map((picture) => keepPicture(media, picture)))
  await queries.seedOnce('demo', async (inside) => {
    if (await inside.hasProducts()) return
    for (const picture of pictures) await inside.insertPicture(picture)
    for (const product of DEMO_PRODUCTS) {
      await inside.insertProduct(product)
      await inside.hangPicture('product', product)
    }
    for (const artist of DEMO_ARTISTS) {
      await inside.insertArtist(artist)
      await inside.hangPicture('content', artist)
    }
  })
}

async function drawArtwork() {
  const pictures: Drawn[] = []
  for await (const picture of loadArtwork(DEMO_PICTURES)) pictures.push(picture)
  return pictures
}
