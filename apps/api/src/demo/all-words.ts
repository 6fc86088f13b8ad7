import { ARTICLES } from './words/articles.ts'
import { ARTISTS } from './words/artists.ts'
import { AUTHORS } from './words/authors.ts'
import { BOOKLISTS } from './words/booklists.ts'
import { COMING_EVENTS } from './words/events.ts'
import { FILMS_AND_GOODS } from './words/films-and-goods.ts'
import { INTERVIEWS } from './words/interviews.ts'
import { LAST_RECORDS } from './words/last-records.ts'
import { MORE_ARTICLES } from './words/more-articles.ts'
import { MORE_AUTHORS } from './words/more-authors.ts'
import { MORE_COMING_EVENTS } from './words/more-events.ts'
import { MORE_INTERVIEWS } from './words/more-interviews.ts'
import { MORE_NEWS } from './words/more-news.ts'
import { MORE_RECORDS } from './words/more-records.ts'
import { NEWS } from './words/news.ts'
import { OTHER_EVENTS } from './words/nights-that-were.ts'
import { PAGES } from './words/pages.ts'
import { PASSES_AND_SETS } from './words/passes-and-sets.ts'
import { OFFERS, VOUCHERS } from './words/prices.ts'
import { RECORDS } from './words/records.ts'
import { SESSIONS } from './words/sessions.ts'
import { CATEGORIES, PUBLISHERS } from './words/shelves.ts'
import { VENUES } from './words/venues.ts'
import { VOLUMES } from './words/volumes.ts'
import { WORKS } from './works.ts'

/** Everything that was written for the demo, by what it is about. */
export const ALL = {
  works: WORKS,
  authors: [...AUTHORS, ...MORE_AUTHORS],
  publishers: PUBLISHERS,
  categories: CATEGORIES,
  things: [...PASSES_AND_SETS, ...FILMS_AND_GOODS],
  artists: ARTISTS,
  records: [...RECORDS, ...MORE_RECORDS, ...LAST_RECORDS],
  events: [...COMING_EVENTS, ...MORE_COMING_EVENTS, ...OTHER_EVENTS],
  venues: VENUES,
  interviews: [...INTERVIEWS, ...MORE_INTERVIEWS],
  sessions: SESSIONS,
  volumes: VOLUMES,
  articles: [...ARTICLES, ...MORE_ARTICLES],
  booklists: BOOKLISTS,
  news: [...NEWS, ...MORE_NEWS],
  pages: PAGES,
  vouchers: VOUCHERS,
  offers: OFFERS,
}
