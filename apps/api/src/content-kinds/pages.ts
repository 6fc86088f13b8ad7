import { Type } from 'typebox'
import { ContentCardSchema, contentDetailProperties, toCardOf, toDetailOf } from '../content/content-card.ts'
import { defineContentKind } from '../content/define-content-kind.ts'
import { PageQuery } from '../http/schemas.ts'

/** Static pages, for example the privacy policy. */
export const pages = defineContentKind({
  kind: 'page',
  operations: { list: 'listPages', get: 'getPage' },
  schema: {
    card: Type.Object(ContentCardSchema.properties, { $id: 'Page' }),
    detail: Type.Object(contentDetailProperties, { $id: 'PageDetail' }),
  },
  query: PageQuery,
  cardColumns: () => ({}),
  detailColumns: () => ({}),
  document: { links: [] },
  toCard: (row) => toCardOf('page', row),
  toDetail: (row) => toDetailOf('page', row),
})
