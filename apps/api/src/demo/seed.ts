import type { MediaStore } from '../media/media-store.ts'
import { storePicture } from '../pictures/store-pictures.ts'
import type { KeptPicture } from './contents/queries.ts'
import type { Demo, DemoMedia } from './demo.ts'
import type { DemoQueries, DemoStatements } from './queries.ts'

export type Drawn = Omit<KeptPicture, 'files'> & {
  files: { type: 'image/avif' | 'image/webp'; width: number; bytes: Buffer }[]
}

/** What is put in, and where it comes from. */
export type DemoSource = {
  compose: (now: Date, media: DemoMedia) => Promise<Demo>
  draw: () => AsyncIterable<Drawn>
  keepMedia: (store: MediaStore) => Promise<DemoMedia>
  /** Where another host plays films, as `DEMO_FILMS_URL` says. */
  filmsUrl?: string | undefined
}

/**
 * Puts the demo catalogue into an empty one, once: what is changed or taken out afterwards stays so. The words and the
 * pencils are fetched only then.
 */
export async function seedDemo(queries: DemoQueries, store: MediaStore, source: DemoSource = WHOLE_DEMO) {
  if (await queries.isSeeded('demo')) return
  // Drawing takes longer than all the rest: another API that starts now waits, and finds it done.
  await queries.oneAtATime(() => seedOnce(queries, store, source))
}

async function seedOnce(queries: DemoQueries, store: MediaStore, source: DemoSource) {
  if (await queries.isSeeded('demo')) return
  const media = { ...(await source.keepMedia(store)), filmsUrl: source.filmsUrl }
  const pictures: KeptPicture[] = []
  for await (const picture of source.draw()) pictures.push(await storePicture(store, picture))
  const demo = await source.compose(new Date(), media)
  await queries.seedOnce('demo', async (inside) => {
    if (await inside.hasProducts()) return
    await inside.quietly(() => insertDemo(inside, demo, pictures))
  })
}

async function insertDemo(inside: DemoStatements, demo: Demo, pictures: readonly KeptPicture[]) {
  await inside.insertPictures(pictures)
  const contentId = await inside.insertContents(demo.contents)
  await inside.insertCategories(demo.categories, contentId)
  await inside.insertLinks(demo.links, contentId)
  await inside.insertTracks(demo.tracks, contentId)
  const idOf = await inside.insertProducts(demo.products, contentId)
  await inside.insertAround(demo.products, idOf, contentId)
  await inside.insertShelves(demo.shelves, idOf, contentId)
  const venues = await inside.insertVenues(demo.venues)
  await inside.insertDates(demo.dates, { idOf, contentId, venues })
  await inside.insertPrices(demo, contentId)
  await inside.insertHoldings(demo.holdings, idOf)
}

export const WHOLE_DEMO: DemoSource = {
  compose: async (now, media) => (await import('./compose-demo.ts')).composeDemo(now, media),
  draw: drawAll,
  keepMedia: keepAll,
}

async function keepAll(store: MediaStore): Promise<DemoMedia> {
  const [{ keepDemoMedia }, { SESSION_CUTS }] = await Promise.all([
    import('../demo-media/keep-demo-media.ts'),
    import('./session-cuts.ts'),
  ])
  return keepDemoMedia(store, SESSION_CUTS)
}

async function* drawAll(): AsyncGenerator<Drawn> {
  const [{ loadArtwork }, { DEMO_PICTURES }] = await Promise.all([
    import('../artwork/load-artwork.ts'),
    import('./pictures.ts'),
  ])
  yield* loadArtwork(DEMO_PICTURES)
}
