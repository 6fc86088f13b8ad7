import { ALL } from './all-words.ts'
import { composeBooks } from './composing/compose-books.ts'
import {
  composeArticles,
  composeArtists,
  composeAuthors,
  composeBooklists,
  composeEntries,
  composeNews,
} from './composing/compose-contents.ts'
import { composeDates, composeTickets } from './composing/compose-dates.ts'
import { composeRecordFormats, composeThings } from './composing/compose-goods.ts'
import { composeHoldings } from './composing/compose-holdings.ts'
import { composeLinks, composeShelves } from './composing/compose-links.ts'
import {
  composeEvents,
  composeInterviews,
  composeRecords,
  composeSessions,
  composeTracks,
  composeVolumes,
} from './composing/compose-stage.ts'
import type { Demo, DemoMedia, DemoProduct } from './demo.ts'

/** What stands first in every list that is not asked for in another order. */
const FIRST = ['the-rain-ledger', 'kuhiroko-ghar']

/** The whole demo as rows, the same each time but for the dates of its events, which are counted from now. */
export function composeDemo(now: Date, media: DemoMedia): Demo {
  const { works, authors, artists, records, things, events } = ALL
  const products = [
    ...composeBooks({ works, authors, media, now }),
    ...composeThings(things, media, now),
    ...composeRecordFormats(records, artists, now),
    ...composeTickets(events, now),
  ]
  return {
    contents: contentsOf(media, now),
    categories: ALL.categories.map(({ slug, parent = null }) => ({ slug, parent })),
    links: composeLinks(ALL),
    products: firstOnes(products),
    shelves: composeShelves(ALL),
    venues: ALL.venues,
    dates: composeDates(events, now),
    tracks: composeTracks(records, media),
    vouchers: ALL.vouchers,
    offers: ALL.offers,
    holdings: composeHoldings(products, records, media),
  }
}

const contentsOf = (media: DemoMedia, now: Date) => [
  ...composeArtists(ALL.artists, now),
  ...composeAuthors(ALL.authors, now),
  ...composeEntries('publisher', ALL.publishers, now),
  ...composeEntries('category', ALL.categories, now),
  ...composeEntries('page', ALL.pages, now),
  ...composeRecords(ALL.records, now),
  ...composeEvents(ALL.events, now),
  ...composeInterviews(ALL.interviews, media, now),
  ...composeSessions(ALL.sessions, media, now),
  ...composeArticles(ALL.articles, ALL.authors, now),
  ...composeVolumes(ALL.volumes, now),
  ...composeBooklists(ALL.booklists, now),
  ...composeNews(ALL.news, now),
]

const placeOf = ({ slug }: DemoProduct) => (FIRST.includes(slug) ? FIRST.indexOf(slug) : FIRST.length)
const firstOnes = (products: DemoProduct[]) => products.toSorted((one, other) => placeOf(one) - placeOf(other))
