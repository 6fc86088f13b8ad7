import { sql } from 'kysely'
import { Type } from 'typebox'
import {
  ContentCardSchema,
  contentCards,
  contentDetailProperties,
  toCardOf,
  toContentCard,
  toDetailOf,
} from '../content/content-card.ts'
import { storedFacts } from '../content/content-kind.ts'
import { defineContentKind } from '../content/define-content-kind.ts'
import { type ContentCardRow, type ContentRow, isPublished, linkedCards, translationOf } from '../content/queries.ts'
import { line, localized, optional } from '../content/staff/document.ts'
import type { Language } from '../http/language.ts'
import { PageQuery, schemaRef } from '../http/schemas.ts'
import { pictureNamed } from '../pictures/queries.ts'
import { relatedProducts, relatedProductsOf, toRelatedProducts } from '../related-products/queries.ts'

const factProperties = { number: Type.Integer(), theme: Type.String() }

const factsOf = ({ facts, words }: Pick<ContentRow, 'facts' | 'words'>) => ({
  number: storedFacts(facts).number('number'),
  theme: storedFacts(words).text('theme'),
})

const optionalCard = (description: string) => Type.Union([schemaRef(ContentCardSchema), Type.Null()], { description })

/** The volume with the next lower or higher number. */
const neighbour = (language: Language, side: 'previous' | 'next') => sql<ContentCardRow | null>`(
  select json_build_object(
    'kind', neighbour.kind,
    'slug', neighbour.slug,
    'title', neighbour_words.title,
    'summary', neighbour_words.summary,
    'published_at', neighbour.published_at,
    'picture', ${pictureNamed(sql.ref('neighbour.picture_name'), language)}
  )
  from content as neighbour
  cross join ${translationOf(language, sql.ref('neighbour.id'))} as neighbour_words
  where neighbour.kind = 'volume' and ${isPublished(sql.ref('neighbour.published_at'))} and ${
    side === 'next'
      ? sql`neighbour.facts -> 'number' > content.facts -> 'number'`
      : sql`neighbour.facts -> 'number' < content.facts -> 'number'`
  }
  order by neighbour.facts -> 'number' ${side === 'next' ? sql`asc` : sql`desc`} limit 1
)`

export const volumes = defineContentKind({
  kind: 'volume',
  operations: { list: 'listVolumes', get: 'getVolume' },
  schema: {
    card: Type.Object({ ...ContentCardSchema.properties, ...factProperties }, { $id: 'Volume' }),
    detail: Type.Object(
      {
        ...contentDetailProperties,
        ...factProperties,
        contents: contentCards('Its contents, in order.'),
        mentions: contentCards('Content that mentions it.'),
        previous: optionalCard('The volume before it.'),
        next: optionalCard('The volume after it.'),
        products: relatedProducts('Products of the volume.'),
      },
      { $id: 'VolumeDetail' },
    ),
  },
  query: PageQuery,
  orderBy: () => sql`content.facts -> 'number' desc, content.id desc`,
  cardColumns: () => ({}),
  detailColumns: ({ language }) => ({
    linked: linkedCards(language, ['artist', 'event', 'record', 'interview', 'session', 'news', 'article']),
    products: relatedProductsOf(language),
    previous: neighbour(language, 'previous'),
    next: neighbour(language, 'next'),
  }),
  // `previous` and `next` show other volumes.
  cache: { tags: () => ['volumes'] },
  document: {
    facts: { number: optional.integer(1) },
    texts: { theme: localized(line()) },
    links: ['artist', 'event', 'record', 'interview', 'session', 'news', 'article'],
    products: 'list',
    required: ['facts.number'],
  },
  toCard: (row) => ({ ...toCardOf('volume', row), ...factsOf(row) }),
  toDetail: (row) => ({
    ...toDetailOf('volume', row),
    ...factsOf(row),
    contents: row.linked.filter(({ position }) => position !== null).map(toContentCard),
    mentions: row.linked.filter(({ position }) => position === null).map(toContentCard),
    previous: row.previous && toContentCard(row.previous),
    next: row.next && toContentCard(row.next),
    products: toRelatedProducts(row.products),
  }),
})
