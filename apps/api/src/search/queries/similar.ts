import { sql } from 'kysely'
import { prepareStatement } from '../../database/database.ts'
import type { SearchKind } from '../search-query.ts'
import type { NamesFields } from '../trigram-index.ts'
import { type Asked, type Candidate, exactHits, type Found, found, foundBy, TIER, VERSION } from './hits.ts'

/** A product by its id, a content by minus its id. */
type Keys = { products: number[]; contents: number[] }

export const toKeys = (keys: readonly number[]): Keys => ({
  products: keys.filter((key) => key > 0),
  contents: keys.filter((key) => key < 0).map((key) => -key),
})

const withKeys = ({ products, contents }: Keys) => sql`
  (product_id = any (${products}::integer[]) or content_id = any (${contents}::integer[]))`

/** Similar documents, and those with a title that begins like the query, ranked together. */
export const similarly = (asked: Asked, { keys, hasHits }: { keys: readonly number[]; hasHits: boolean }) => {
  const similar = sql`${found(TIER.trigram, withKeys(toKeys(keys)), sql`names`)} and shown_from <= now()`
  return foundBy(asked, {
    hits: hasHits ? exactHits(asked.lookup, sql`union all (${similar})`) : sql`hits as materialized (${similar})`,
    missing: sql`${keys.length}::integer - (select count(*) from search_document where ${withKeys(toKeys(keys))})::integer`,
  })
}

type SimilarRow = Omit<Candidate, 'spelt' | 'names' | 'tier'> & {
  names: string
  work_id: number | null
  is_shown: boolean
}

export const similarRows = prepareStatement<Keys, SimilarRow>((value) => {
  const keys = { products: value(({ products }) => products), contents: value(({ contents }) => contents) }
  return sql`
    select kind, product_id, content_id, work_id, weight, names, shown_from <= now() as is_shown
    from search_document where ${withKeys(keys)} order by weight desc, product_id, content_id`
})

/** Without filters and other hits. Of a work in several formats only the first. */
export function toSimilar(rows: SimilarRow[], kinds: readonly SearchKind[]): Found {
  const shown = rows.filter(({ is_shown }) => is_shown)
  const first = new Map(shown.toReversed().map((row) => [row.work_id, row]))
  const works = shown.filter((row) => row.work_id === null || first.get(row.work_id) === row)
  const groups: Found['groups'] = {}
  for (const { kind } of works) groups[kind] = (groups[kind] ?? 0) + 1
  const candidates = works
    .filter(({ kind }) => kinds.includes(kind))
    .map(({ kind, product_id, content_id, weight, names }) => ({
      ...{ kind, product_id, content_id, weight, names },
      tier: TIER.trigram,
      spelt: names,
    }))
  return { groups, isAll: true, candidates, readings: [] }
}

const NAMES = sql`json_build_array(
  coalesce(product_id, -content_id), names, weight,
  case when shown_from > '-infinity' then extract(epoch from shown_from)::float8 * 1000 end
)`

export const namesAfter = (version: number, most: number) => sql<{ version: number; names: NamesFields[] }>`
  select ${VERSION} as version, coalesce((
    select json_agg(${NAMES}) from (
      select * from search_document where version > ${version}::bigint limit ${most}
    ) as changed
  ), '[]') as names`

export const AT_ONCE = 1000

export const namesOf = (column: 'product_id' | 'content_id', after: number) => sql<{ id: number; fields: NamesFields }>`
  select ${sql.ref(column)} as id, ${NAMES} as fields from search_document
  where ${sql.ref(column)} > ${after} order by 1 limit ${sql.lit(AT_ONCE)}`
