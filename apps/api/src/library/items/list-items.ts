import { PRODUCT_CLASSES } from '@dabali/domain'
import { type Static, Type } from 'typebox'
import type { Language } from '../../http/language.ts'
import { PageQuery, toPage, windowOf } from '../../http/pagination.ts'
import { stringEnum } from '../../http/schemas.ts'
import { STATES } from './library-item.ts'
import type { ItemQueries } from './queries.ts'
import { LIBRARY_PATH, toItem } from './to-item.ts'

export const LibraryQuery = Type.Object({
  ...PageQuery.properties,
  product_class: Type.Optional(stringEnum(PRODUCT_CLASSES)),
  state: Type.Optional(stringEnum(STATES.filter((state) => state !== 'revoked'))),
})

type Asked = { accountId: string; language: Language; query: Static<typeof LibraryQuery> }

/** What somebody has, what they opened last first; what was given back is not there any more. */
export async function listItems(queries: ItemQueries, { accountId, language, query }: Asked) {
  const { state, product_class } = query
  const filters = { state: state ?? null, productClass: product_class ?? null }
  const rows = await queries.listItems({ accountId, language, ...filters, ...windowOf(query) })
  const count = rows[0]?.count ?? 0
  return toPage(LIBRARY_PATH, query, count, rows.map(toItem), { state, product_class })
}
