import { CONTENT } from '../content/all-content.ts'
import { SESSIONS } from '../content/sessions.ts'
import type { Demo, DemoMedia, DemoProduct } from '../demo-rows.ts'
import type { SessionFilm } from '../media/session-film.ts'
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
