import { type SqlBool, sql } from 'kysely'
import { Type } from 'typebox'
import {
  ContentCardSchema,
  cardsOf,
  contentCards,
  contentDetailProperties,
  toCardOf,
  toDetailOf,
  toInstant,
} from '../content/content-card.ts'
import { storedFacts } from '../content/content-kind.ts'
import { ArtistFilterQuery, defineContentKind, textFilter } from '../content/define-content-kind.ts'
import { type ContentRow, isLinkedWith, linkedCards } from '../content/queries.ts'
import { line, localized } from '../content/staff/document.ts'
import { relatedProducts, relatedProductsOf, toRelatedProducts } from '../related-products/queries.ts'

const factProperties = {
  byline: Type.String(),
  tags: Type.Array(Type.String()),
  updated_at: Type.String({ format: 'date-time' }),
}

function factsOf(row: Pick<ContentRow, 'words' | 'updated_at'>) {
  const words = storedFacts(row.words)
  return { byline: words.text('byline'), tags: words.texts('tags'), updated_at: toInstant(row.updated_at) }
}

/** A tag of any translation matches, whichever language the request asks for. */
const hasTag = (tag: string) => sql<SqlBool>`exists (
  select from content_translation where content_id = content.id and jsonb_exists(words -> 'tags', ${tag})
)`

export const news = defineContentKind({
  kind: 'news',
  operations: { list: 'listNews', get: 'getNewsItem' },
  schema: {
    card: Type.Object({ ...ContentCardSchema.properties, ...factProperties }, { $id: 'NewsItem' }),
    detail: Type.Object(
      {
        ...contentDetailProperties,
        ...factProperties,
        related: contentCards('Other news.'),
        artists: contentCards('Artists that it mentions.'),
        records: contentCards('Records that it mentions.'),
        events: contentCards('Events that it mentions.'),
        sessions: contentCards('Sessions that it mentions.'),
        interviews: contentCards('Interviews that it mentions.'),
        volumes: contentCards('Volumes that it mentions or belongs to.'),
        products: relatedProducts('Products that it mentions.'),
      },
      { $id: 'NewsItemDetail' },
    ),
  },
  query: Type.Object({
    ...ArtistFilterQuery.properties,
    tag: textFilter('A tag, as it is written in any language.'),
  }),
  filters: ['tag', 'artist'],
  where: ({ tag, artist }) => [
    tag === undefined ? undefined : hasTag(tag),
    artist === undefined ? undefined : isLinkedWith('artist', artist),
  ],
  cardColumns: () => ({}),
  detailColumns: ({ language }) => ({
    linked: linkedCards(language, ['artist', 'event', 'record', 'interview', 'session', 'volume', 'news']),
    products: relatedProductsOf(language),
  }),
  document: {
    texts: { byline: localized(line()), tags: localized(Type.Array(line(100), { maxItems: 20 })) },
    links: ['artist', 'event', 'record', 'interview', 'session', 'volume', 'news'],
    products: 'list',
  },
  toCard: (row) => ({ ...toCardOf('news', row), ...factsOf(row) }),
  toDetail: (row) => ({
    ...toDetailOf('news', row),
    ...factsOf(row),
    related: cardsOf(row.linked, 'news'),
    artists: cardsOf(row.linked, 'artist'),
    records: cardsOf(row.linked, 'record'),
    events: cardsOf(row.linked, 'event'),
    sessions: cardsOf(row.linked, 'session'),
    interviews: cardsOf(row.linked, 'interview'),
    volumes: cardsOf(row.linked, 'volume'),
    products: toRelatedProducts(row.products),
  }),
})
