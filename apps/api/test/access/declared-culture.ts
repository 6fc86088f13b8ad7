import type { ContentKind } from '../../src/database/tables/content.ts'
import { makeContent } from '../make-content.ts'
import { makeCategory } from '../make-product.ts'
import { makeBook } from './fixtures.ts'
import type { Rule } from './rule.ts'
import type { Thing } from './test-environment.ts'

const content =
  (kind: ContentKind): Thing =>
  async ({ database }) => ({ ids: { slug: (await makeContent(database, kind)).slug } })

const category: Thing = async ({ database }) => ({ ids: { slug: (await makeCategory(database)).slug } })
const book: Thing = async (env) => ({ ids: { product: String((await makeBook(env)).id) } })

/** A picture that stands in the shop. */
const picture: Thing = async ({ rows }) => {
  const [{ name }] = await rows(`select name from media where is_public limit 1`)
  return { ids: { name } }
}

const EVERYBODY: Rule = { who: 'public' }
const one = (of: Thing): Rule => ({ who: 'public', of })

/** What everybody may read. */
export const CULTURE: Record<string, Rule> = {
  getHealth: EVERYBODY,
  getReadiness: EVERYBODY,
  listProducts: EVERYBODY,
  getProduct: one(book),
  getPrice: one(book),
  getAvailability: one(book),
  listCategories: EVERYBODY,
  getCategory: one(category),
  listAuthors: EVERYBODY,
  getAuthor: one(content('author')),
  listPublishers: EVERYBODY,
  getPublisher: one(content('publisher')),
  listCountries: EVERYBODY,
  getCountry: one(async () => ({ ids: { code: 'NP' } })),
  listArtists: EVERYBODY,
  getArtist: one(content('artist')),
  listEvents: EVERYBODY,
  getCalendar: EVERYBODY,
  getEventCalendar: one(content('event')),
  getEvent: one(content('event')),
  listRecords: EVERYBODY,
  getRecord: one(content('record')),
  listInterviews: EVERYBODY,
  getInterview: one(content('interview')),
  listSessions: EVERYBODY,
  getSession: one(content('session')),
  listVolumes: EVERYBODY,
  getVolume: one(content('volume')),
  listNews: EVERYBODY,
  getNewsItem: one(content('news')),
  listArticles: EVERYBODY,
  getArticle: one(content('article')),
  listBooklists: EVERYBODY,
  getBooklist: one(content('booklist')),
  listPages: EVERYBODY,
  getPage: one(content('page')),
  getMedia: one(picture),
  search: one(async () => ({ query: 'q=book' })),
  suggest: one(async () => ({ query: 'q=book' })),
}
