import { ARTICLES_ON_LISTENING } from '../content/articles/listening.ts'
import { ARTICLES_ON_TRADE } from '../content/articles/trade.ts'
import { ARTICLES_ON_WRITING } from '../content/articles/writing.ts'
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
import type {
  Article,
  Artist,
  Booklist,
  Event,
  Interview,
  News,
  RecordRelease,
  Session,
  Volume,
  Work,
} from '../content/content-types.ts'
import { FILMS_AND_GOODS } from '../content/films-and-goods.ts'
import { CITIES, GENRES } from '../content/genres-and-cities.ts'
import { INTERVIEWS } from '../content/interviews/interviews.ts'
import { MORE_COMING_EVENTS } from '../content/later-events.ts'
import { MORE_RECORDS } from '../content/more-records.ts'
import { NEWS } from '../content/news/news.ts'
import { PAGES } from '../content/pages.ts'
import { BUNDLES, OFFERS, PASSES_AND_SETS, PLANS, VIEWING, VOUCHERS } from '../content/passes-and-prices.ts'
import { PAST_EVENTS } from '../content/past-events.ts'
import { CATEGORIES, PUBLISHERS, SERIES } from '../content/publishers-and-categories.ts'
import { RECORDS } from '../content/records.ts'
import { SESSIONS } from '../content/sessions.ts'
import { SHORT_RECORDS } from '../content/short-records.ts'
import { COMING_EVENTS } from '../content/upcoming-events.ts'
import { VENUES } from '../content/venues.ts'
import { VOLUMES } from '../content/volumes.ts'
import type { Demo, DemoDigitalAccess, DemoFile, DemoMedia, DemoProduct, Key } from '../demo-rows.ts'
import type { ComposedRecord } from '../media/music/record-audio.ts'
import type { SessionFilm } from '../media/store-media.ts'
import {
  buildArticles,
  buildArtists,
  buildAuthors,
  buildBooklists,
  buildContentGenres,
  buildEntries,
  buildEvents,
  buildInterviews,
  buildNews,
  buildRecords,
  buildSessions,
  buildTracks,
  buildVolumes,
} from './content.ts'
import { buildEventDates, buildTickets, buildVenues } from './event-dates.ts'
import { buildBooks, buildOtherProducts, buildRecordFormats, recordFormatsOf } from './products.ts'
import { buildReaders, minutesIn } from './values.ts'

type Links = Demo['links']
type Shelves = Demo['relatedProducts']

const linksFrom = (from: Key, role: string, to: readonly string[]): Links =>
  to.map((key, position) => ({ from, to: key as Key, role, position }))

const slugs = (kind: 'article' | 'artist' | 'news', names: readonly string[]) => names.map((slug) => `${kind}:${slug}`)

export type LinkedContent = {
  artists: readonly Artist[]
  records: readonly RecordRelease[]
  events: readonly Event[]
  interviews: readonly Interview[]
  sessions: readonly Session[]
  volumes: readonly Volume[]
  news: readonly News[]
  articles: readonly Article[]
  booklists: readonly Booklist[]
}

/** The links between contents, each declared on one side and shown on both. */
export const buildLinks = (of: LinkedContent): Links => [
  ...of.records.flatMap(({ slug, artist }) => linksFrom(`record:${slug}`, 'maker', slugs('artist', [artist]))),
  ...of.events.flatMap(({ slug, artists }) => linksFrom(`event:${slug}`, 'line-up', slugs('artist', artists))),
  ...of.interviews.flatMap(({ slug, about }) => linksFrom(`interview:${slug}`, 'about', about)),
  ...of.sessions.flatMap(({ slug, about }) => linksFrom(`session:${slug}`, 'about', about)),
  ...of.volumes.flatMap(({ slug, parts }) => linksFrom(`volume:${slug}`, 'part', parts)),
  ...of.news.flatMap(({ slug, about = [] }) => linksFrom(`news:${slug}`, 'about', about)),
  ...of.news.flatMap(({ slug, related = [] }) => linksFrom(`news:${slug}`, 'related', slugs('news', related))),
  ...of.articles.flatMap(({ slug, byline }) => linksFrom(`article:${slug}`, 'writer', [`author:${byline}`])),
  ...of.articles.flatMap(({ slug, related = [] }) =>
    linksFrom(`article:${slug}`, 'related', slugs('article', related)),
  ),
  ...of.booklists.flatMap(({ slug, articles }) => linksFrom(`booklist:${slug}`, 'related', slugs('article', articles))),
]

const shelfOf = (content: Key, products: readonly string[]): Shelves =>
  products.map((product, position) => ({ content, product, position, notes: null }))

/** The related products of artists, articles, booklists, records, and contents about records. */
export function buildRelatedProducts(of: LinkedContent): Shelves {
  const formatsOf = (record: RecordRelease) => recordFormatsOf(record).map((form) => `${record.slug}-${form}`)
  const formatsAbout = (keys: readonly string[]) =>
    of.records.filter(({ slug }) => keys.includes(`record:${slug}`)).flatMap(formatsOf)
  const formatsBy = (artists: readonly string[]) =>
    of.records.filter(({ artist }) => artists.includes(artist)).flatMap(formatsOf)
  return [
    ...of.artists.flatMap(({ slug, goods = [] }) => shelfOf(`artist:${slug}`, goods)),
    ...of.articles.flatMap(({ slug, books }) => shelfOf(`article:${slug}`, books)),
    ...of.records.flatMap((record) => shelfOf(`record:${record.slug}`, formatsOf(record))),
    ...of.interviews.flatMap(({ slug, about }) => shelfOf(`interview:${slug}`, formatsAbout(about))),
    ...of.sessions.flatMap(({ slug, about }) => shelfOf(`session:${slug}`, formatsAbout(about))),
    ...of.events.flatMap(({ slug, artists }) => shelfOf(`event:${slug}`, formatsBy(artists))),
    ...of.booklists.flatMap(({ slug, books }) =>
      books.map(([product, en, ne], position) => ({
        content: `booklist:${slug}` as const,
        product,
        position,
        notes: { en, ne },
      })),
    ),
  ]
}

/** The files and access periods of digital products. */
export const buildDigitalAccess = (
  products: readonly DemoProduct[],
  records: readonly RecordRelease[],
  media: DemoMedia,
): DemoDigitalAccess => ({
  bundles: Object.entries(BUNDLES).flatMap(([bundle, held]) =>
    held.map((product, position) => ({ bundle, product, position })),
  ),
  files: [...products.flatMap((product) => filesOf(product, media)), ...buildTrackFiles(records, media)],
  parts: media.parts,
  plans: PLANS,
  windows: products.flatMap(({ product_class, slug }) =>
    product_class === 'Pay Per View' ? [{ product: slug, ...VIEWING }] : [],
  ),
})

/** Every e-book has its own file, an audiobook its chapters and the e-book after them; films share a video. */
function filesOf({ slug, work, product_class }: DemoProduct, media: DemoMedia): DemoFile[] {
  const ebook = media.books[work ?? slug]
  const file = (kind: DemoFile['kind'], media_name: string | undefined, position = 0, title?: string) =>
    media_name === undefined
      ? []
      : [
          {
            ...{ product: slug, kind, media_name, position },
            titles: title === undefined ? null : { en: title, ne: title },
            duration_seconds: media.seconds[media_name] ?? null,
          },
        ]
  if (product_class === 'E-book') return file('epub', ebook)
  if (product_class === 'Pay Per View') return file('film', media.films[0])
  const chapters = (product_class === 'Audiobook' && media.listening[work ?? slug]?.parts) || []
  return [
    ...chapters.flatMap(({ title, media_name }, position) => file('audio', media_name, position, title)),
    ...(chapters.length > 0 ? file('epub', ebook, chapters.length, 'EPUB') : []),
  ]
}

/** The length that a product claims: that of its audio and video files, if it has any. */
function claimLength(product: DemoProduct, files: readonly DemoFile[]): DemoProduct {
  const times = files.flatMap((file) => (file.product === product.slug ? (file.duration_seconds ?? []) : []))
  return times.length === 0 ? product : { ...product, duration_seconds: times.reduce((sum, time) => sum + time, 0) }
}

/** The tracks of a record that is sold as files. */
const buildTrackFiles = (records: readonly RecordRelease[], media: DemoMedia): DemoFile[] =>
  records.flatMap(({ slug, tracks }) =>
    (media.records[slug] ?? []).map(({ seconds, mp3, flac }, position) => {
      const [en = '', ne = ''] = tracks[position] ?? []
      return {
        product: `${slug}-download`,
        position,
        kind: 'audio' as const,
        media_name: mp3,
        titles: { en, ne },
        duration_seconds: seconds,
        downloads: [
          { format: 'mp3' as const, media_name: mp3 },
          { format: 'flac' as const, media_name: flac },
        ],
      }
    }),
  )

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

/** All demo content by kind. */
export const CONTENT = {
  works: WORKS,
  authors: AUTHORS,
  publishers: PUBLISHERS,
  categories: CATEGORIES,
  things: [...PASSES_AND_SETS, ...FILMS_AND_GOODS],
  artists: ARTISTS,
  records: [...RECORDS, ...MORE_RECORDS, ...SHORT_RECORDS],
  events: [...COMING_EVENTS, ...MORE_COMING_EVENTS, ...PAST_EVENTS],
  venues: VENUES,
  interviews: INTERVIEWS,
  sessions: SESSIONS,
  volumes: VOLUMES,
  articles: [...ARTICLES_ON_WRITING, ...ARTICLES_ON_LISTENING, ...ARTICLES_ON_TRADE],
  booklists: BOOKLISTS,
  series: SERIES,
  news: NEWS,
  pages: PAGES,
  vouchers: VOUCHERS,
  offers: OFFERS,
}

/** The videos of the sessions, from their set lists. */
export const SESSION_FILMS: readonly SessionFilm[] = SESSIONS.map(({ slug, lasts, set_list }) => ({
  slug,
  seconds: minutesIn(lasts),
  songs: set_list.map(([startsAt, en, ne]) => ({ startsAt: minutesIn(startsAt), title: { en, ne } })),
}))

const artistOf = (slug: string) => ARTISTS.find((artist) => artist.slug === slug)?.title.en ?? slug

/** What is composed for each record. The titles of tracks are in both scripts, as files have one language only. */
export const COMPOSED_RECORDS: readonly ComposedRecord[] = CONTENT.records.map((record) => ({
  slug: record.slug,
  title: record.title.en,
  artist: artistOf(record.artist),
  released_on: record.released_on,
  kit: record.music,
  tracks: record.tracks.map(([en, ne, lasts]) => ({ title: `${en} / ${ne}`, seconds: minutesIn(lasts) })),
}))

/** The products at the top of lists in default order. */
const FEATURED = ['the-rain-ledger', 'kuhiroko-ghar']

/** The demo as rows, deterministic except for the event dates, which are relative to `now`. */
export function buildDemo(now: Date, media: DemoMedia): Demo {
  const { works, authors, artists, records, things, events } = CONTENT
  const products = [
    ...buildBooks({ works, authors, media, now }),
    ...buildOtherProducts(things, media, now),
    ...buildRecordFormats(records, artists, now),
    ...buildTickets(events, now),
  ]
  const venues = buildVenues(CONTENT.venues)
  const digitalAccess = buildDigitalAccess(products, records, media)
  return {
    contents: contentsOf(media, now),
    categories: CONTENT.categories.map(({ slug, parent = null }) => ({ slug, parent })),
    genres: GENRES,
    contentGenres: buildContentGenres(CONTENT),
    cities: CITIES,
    links: buildLinks(CONTENT),
    products: featuredFirst(products.map((product) => claimLength(product, digitalAccess.files))),
    relatedProducts: buildRelatedProducts(CONTENT),
    series: CONTENT.series.map(({ slug, works }) => ({ slug, works })),
    venues,
    eventDates: buildEventDates(events, venues, now),
    tracks: buildTracks(records, media),
    vouchers: CONTENT.vouchers,
    offers: CONTENT.offers,
    ...buildReaders(products, now),
    digitalAccess,
  }
}

const contentsOf = (media: DemoMedia, now: Date) => [
  ...buildArtists(CONTENT.artists, now),
  ...buildAuthors(CONTENT.authors, now),
  ...buildEntries('publisher', CONTENT.publishers, now),
  ...buildEntries('category', CONTENT.categories, now),
  ...buildEntries('series', CONTENT.series, now),
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
