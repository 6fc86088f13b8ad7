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
} from '../content/content-types.ts'
import { BUNDLES, PLANS, VIEWING } from '../content/passes-and-prices.ts'
import type { Demo, DemoDigitalAccess, DemoFile, DemoMedia, DemoProduct, Key } from '../demo-rows.ts'
import { recordFormatsOf } from './products.ts'
import { minutesIn } from './values.ts'

type Links = Demo['links']
type Shelves = Demo['relatedProducts']

const linksFrom = (from: Key, role: string, to: readonly string[]): Links =>
  to.map((key, position) => ({ from, to: key as Key, role, position }))

const slugs = (kind: 'artist' | 'news', names: readonly string[]) => names.map((slug) => `${kind}:${slug}`)

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

/** Written once, from the one side that knows it first; both sides show it. */
export const buildLinks = (of: LinkedContent): Links => [
  ...of.records.flatMap(({ slug, artist }) => linksFrom(`record:${slug}`, 'maker', slugs('artist', [artist]))),
  ...of.events.flatMap(({ slug, artists }) => linksFrom(`event:${slug}`, 'line-up', slugs('artist', artists))),
  ...of.interviews.flatMap(({ slug, about }) => linksFrom(`interview:${slug}`, 'about', about)),
  ...of.sessions.flatMap(({ slug, about }) => linksFrom(`session:${slug}`, 'about', about)),
  ...of.volumes.flatMap(({ slug, parts }) => linksFrom(`volume:${slug}`, 'part', parts)),
  ...of.news.flatMap(({ slug, about = [] }) => linksFrom(`news:${slug}`, 'about', about)),
  ...of.news.flatMap(({ slug, related = [] }) => linksFrom(`news:${slug}`, 'related', slugs('news', related))),
  ...of.articles.flatMap(({ slug, byline }) => linksFrom(`article:${slug}`, 'writer', [`author:${byline}`])),
]

const shelfOf = (content: Key, products: readonly string[]): Shelves =>
  products.map((product, position) => ({ content, product, position, notes: null }))

/** What is sold beside an artist, an article, a list, a record, and beside what tells of a record. */
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

/** What is behind the gate of each thing that can be read, heard or watched, and how long the gate stands open. */
export const buildDigitalAccess = (
  products: readonly DemoProduct[],
  records: readonly RecordRelease[],
  media: DemoMedia,
): DemoDigitalAccess => ({
  bundles: Object.entries(BUNDLES).flatMap(([bundle, held]) =>
    held.map((product, position) => ({ bundle, product, position })),
  ),
  files: [...products.flatMap((product) => fileOf(product, media)), ...buildTrackFiles(records, media)],
  parts: media.parts,
  plans: PLANS,
  windows: products.flatMap(({ product_class, slug }) =>
    product_class === 'Pay Per View' ? [{ product: slug, ...VIEWING }] : [],
  ),
})

/** One book, one reading and one film stand for all: the rest was never written. */
function fileOf({ slug, product_class, language }: DemoProduct, { books, chapter, films }: DemoMedia): DemoFile[] {
  const whole = { product: slug, position: 0, titles: null, duration_seconds: null }
  const named = (kind: DemoFile['kind'], media_name: string | undefined) =>
    media_name === undefined ? [] : [{ ...whole, kind, media_name }]
  if (product_class === 'E-book') return named('epub', books[language])
  if (product_class === 'Audiobook') return named('audio', chapter[language])
  return product_class === 'Pay Per View' ? named('film', films[0]) : []
}

/** The tracks of a record that is sold as files: what may be heard of them before is all that was played. */
const buildTrackFiles = (records: readonly RecordRelease[], { previews }: DemoMedia): DemoFile[] =>
  records.flatMap(({ slug, tracks }, shift) =>
    tracks.flatMap(([en, ne, lasts], position) => {
      const media_name = previews[(shift + position) % previews.length]
      if (media_name === undefined) return []
      const product = `${slug}-download`
      return [{ product, position, kind: 'audio', media_name, titles: { en, ne }, duration_seconds: minutesIn(lasts) }]
    }),
  )
