import { readingMinutes } from '@dabali/domain'
import { Type } from 'typebox'
import {
  ContentCardSchema,
  cardsOf,
  contentCards,
  contentDetailProperties,
  toCardOf,
  toDetailOf,
} from '../content/content-card.ts'
import { storedFacts } from '../content/content-kind.ts'
import { defineContentKind } from '../content/define-content-kind.ts'
import { type ContentRow, linkedCards } from '../content/queries.ts'
import { line, localized } from '../content/staff/document.ts'
import { PageQuery } from '../http/schemas.ts'
import { relatedProducts, relatedProductsOf, toRelatedProducts } from '../related-products/queries.ts'

const factProperties = { byline: Type.String(), reading_minutes: Type.Integer() }

const factsOf = ({ words }: Pick<ContentRow, 'words'>) => ({
  byline: storedFacts(words).text('byline'),
  reading_minutes: storedFacts(words).number('reading_minutes'),
})

export const articles = defineContentKind({
  kind: 'article',
  operations: { list: 'listArticles', get: 'getArticle' },
  schema: {
    card: Type.Object({ ...ContentCardSchema.properties, ...factProperties }, { $id: 'Article' }),
    detail: Type.Object(
      {
        ...contentDetailProperties,
        ...factProperties,
        products: relatedProducts('The products that it mentions, in order.'),
        related: contentCards('Other articles.'),
        booklists: contentCards('Booklists that belong to it.'),
        authors: contentCards('Authors that it mentions.'),
        artists: contentCards('Artists that it mentions.'),
        records: contentCards('Records that it mentions.'),
        volumes: contentCards('Volumes that it is in.'),
      },
      { $id: 'ArticleDetail' },
    ),
  },
  query: PageQuery,
  cardColumns: () => ({}),
  detailColumns: ({ language }) => ({
    linked: linkedCards(language, ['article', 'artist', 'author', 'record', 'volume', 'booklist']),
    products: relatedProductsOf(language),
  }),
  document: {
    texts: { byline: localized(line()) },
    links: ['article', 'artist', 'author', 'record', 'volume', 'booklist'],
    products: 'list',
    derive: (body) => ({ reading_minutes: readingMinutes(body) }),
  },
  toCard: (row) => ({ ...toCardOf('article', row), ...factsOf(row) }),
  toDetail: (row) => ({
    ...toDetailOf('article', row),
    ...factsOf(row),
    products: toRelatedProducts(row.products),
    related: cardsOf(row.linked, 'article'),
    booklists: cardsOf(row.linked, 'booklist'),
    authors: cardsOf(row.linked, 'author'),
    artists: cardsOf(row.linked, 'artist'),
    records: cardsOf(row.linked, 'record'),
    volumes: cardsOf(row.linked, 'volume'),
  }),
})
