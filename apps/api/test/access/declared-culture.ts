import type { ContentKind } from '../../src/database/tables/content.ts'
import { makeContent } from '../make-content.ts'
import { makeCategory, makeProduct } from '../make-product.ts'
import { makeSeatedEvent } from '../make-seats.ts'
import { makeBook } from './fixtures.ts'
import type { Rule } from './rule.ts'
import type { Thing } from './test-environment.ts'

const content =
  (kind: ContentKind): Thing =>
  async ({ database }) => ({ ids: { slug: (await makeContent(database, kind)).slug } })

const category: Thing = async ({ database }) => ({ ids: { slug: (await makeCategory(database)).slug } })
const book: Thing = async (env) => ({ ids: { product: String((await makeBook(env)).id) } })

/** A public picture. */
const picture: Thing = async ({ rows }) => {
  const [{ name }] = await rows(`select name from media where is_public limit 1`)
  return { ids: { name } }
}

const seatingPlan: Thing = async ({ database }) => {
  const { slug, dateId } = await makeSeatedEvent(database)
  return { ids: { slug, event_date_id: String(dateId) } }
}

const soldOut: Thing = async ({ database }) => {
  const { slug } = await makeProduct(database, { num_available: 0 })
  return { ids: { product: slug }, body: { email: 'maya@example.com' } }
}

const PUBLIC: Rule = { who: 'public' }
const one = (of: Thing): Rule => ({ who: 'public', of })

/** Public operations. */
export const CULTURE: Record<string, Rule> = {
  getHealth: PUBLIC,
  getReadiness: PUBLIC,
  listProducts: PUBLIC,
  getProduct: one(book),
  getPrice: one(book),
  getAvailability: one(book),
  listReviews: one(book),
  requestStockNotice: { ...one(soldOut), ok: 201 },
  listCategories: PUBLIC,
  getCategory: one(category),
  listAuthors: PUBLIC,
  getAuthor: one(content('author')),
  listPublishers: PUBLIC,
  getPublisher: one(content('publisher')),
  listCountries: PUBLIC,
  getCountry: one(async () => ({ ids: { code: 'NP' } })),
  listArtists: PUBLIC,
  getArtist: one(content('artist')),
  getArtistPress: one(content('artist')),
  listEvents: PUBLIC,
  listVenues: PUBLIC,
  getCalendar: PUBLIC,
  getEventCalendar: one(content('event')),
  getEvent: one(content('event')),
  getSeatingPlan: one(seatingPlan),
  listRecords: PUBLIC,
  getRecord: one(content('record')),
  listInterviews: PUBLIC,
  getInterview: one(content('interview')),
  listSessions: PUBLIC,
  getSession: one(content('session')),
  listVolumes: PUBLIC,
  getVolume: one(content('volume')),
  listNews: PUBLIC,
  getNewsItem: one(content('news')),
  listArticles: PUBLIC,
  getArticle: one(content('article')),
  listBooklists: PUBLIC,
  getBooklist: one(content('booklist')),
  listSeries: PUBLIC,
  getSeries: one(content('series')),
  listPages: PUBLIC,
  getPage: one(content('page')),
  getMedia: one(picture),
  search: one(async () => ({ query: 'q=book' })),
  suggest: one(async () => ({ query: 'q=book' })),
}
