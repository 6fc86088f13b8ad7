import {
  BASKET_PATH,
  CONTACT_PATH,
  LIBRARY_PATH,
  NEWSLETTER_PATH,
  ORDERS_PATH,
  PRIVACY_PATH,
  TRACK_ORDER_PATH,
} from '@dabali/shop/paths'
import {
  ABOUT_PATH,
  ARTICLES_PATH,
  AUTHORS_PATH,
  BOOKLISTS_PATH,
  BOOKS_PATH,
  CATEGORIES_PATH,
  classPath,
} from '../paths.ts'

/** Where the foot of a page leads, in columns. What is for one visitor is a full load: the server is asked whose it is. */
export const FOOTER_WAYS = [
  {
    heading: 'toFind',
    ways: [
      { name: 'allBooks', path: BOOKS_PATH },
      { name: 'eBooks', path: classPath('e-book') },
      { name: 'audiobooks', path: classPath('audiobook') },
      { name: 'categories', path: CATEGORIES_PATH },
      { name: 'authors', path: AUTHORS_PATH },
    ],
  },
  {
    heading: 'toRead',
    ways: [
      { name: 'readingRoom', path: ARTICLES_PATH },
      { name: 'lists', path: BOOKLISTS_PATH },
      { name: 'letter', path: NEWSLETTER_PATH, isOwn: true },
    ],
  },
  {
    heading: 'yours',
    ways: [
      { name: 'library', path: LIBRARY_PATH, isOwn: true },
      { name: 'orders', path: ORDERS_PATH, isOwn: true },
      { name: 'track', path: TRACK_ORDER_PATH, isOwn: true },
      { name: 'cart', path: BASKET_PATH, isOwn: true },
    ],
  },
  {
    heading: 'house',
    ways: [
      { name: 'about', path: ABOUT_PATH },
      { name: 'contact', path: CONTACT_PATH, isOwn: true },
      { name: 'privacy', path: PRIVACY_PATH },
    ],
  },
] as const
