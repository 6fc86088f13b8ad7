import type { Demo, Key } from '../demo.ts'
import type { Article, Artist, Booklist, Event, Interview, News, RecordSleeve, Session, Volume } from '../words.ts'
import { formsOf } from './compose-goods.ts'

type Links = Demo['links']
type Shelves = Demo['shelves']

const linksFrom = (from: Key, role: string, to: readonly string[]): Links =>
  to.map((key, position) => ({ from, to: key as Key, role, position }))

const slugs = (kind: 'artist' | 'news', names: readonly string[]) => names.map((slug) => `${kind}:${slug}`)

export type Linked = {
  artists: readonly Artist[]
  records: readonly RecordSleeve[]
  events: readonly Event[]
  interviews: readonly Interview[]
  sessions: readonly Session[]
  volumes: readonly Volume[]
  news: readonly News[]
  articles: readonly Article[]
  booklists: readonly Booklist[]
}

/** Written once, from the one side that knows it first; both sides show it. */
export const composeLinks = (of: Linked): Links => [
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
export function composeShelves(of: Linked): Shelves {
  const formatsOf = (record: RecordSleeve) => formsOf(record).map((form) => `${record.slug}-${form}`)
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
