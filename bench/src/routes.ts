import type { Site } from './servers.ts'

export type Route = {
  name: string
  site: Site
  path: string
  /** The first of these must handle events before the page counts as usable. */
  button: string
  /** Measured over the slow lines, too, not only by its bytes and Lighthouse. */
  isTimed?: true
  /** Has a book in its cart. */
  hasCart?: true
  /** Asks search engines to leave it out. */
  isHidden?: true
}

const CART = 'header a[href$="/basket"]'
const SUBMIT = 'main form button'

export const FLOOR: Route = { name: 'floor: an empty page', site: 'floor', path: '/', button: 'main', isTimed: true }

const FLOOR_WITH_REDUX: Route = {
  ...{ name: 'floor: Redux Toolkit in an empty page', site: 'floor', path: '/redux.html' },
  ...{ button: 'main button', isTimed: true },
}

/** What pages are compared with: these do nothing of their own. */
export const FLOORS: readonly Route[] = [FLOOR, FLOOR_WITH_REDUX]

export const ROUTES: readonly Route[] = [
  { name: 'store, home', site: 'store', path: '/', button: CART, isTimed: true },
  { name: 'store, list', site: 'store', path: '/books', button: CART },
  {
    ...{ name: 'store, book', site: 'store', path: '/book/the-rain-ledger' },
    ...{ button: '#add-to-cart button', isTimed: true },
  },
  { name: 'store, article', site: 'store', path: '/read/why-we-still-copy-things-out-by-hand/', button: CART },
  { name: 'store, search', site: 'store', path: '/search?q=rain', button: CART, isHidden: true },
  { name: 'store, cart', site: 'store', path: '/basket', button: CART, hasCart: true, isHidden: true },
  { name: 'store, checkout', site: 'store', path: '/checkout/', button: SUBMIT, hasCart: true, isHidden: true },
  { name: 'culture, home', site: 'culture', path: '/', button: CART, isTimed: true },
  { name: 'culture, event', site: 'culture', path: '/event/the-long-night-of-the-madal', button: CART },
  { name: 'culture, record', site: 'culture', path: '/record/low-cloud', button: CART, isTimed: true },
  {
    ...{ name: 'culture, interview', site: 'culture', path: '/interviews/tara-nembang-puts-the-slope-back' },
    button: CART,
  },
  { name: 'culture, cart', site: 'culture', path: '/basket', button: CART, hasCart: true, isHidden: true },
  { name: 'culture, checkout', site: 'culture', path: '/checkout/', button: SUBMIT, hasCart: true, isHidden: true },
]
