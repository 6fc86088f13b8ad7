import { composeDemo } from '../src/demo/compose-demo.ts'
import type { Demo } from '../src/demo/demo.ts'
import type { DemoSource } from '../src/demo/seed.ts'
import { drawTestPictures } from './draw-test-pictures.ts'

const NOTHING: Demo = {
  contents: [],
  categories: [],
  links: [],
  products: [],
  shelves: [],
  venues: [],
  dates: [],
  tracks: [],
  vouchers: [],
  offers: [],
  holdings: { bundles: [], files: [], parts: [], plans: [], windows: [] },
}
const PRODUCTS = 2
const NO_MEDIA = { samples: {}, chapter: {}, previews: [], films: [], sessions: {}, heard: {}, books: {}, parts: [] }

/** The first two products and the first artist of the demo, alone, so that a test counts what it has put in itself. */
export const SMALL_DEMO: DemoSource = {
  compose: async (now) => {
    const { contents, products } = composeDemo(now, NO_MEDIA)
    const alone = { work: null, publisher: null, authors: [], categories: [], related: [] }
    return {
      ...NOTHING,
      contents: contents.slice(0, 1),
      products: products.slice(0, PRODUCTS).map((product) => ({ ...product, ...alone, isbn: null })),
    }
  },
  draw: () => drawTestPictures(),
  keepMedia: async () => NO_MEDIA,
}
