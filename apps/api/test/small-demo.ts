import { buildDemo } from '@dabali/demo/demo'
import type { Demo } from '@dabali/demo/demo-rows'
import type { DemoSource } from '../src/seed/seed-demo.ts'
import { drawTestPictures } from './draw-test-pictures.ts'

const NOTHING: Demo = {
  contents: [],
  categories: [],
  links: [],
  products: [],
  relatedProducts: [],
  venues: [],
  eventDates: [],
  tracks: [],
  vouchers: [],
  offers: [],
  digitalAccess: { bundles: [], files: [], parts: [], plans: [], windows: [] },
}
const PRODUCTS = 2
const NO_MEDIA = {
  samples: {},
  chapter: {},
  previews: [],
  films: [],
  sessions: {},
  interviewAudio: {},
  books: {},
  parts: [],
}

/** The first two products and the first artist of the demo, alone, so that a test counts what it has put in itself. */
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
