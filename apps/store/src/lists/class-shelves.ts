import { PRODUCT_CLASSES, type ProductClass, slugify } from '@dabali/domain'

/** The shelf of a class: what it is called in an address and in the messages. */
const NAMES = {
  Book: 'books',
  'E-book': 'eBooks',
  Audiobook: 'audiobooks',
  Subscription: 'subscriptions',
  'Digital Bundle': 'digitalBundles',
  'Physical Bundle': 'bundles',
  'Pay Per View': 'payPerView',
  Ticket: 'tickets',
  'Dabali Merchandise': 'merchandise',
} as const satisfies Record<ProductClass, string>

export type ClassShelf = { productClass: ProductClass; slug: string; name: (typeof NAMES)[ProductClass] }

const SHELVES: readonly ClassShelf[] = PRODUCT_CLASSES.map((productClass) => ({
  productClass,
  slug: slugify(productClass),
  name: NAMES[productClass],
}))

/** The shelf at `/books/{slug}`, when there is one. */
export const classShelfAt = (slug: string): ClassShelf | undefined => SHELVES.find((shelf) => shelf.slug === slug)
