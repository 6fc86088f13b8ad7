import { buildDemo } from '@dabali/demo/demo'
import type { Demo } from '@dabali/demo/demo-rows'
import type { DemoSource, SeedPicture } from '../src/seed/seed-demo.ts'

const NAMES = ['cover:the-rain-ledger', 'cover:kuhiroko-ghar', 'portrait:tara-nembang']

/** One-pixel pictures with the names of the demo: rendering the real ones takes seconds and is tested elsewhere. */
export async function* drawTestPictures(names: readonly string[] = NAMES): AsyncGenerator<SeedPicture> {
  for (const name of names) {
    yield {
      name,
      alt: { en: `${name} in English`, ne: `${name} नेपालीमा` },
      width: 400,
      height: 600,
      files: [
        { type: 'image/webp', width: 320, bytes: Buffer.from('webp 320') },
        { type: 'image/webp', width: 160, bytes: Buffer.from('webp 160') },
        { type: 'image/avif', width: 160, bytes: Buffer.from('avif 160') },
      ],
    }
  }
}

const NOTHING: Demo = {
  contents: [],
  categories: [],
  genres: [],
  contentGenres: [],
  cities: [],
  links: [],
  products: [],
  relatedProducts: [],
  series: [],
  venues: [],
  eventDates: [],
  tracks: [],
  vouchers: [],
  offers: [],
  readers: [],
  reviews: [],
  digitalAccess: { bundles: [], files: [], parts: [], plans: [], windows: [] },
}
const PRODUCTS = 2
const NO_MEDIA = {
  samples: {},
  listening: {},
  seconds: {},
  records: {},
  films: [],
  sessions: {},
  episodes: {},
  books: {},
  parts: [],
}

/** The first two products and the first artist of the demo, so that tests can count their own rows. */
export const SMALL_DEMO: DemoSource = {
  compose: async (now) => {
    const { contents, products } = buildDemo(now, NO_MEDIA)
    const alone = { work: null, publisher: null, authors: [], categories: [], related: [] }
    return {
      ...NOTHING,
      contents: contents.slice(0, 1),
      products: products.slice(0, PRODUCTS).map((product) => ({ ...product, ...alone, isbn: null })),
    }
  },
  draw: () => drawTestPictures(),
  storeMedia: async () => NO_MEDIA,
}
