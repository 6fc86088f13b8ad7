import { sql } from 'kysely'
import { Type } from 'typebox'
import { ProductCardSchema } from '../catalogue/product-card.ts'
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
import { PageQuery, schemaRef } from '../http/schemas.ts'
import { relatedProductsOf, toAnnotatedProducts } from '../related-products/queries.ts'

const factProperties = { curator: Type.String() }

const factsOf = ({ words }: Pick<ContentRow, 'words'>) => ({ curator: storedFacts(words).text('curator') })

const numProducts = sql<number>`(
  select count(*)::integer from content_product join product on product.id = product_id
  where content_id = content.id and product.is_listed
)`

export const booklists = defineContentKind({
  kind: 'booklist',
  operations: { list: 'listBooklists', get: 'getBooklist' },
  schema: {
    card: Type.Object(
      { ...ContentCardSchema.properties, ...factProperties, num_products: Type.Integer() },
      { $id: 'Booklist' },
    ),
    detail: Type.Object(
      {
        ...contentDetailProperties,
        ...factProperties,
        products: Type.Array(
          Type.Object({
            product: schemaRef(ProductCardSchema),
            note: Type.String({ description: "The curator's note." }),
          }),
          { description: 'In the order of the curator.' },
        ),
        related: contentCards('Other booklists.'),
        articles: contentCards('Articles that belong to it.'),
        authors: contentCards('Authors of its books.'),
      },
      { $id: 'BooklistDetail' },
    ),
  },
  query: PageQuery,
  cardColumns: () => ({ num_products: numProducts }),
  detailColumns: ({ language }) => ({
    linked: linkedCards(language, ['article', 'author', 'booklist']),
    products: relatedProductsOf(language),
  }),
  document: {
    texts: { curator: localized(line()) },
    links: ['article', 'author', 'booklist'],
    products: 'with notes',
  },
  toCard: (row) => ({ ...toCardOf('booklist', row), ...factsOf(row), num_products: row.num_products }),
  toDetail: (row) => ({
    ...toDetailOf('booklist', row),
    ...factsOf(row),
    products: toAnnotatedProducts(row.products),
    related: cardsOf(row.linked, 'booklist'),
    articles: cardsOf(row.linked, 'article'),
    authors: cardsOf(row.linked, 'author'),
  }),
})
