import { sql } from 'kysely'
import { Type } from 'typebox'
import { ProductCardSchema, toProductCard } from '../catalogue/product-card.ts'
import { type ProductCardRow, worksOfSeries } from '../catalogue/queries.ts'
import { ContentCardSchema, contentDetailProperties, toCardOf, toDetailOf } from '../content/content-card.ts'
import { defineContentKind } from '../content/define-content-kind.ts'
import type { Language } from '../http/language.ts'
import { PageQuery, schemaRef } from '../http/schemas.ts'

type WorkRow = { position: number; card: ProductCardRow }

const works = (language: Language) => sql<WorkRow[]>`(
  select coalesce(json_agg(json_build_object('position', part.position, 'card', part.card) order by part.position), '[]')
  from ${worksOfSeries(sql`content.id`, language)} as part
)`

export const series = defineContentKind({
  kind: 'series',
  operations: { list: 'listSeries', get: 'getSeries' },
  schema: {
    card: Type.Object({ ...ContentCardSchema.properties }, { $id: 'Series' }),
    detail: Type.Object(
      {
        ...contentDetailProperties,
        works: Type.Array(
          Type.Object({
            position: Type.Integer({ description: 'The number of the work in the series.' }),
            product: schemaRef(ProductCardSchema),
          }),
          { description: 'The works that are listed, in order.' },
        ),
      },
      { $id: 'SeriesDetail' },
    ),
  },
  query: PageQuery,
  cardColumns: () => ({}),
  detailColumns: ({ language }) => ({ works: works(language) }),
  toCard: (row) => toCardOf('series', row),
  toDetail: (row) => ({
    ...toDetailOf('series', row),
    works: row.works.map(({ position, card }) => ({ position, product: toProductCard(card) })),
  }),
})
