import type { Demo, DemoMedia } from '@dabali/demo/demo-rows'
import type { MediaStore } from '../media/media-store.ts'
import { storePicture } from '../pictures/queries.ts'
import type { StoredPicture } from './queries/content.ts'
import type { SeedQueries, SeedStatements } from './queries/seeding.ts'

export type SeedPicture = Omit<StoredPicture, 'files'> & {
  files: { type: 'image/avif' | 'image/webp'; width: number; bytes: Buffer }[]
}

/** The content of the demo and its source. */
export type DemoSource = {
  compose: (now: Date, media: DemoMedia) => Promise<Demo>
  draw: () => AsyncIterable<SeedPicture>
  storeMedia: (store: MediaStore) => Promise<DemoMedia>
  /** Base URL of externally hosted videos (`DEMO_FILMS_URL`). */
  filmsUrl?: string | undefined
  /** Whether it has a member of staff of each role; without it the first owners come from the settings alone. */
  hasStaff?: boolean
}

/**
 * Inserts the demo into an empty database, once, so that later changes and deletions stay. Its content is loaded only
 * then.
 */
export async function seedDemo(queries: SeedQueries, store: MediaStore, source: DemoSource = WHOLE_DEMO) {
  if (await queries.isSeeded('demo')) return
  // Drawing takes longest: an API that starts meanwhile waits for the result.
  await queries.oneAtATime(() => seedOnce(queries, store, source))
}

async function seedOnce(queries: SeedQueries, store: MediaStore, source: DemoSource) {
  if (await queries.isSeeded('demo')) return
  const media = { ...(await source.storeMedia(store)), filmsUrl: source.filmsUrl }
  const pictures: StoredPicture[] = []
  for await (const picture of source.draw()) pictures.push(await storePicture(store, picture))
  const demo = await source.compose(new Date(), media)
  await queries.seedOnce('demo', async (inside) => {
    if (await inside.hasProducts()) return
    await inside.withoutTriggers(() => insertDemo(inside, demo, pictures))
    if (source.hasStaff) await inside.insertStaff(STAFF)
  })
}

/** One member for each role but the owner, who is named by the settings. Mail to these addresses reaches the sandbox only. */
const STAFF = [
  { role: 'shopkeeper', name: 'Bikram Jyapu', email: 'shopkeeper@dabali.example' },
  { role: 'editor', name: 'Sharada Pyakurel', email: 'editor@dabali.example' },
  { role: 'box_office', name: 'Tashi Gurmacchan', email: 'box-office@dabali.example' },
  { role: 'door', name: 'Dholma Dwar', email: 'door@dabali.example' },
  { role: 'finance', name: 'Gita Joshi', email: 'finance@dabali.example' },
  { role: 'support', name: 'Prakriti Sunar', email: 'support@dabali.example' },
]

async function insertDemo(inside: SeedStatements, demo: Demo, pictures: readonly StoredPicture[]) {
  await inside.insertPictures(pictures)
  const contentId = await inside.insertContents(demo.contents)
  await inside.insertGenres(demo.genres)
  await inside.insertContentGenres(demo.contentGenres, contentId)
  await inside.insertCities(demo.cities)
  await inside.insertCategories(demo.categories, contentId)
  await inside.insertLinks(demo.links, contentId)
  await inside.insertTracks(demo.tracks, contentId)
  const idOf = await inside.insertProducts(demo.products, contentId)
  await inside.insertAround(demo.products, idOf, contentId)
  await inside.insertSeries(demo.series, idOf, contentId)
  await inside.insertRelatedProducts(demo.relatedProducts, idOf, contentId)
  const places = await inside.insertVenues(demo.venues)
  await inside.insertEventDates(demo.eventDates, { idOf, contentId, ...places })
  await inside.insertPrices(demo, contentId)
  await inside.insertDigitalAccess(demo.digitalAccess, idOf)
  await inside.insertReviews(demo.reviews, idOf, await inside.insertReaders(demo, idOf))
}

export const WHOLE_DEMO: DemoSource = {
  compose: async (now, media) => (await import('@dabali/demo/demo')).buildDemo(now, media),
  draw: drawAll,
  storeMedia: keepAll,
}

async function keepAll(store: MediaStore): Promise<DemoMedia> {
  const [{ storeDemoMedia }, { COMPOSED_RECORDS, SESSION_FILMS }, { EBOOKS }] = await Promise.all([
    import('@dabali/demo/store-media'),
    import('@dabali/demo/demo'),
    import('@dabali/demo/ebooks'),
  ])
  return storeDemoMedia(store, { sessions: SESSION_FILMS, ebooks: EBOOKS, records: COMPOSED_RECORDS })
}

/** The demo draws its pictures. */
const DEMO_CREDIT = { en: 'Illustration: Dabali', ne: 'चित्राङ्कन: डबली' }

async function* drawAll(): AsyncGenerator<SeedPicture> {
  const [{ loadPictures }, { DEMO_PICTURES }] = await Promise.all([
    import('@dabali/demo/picture-cache'),
    import('@dabali/demo/pictures'),
  ])
  for await (const picture of loadPictures(DEMO_PICTURES)) yield { ...picture, credit: DEMO_CREDIT }
}
