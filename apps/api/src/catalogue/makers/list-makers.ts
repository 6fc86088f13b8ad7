import type { Static } from 'typebox'
import { pluralOf } from '../../content/content-kind.ts'
import type { Language } from '../../http/language.ts'
import { type PageQuery, toPage, windowOf } from '../../http/pagination.ts'
import type { MakerKind } from './maker.ts'
import type { MakerQueries } from './queries.ts'
import { toMaker } from './to-maker.ts'

type Asked = { kind: MakerKind; language: Language; query: Static<typeof PageQuery> }

export async function listMakers(queries: MakerQueries, { kind, language, query }: Asked) {
  const { limit, offset } = windowOf(query)
  const { count, makers } = await queries.listMakers({ kind, language, limit, offset })
  const results = makers.map((row) => toMaker(kind, row))
  return toPage(`/v1/api/${pluralOf(kind)}/`, query, count, results)
}
