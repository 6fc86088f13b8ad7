import { ARTICLES } from './articles.ts'
import { ARTISTS } from './artists.ts'
import { AUTHORS } from './authors.ts'
import { BOOKLISTS } from './booklists.ts'
import { CHILDREN } from './books/children.ts'
import { ESSAYS_AND_HISTORY } from './books/essays-and-history.ts'
import { FOOD_AND_MUSIC } from './books/food-and-music.ts'
import { NATURE_AND_NUMBERS } from './books/nature-and-numbers.ts'
import { NOVELS_IN_ENGLISH } from './books/novels-in-english.ts'
import { NOVELS_IN_NEPALI } from './books/novels-in-nepali.ts'
import { POEMS } from './books/poems.ts'
import { STORIES_AND_MYSTERIES } from './books/stories-and-mysteries.ts'
import type { Work } from './content-types.ts'
import { FILMS_AND_GOODS } from './films-and-goods.ts'
import { INTERVIEWS } from './interviews.ts'
import { MORE_COMING_EVENTS } from './later-events.ts'
import { MORE_INTERVIEWS } from './more-interviews.ts'
import { MORE_RECORDS } from './more-records.ts'
import { NEWS } from './news.ts'
import { OFFERS, PASSES_AND_SETS, VOUCHERS } from './passes-and-prices.ts'
import { PAST_EVENTS } from './past-events.ts'
import { CATEGORIES, PUBLISHERS } from './publishers-and-categories.ts'
import { RECORDS } from './records.ts'
import { SESSIONS } from './sessions.ts'
import { COMING_EVENTS, VENUES } from './upcoming-events.ts'
import { PAGES, VOLUMES } from './volumes-and-pages.ts'

const WORKS: readonly Work[] = [
  ...NOVELS_IN_ENGLISH,
  ...NOVELS_IN_NEPALI,
  ...STORIES_AND_MYSTERIES,
  ...POEMS,
  ...CHILDREN,
  ...ESSAYS_AND_HISTORY,
  ...NATURE_AND_NUMBERS,
  ...FOOD_AND_MUSIC,
]

/** Everything that was written for the demo, by what it is about. */
export const CONTENT = {
  works: WORKS,
  authors: AUTHORS,
  publishers: PUBLISHERS,
  categories: CATEGORIES,
  things: [...PASSES_AND_SETS, ...FILMS_AND_GOODS],
  artists: ARTISTS,
  records: [...RECORDS, ...MORE_RECORDS],
  events: [...COMING_EVENTS, ...MORE_COMING_EVENTS, ...PAST_EVENTS],
  venues: VENUES,
  interviews: [...INTERVIEWS, ...MORE_INTERVIEWS],
  sessions: SESSIONS,
  volumes: VOLUMES,
  articles: ARTICLES,
  booklists: BOOKLISTS,
  news: NEWS,
  pages: PAGES,
  vouchers: VOUCHERS,
  offers: OFFERS,
}
