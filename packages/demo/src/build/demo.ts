import { ARTICLES } from '../content/articles.ts'
import { ARTISTS } from '../content/artists.ts'
import { AUTHORS } from '../content/authors.ts'
import { BOOKLISTS } from '../content/booklists.ts'
import { CHILDREN } from '../content/books/children.ts'
import { ESSAYS_AND_HISTORY } from '../content/books/essays-and-history.ts'
import { FOOD_AND_MUSIC } from '../content/books/food-and-music.ts'
import { NATURE_AND_NUMBERS } from '../content/books/nature-and-numbers.ts'
import { NOVELS_IN_ENGLISH } from '../content/books/novels-in-english.ts'
import { NOVELS_IN_NEPALI } from '../content/books/novels-in-nepali.ts'
import { POEMS } from '../content/books/poems.ts'
import { STORIES_AND_MYSTERIES } from '../content/books/stories-and-mysteries.ts'
import type { Work } from '../content/content-types.ts'
import { FILMS_AND_GOODS } from '../content/films-and-goods.ts'
import { INTERVIEWS } from '../content/interviews.ts'
import { MORE_COMING_EVENTS } from '../content/later-events.ts'
import { MORE_INTERVIEWS } from '../content/more-interviews.ts'
import { MORE_RECORDS } from '../content/more-records.ts'
import { NEWS } from '../content/news.ts'
import { OFFERS, PASSES_AND_SETS, VOUCHERS } from '../content/passes-and-prices.ts'
import { PAST_EVENTS } from '../content/past-events.ts'
import { CATEGORIES, PUBLISHERS } from '../content/publishers-and-categories.ts'
import { RECORDS } from '../content/records.ts'
import { SESSIONS } from '../content/sessions.ts'
import { COMING_EVENTS, VENUES } from '../content/upcoming-events.ts'
import { PAGES, VOLUMES } from '../content/volumes-and-pages.ts'
import type { Demo, DemoMedia, DemoProduct } from '../demo-rows.ts'
import type { SessionFilm } from '../media/store-media.ts'
import {
  buildArticles,
  buildArtists,
  buildAuthors,
  buildBooklists,
  buildEntries,
  buildEvents,
  buildInterviews,
  buildNews,
  buildRecords,
  buildSessions,
  buildTracks,
  buildVolumes,
} from './content.ts'
import { buildEventDates, buildTickets } from './event-dates.ts'
import { buildDigitalAccess, buildLinks, buildRelatedProducts } from './links-and-access.ts'
import { buildBooks, buildOtherProducts, buildRecordFormats } from './products.ts'
import { minutesIn } from './values.ts'

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

/** How the films of the sessions are cut: as their set lists say. */
export const SESSION_FILMS: readonly SessionFilm[] = SESSIONS.map(({ slug, lasts, set_list }) => ({
  slug,
  seconds: minutesIn(lasts),
  songs: set_list.map(([startsAt, en, ne]) => ({ startsAt: minutesIn(startsAt), title: { en, ne } })),
}))

/** What stands first in every list that is not asked for in another order. */
const FEATURED = ['the-rain-ledger', 'kuhiroko-ghar']

/** The whole demo as rows, the same each time but for the dates of its events, which are counted from now. */
export function buildDemo(now: Date, media: DemoMedia): Demo {
  const { works, authors, artists, records, things, events } = CONTENT
  const products = [
    ...buildBooks({ works, authors, media, now }),
    ...buildOtherProducts(things, media, now),
    ...buildRecordFormats(records, artists, now),
    ...buildTickets(events, now),
  ]
  return {
    contents: contentsOf(media, now),
    categories: CONTENT.categories.map(({ slug, parent = null }) => ({ slug, parent })),
    links: buildLinks(CONTENT),
    products: featuredFirst(products),
    relatedProducts: buildRelatedProducts(CONTENT),
    venues: CONTENT.venues,
    eventDates: buildEventDates(events, now),
    tracks: buildTracks(records, media),
    vouchers: CONTENT.vouchers,
    offers: CONTENT.offers,
    digitalAccess: buildDigitalAccess(products, records, media),
  }
}

const contentsOf = (media: DemoMedia, now: Date) => [
  ...buildArtists(CONTENT.artists, now),
  ...buildAuthors(CONTENT.authors, now),
  ...buildEntries('publisher', CONTENT.publishers, now),
  ...buildEntries('category', CONTENT.categories, now),
  ...buildEntries('page', CONTENT.pages, now),
  ...buildRecords(CONTENT.records, now),
  ...buildEvents(CONTENT.events, now),
  ...buildInterviews(CONTENT.interviews, media, now),
  ...buildSessions(CONTENT.sessions, media, now),
  ...buildArticles(CONTENT.articles, CONTENT.authors, now),
  ...buildVolumes(CONTENT.volumes, now),
  ...buildBooklists(CONTENT.booklists, now),
  ...buildNews(CONTENT.news, now),
]

const featuredIndex = ({ slug }: DemoProduct) => (FEATURED.includes(slug) ? FEATURED.indexOf(slug) : FEATURED.length)
const featuredFirst = (products: DemoProduct[]) =>
  products.toSorted((one, other) => featuredIndex(one) - featuredIndex(other))
