import { metaDescription } from '@dabali/domain'
import { type RawBuilder, sql } from 'kysely'
import type { Counts } from '../catalogue/listing/queries.ts'
import { type ProductCardRow, productCards } from '../catalogue/queries.ts'
import { type ContentCardRow, isPublished, translationOf } from '../content/queries.ts'
import { type Database, prepareStatement, readSnapshot } from '../database/database.ts'
import { pictureNamed } from '../pictures/queries.ts'
import type { Lookup } from './parse-query.ts'
import { facetCounts, hitsWithMissedFacets, orderBySort, type Refinement, type SearchKind } from './search-query.ts'
import type { NamesFields } from './trigram-index.ts'

/** Length of the description's beginning that is read per hit: enough for two lines. */
export const EXCERPT_LENGTH = 170

/** The beginning of an HTML description as plain text, cut at a word. */
export function excerptOf(beginning: string): string {
  const text = metaDescription(beginning.replace(/<[^>]*$/, ''))
  return beginning.length < EXCERPT_LENGTH ? text : `${text.replace(/\s+\S*$/, '')}…`
}

type Language = 'en' | 'ne'

/** A hit and how it matched: lower tiers are more exact. `names` is set where distances must be computed. */
export type Candidate = {
  kind: SearchKind
  product_id: number | null
  content_id: number | null
  tier: number
  weight: number
  names: string | null
  /** Titles and names, in every script. */
  spelt: string
}

/** A Devanagari word with the key of a query word. It scores one per title and name, and two where it is the first word. */
export type Reading = { key: string; reading: string; score: number }

/** One page of hits; all hits where typos were tolerated, because they must be ranked first. */
export type Found = {
  groups: Partial<Record<SearchKind, number>>
  isAll: boolean
  candidates: Candidate[]
  /** Only if requested. */
  counted?: ChoicesCounted | undefined
  /** The Devanagari words that sound like those of a romanised query. */
  readings: Reading[]
}
export type ChoicesCounted = Pick<Counts, 'facets' | 'prices'>
type FoundRow = {
  groups: Found['groups'] | null
  is_all: boolean
  counted: ChoicesCounted | null
  readings: Reading[] | null
  /** Set if nothing is found but by its title as a whole: the last change of the index. */
  version: number | null
  has_hits: boolean
  missing: number | null
} & ((Omit<Candidate, 'spelt'> & { spelt: string | null }) | { [name in keyof Candidate]: null })

export type Asked = {
  lookup: Lookup
  kinds: SearchKind[]
  limit: number
  offset: number
  refinement?: Refinement | undefined
}

export const TIER = {
  title: 0,
  titleVariant: 1,
  titleBegins: 2,
  typed: 3,
  titleSoundsLike: 4,
  titles: 5,
  names: 6,
  everywhere: 7,
  slips: 8,
  trigram: 9,
}

/** Limit of hits per kind and tier, by weight. */
const MOST_OF_A_KIND = 240
const MOST_SLIPS = 120
/** With fewer hits, typos are tolerated. */
const FEW = 4
/** With this many title and name hits, full text is not searched. */
const ENOUGH = 24

// A subquery hides the value from the planner, which then always uses the index.
const matches = (lookup: string | null) => sql`words @@ (select ${lookup}::tsquery) and shown_from <= now()`

const found = (tier: number, where: RawBuilder<unknown>, names = sql`null`) => sql`
  select kind, product_id, content_id, work_id, weight, ${sql.lit(tier)} as tier, ${names} as names
  from search_document where ${where}`

const heaviest = (most: number, hits: RawBuilder<unknown>) => sql`(${hits} order by weight desc limit ${sql.lit(most)})`

// Most hits are products: LIMIT takes the heaviest without sorting all.
const heaviestOfEachKind = (hits: RawBuilder<unknown>) => sql`
  with hit as materialized (${hits})
  ${heaviest(MOST_OF_A_KIND, sql`select * from hit where kind = 'product'`)}
  union all
  select kind, product_id, content_id, work_id, weight, tier, names from (
    select *, row_number() over (partition by kind order by weight desc) as place from hit where kind <> 'product'
  ) as hits where place <= ${sql.lit(MOST_OF_A_KIND)}`

// The narrower tiers are not searched where the wider one has nothing.
const IS_WHOLE = sql`(select count(*) from whole) > 0`
const IS_NAMED = sql`(select count(*) from named) > 0`

const isForgiving = sql`
  (select count(*) from whole) = 0 and (select count(*) from named) < ${sql.lit(FEW)}`
const isNothingYet = sql`
  (select count(*) from whole) + (select count(*) from named) + (select count(*) from slipped) + (select count(*) from mentioned) = 0`

const slips = (lookup: string | null) =>
  heaviest(MOST_SLIPS, found(TIER.slips, sql`${matches(lookup)} and ${isForgiving}`, sql`names`))

const isNotEnough = sql`(select count(*) from named) < ${sql.lit(ENOUGH)}`

// One tsquery, so that rows with both the word and its stem are read once.
const mentions = ({ everywhere, stems }: Lookup) => sql`
  words @@ (
    select case ${stems}::text when '' then ${everywhere}::tsquery
      else ${everywhere}::tsquery || plainto_tsquery('nepali', ${stems}::text) end
  ) and shown_from <= now()`

/** A product by its id, a content by minus its id. */
type Keys = { products: number[]; contents: number[] }

const toKeys = (keys: readonly number[]): Keys => ({
  products: keys.filter((key) => key > 0),
  contents: keys.filter((key) => key < 0).map((key) => -key),
})

const withKeys = ({ products, contents }: Keys) => sql`
  (product_id = any (${products}::integer[]) or content_id = any (${contents}::integer[]))`

const VERSION = sql`(select coalesce(max(version), 0)::float8 from search_document)`

const exactHits = (lookup: Lookup, more = sql``) => sql`
  whole as materialized ${heaviest(MOST_OF_A_KIND, found(TIER.titleVariant, matches(lookup.wholeTitle)))},
  named as materialized (${heaviestOfEachKind(found(TIER.names, matches(lookup.names)))}),
  mentioned as materialized (${heaviestOfEachKind(found(TIER.everywhere, sql`${mentions(lookup)} and ${isNotEnough}`))}),
  slipped as materialized (${slips(lookup.joined)} union ${slips(lookup.slips)}),
  hits as (
    select kind, product_id, content_id, max(work_id) as work_id, max(weight) as weight, min(tier) as tier, max(names) as names
    from (
      select * from whole
      union all ${heaviest(MOST_OF_A_KIND, found(TIER.title, sql`${matches(lookup.title)} and ${IS_WHOLE}`))}
      union all ${heaviest(MOST_OF_A_KIND, found(TIER.titleBegins, matches(lookup.titleBeginsWith)))}
      union all ${heaviest(MOST_OF_A_KIND, found(TIER.typed, sql`${matches(lookup.typed)} and ${IS_NAMED}`))}
      union all ${heaviest(MOST_OF_A_KIND, found(TIER.titleSoundsLike, matches(lookup.titleSoundsLike)))}
      union all ${heaviest(MOST_OF_A_KIND, found(TIER.titles, sql`${matches(lookup.titles)} and ${IS_NAMED}`))}
      union all select * from named
      union all select * from mentioned
      union all select * from slipped
      ${more}
    ) as each_hit
    group by kind, product_id, content_id
  )`

const SUREST = sql`tier, weight desc, product_id, content_id`

/** The documents whose readings are counted; more would only make a frequent one more frequent. */
const MOST_READ = 2000

const readings = ({ lookup, keys }: { lookup: string | null; keys: string[] }) => sql`
  select json_agg(counted) from (
    select split_part(each, '=', 1) as key, ltrim(split_part(each, '=', 2), '^') as reading,
      sum(case when each like '%=^%' then 2 else 1 end)::integer as score
    from (select readings from search_document where ${matches(lookup)} limit ${sql.lit(MOST_READ)}) as document,
      unnest(readings) as each
    where split_part(each, '=', 1) = any (${keys}) group by 1, 2
  ) as counted`

type Search = {
  hits: RawBuilder<unknown>
  readings?: RawBuilder<unknown> | undefined
  version?: RawBuilder<unknown>
  missing?: RawBuilder<unknown>
}

const foundBy = ({ kinds, limit, offset, refinement }: Asked, search: Search) => sql<FoundRow>`
  with ${search.hits},
  ${refinement ? sql`shelf as materialized (${hitsWithMissedFacets(refinement)}),` : sql``}
  -- Of a work in several formats only the first.
  works as materialized (
    select * from (
      select *, row_number() over (
        partition by work_id, case when work_id is null then product_id end, content_id order by ${SUREST}
      ) as format from ${refinement ? sql`shelf where missed = 0` : sql`hits`}
    ) as formats where format = 1
  ),
  forgiven as (select exists (select from works where tier >= ${sql.lit(TIER.slips)}) as is_all)
  -- Once is enough, whatever else is found.
  select groups, is_all, case when row_number() over () = 1 then (${refinement?.facets ? facetCounts : sql`null::json`}) end as counted,
    case when row_number() over () = 1 then (${search.readings ?? sql`null::json`}) end as readings,
    ${search.version ?? sql`null::float8`} as version, ${search.missing ?? sql`null::integer`} as missing,
    exists (select from hits) as has_hits, hit.* from
    (select json_object_agg(kind, count) as groups from (select kind, count(*) from works group by kind) as counted) as groups
    cross join forgiven
    left join lateral (
      select kind, product_id, content_id, tier, weight, names, case when names is not null then null when product_id is null
        then (select stored.names from search_document as stored where stored.content_id = works.content_id)
        else (select stored.names from search_document as stored where stored.product_id = works.product_id)
      end as spelt
      from works where kind = any (${kinds})
      order by ${orderBySort(refinement?.sort)} ${SUREST} limit case when is_all then null else ${limit}::bigint end offset case when is_all then 0 else ${offset}::bigint end
    ) as hit on true`

/** A product for display. */
export type ProductHit = {
  card: ProductCardRow
  /** The beginning of the HTML description; may end within a tag. */
  description: string | null
}

const productHits = (ids: readonly number[], language: Language) => sql<{ seq: number; hits: ProductHit[] }>`
  select coalesce((select max(seq) from cache_tag), 0)::float8 as seq, (
    select coalesce(json_agg(json_build_object('card', card, 'description', (
      select left(description, ${sql.lit(EXCERPT_LENGTH)}) from product_translation where product_id = shown.id
      order by (language = ${language}) desc limit 1
    ))), '[]') from ${productCards(language)} as shown where id = any (${ids})
  ) as hits`

const contentHits = (ids: readonly number[], language: Language) => sql<{ id: number; card: ContentCardRow }>`
  select content.id, json_build_object(
    'kind', kind, 'slug', slug, 'title', words.title, 'summary', words.summary, 'published_at', published_at,
    'picture', ${pictureNamed(sql.ref('content.picture_name'), language)}
  ) as card
  from content cross join ${translationOf(language)} as words
  where content.id = any (${ids}) and ${isPublished()}`

const exactly = (asked: Asked) =>
  foundBy(asked, {
    hits: exactHits(asked.lookup),
    readings: readings({ lookup: asked.lookup.readings, keys: asked.lookup.keys }),
    version: sql`case when ${isNothingYet} then ${VERSION} end`,
  })

type Prepared = ReturnType<typeof prepareStatement<Asked, FoundRow>>
const preparedBySort = new Map<string, Prepared>()

/** Sort order and facets make other statements; of all other values the statement has only parameters. */
function prepared({ refinement }: Asked): Prepared {
  const key = refinement ? `${refinement.sort} ${refinement.facets}` : ''
  const known = preparedBySort.get(key)
  if (known) return known
  const { sort = null, facets = false } = refinement ?? {}
  const statement: Prepared = prepareStatement((value) => {
    const named = <Of extends object>(of: (asked: Asked) => Of | undefined) =>
      new Proxy({} as Of, { get: (_, name) => value((asked) => Reflect.get(of(asked) ?? {}, name)) })
    const lookup = named((asked) => asked.lookup)
    const filters = named((asked) => asked.refinement?.filters)
    const { kinds, limit, offset } = named((asked) => asked)
    return exactly({ lookup, kinds, limit, offset, refinement: refinement && { filters, sort, facets } })
  })
  preparedBySort.set(key, statement)
  return statement
}

/** Similar documents, and those with a title that begins like the query, ranked together. */
const similarly = (asked: Asked, { keys, hasHits }: { keys: readonly number[]; hasHits: boolean }) => {
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

const similarRows = prepareStatement<Keys, SimilarRow>((value) => {
  const keys = { products: value(({ products }) => products), contents: value(({ contents }) => contents) }
  return sql`
    select kind, product_id, content_id, work_id, weight, names, shown_from <= now() as is_shown
    from search_document where ${withKeys(keys)} order by weight desc, product_id, content_id`
})

/** Without filters and other hits. Of a work in several formats only the first. */
function toSimilar(rows: SimilarRow[], kinds: readonly SearchKind[]): Found {
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

function toFound(rows: FoundRow[]): Found {
  const candidates = rows.flatMap(({ kind, product_id, content_id, tier, weight, names, spelt }) =>
    kind === null ? [] : [{ kind, product_id, content_id, tier, weight, names, spelt: spelt ?? names ?? '' }],
  )
  return {
    groups: rows[0]?.groups ?? {},
    isAll: rows[0]?.is_all === true,
    candidates,
    counted: rows.find(({ counted }) => counted !== null)?.counted ?? undefined,
    readings: rows.find((row) => row.readings !== null)?.readings ?? [],
  }
}

const NAMES = sql`json_build_array(
  coalesce(product_id, -content_id), names, weight,
  case when shown_from > '-infinity' then extract(epoch from shown_from)::float8 * 1000 end
)`

const namesAfter = (version: number, most: number) => sql<{ version: number; names: NamesFields[] }>`
  select ${VERSION} as version, coalesce((
    select json_agg(${NAMES}) from (
      select * from search_document where version > ${version}::bigint limit ${most}
    ) as changed
  ), '[]') as names`

const AT_ONCE = 1000

const namesOf = (column: 'product_id' | 'content_id', after: number) => sql<{ id: number; fields: NamesFields }>`
  select ${sql.ref(column)} as id, ${NAMES} as fields from search_document
  where ${sql.ref(column)} > ${after} order by 1 limit ${sql.lit(AT_ONCE)}`

export const searchQueries = (database: Database) => ({
  /** `version` is set if names that are similar must be searched. */
  async find(asked: Asked) {
    const rows = await prepared(asked)(database, asked)
    return { found: toFound(rows), version: rows[0]?.version ?? null, hasHits: rows[0]?.has_hits === true }
  },

  /** The documents with these names, and how many of them are not there any more. */
  async findSimilar(asked: Asked, { keys, hasHits }: { keys: readonly number[]; hasHits: boolean }) {
    if (asked.refinement || hasHits) {
      const { rows } = await similarly(asked, { keys, hasHits }).execute(database)
      return { found: toFound(rows), missing: rows[0]?.missing ?? 0 }
    }
    const rows = await similarRows(database, toKeys(keys))
    return { found: toSimilar(rows, asked.kinds), missing: keys.length - rows.length }
  },

  async namesAfter(version: number, most: number) {
    const { rows } = await namesAfter(version, most).execute(database)
    return rows[0] ?? { version, names: [] }
  },

  /** All names in one state, in parts; returns its last change. */
  loadNames: (take: (names: NamesFields[]) => void) =>
    readSnapshot(database, async (inside) => {
      for (const column of ['product_id', 'content_id'] as const) {
        for (let last = 0; ; ) {
          const { rows } = await namesOf(column, last).execute(inside)
          take(rows.map(({ fields }) => fields))
          if (rows.length < AT_ONCE) break
          last = rows.at(-1)?.id ?? last
        }
      }
      const { rows } = await sql<{ version: number }>`select ${VERSION} as version`.execute(inside)
      return rows[0]?.version ?? 0
    }),

  /** Products for display, with the last change that they have. */
  async showProducts(ids: readonly number[], language: Language) {
    const { rows } = await productHits(ids, language).execute(database)
    return rows[0] ?? { seq: 0, hits: [] }
  },

  async showContents(ids: readonly number[], language: Language) {
    const { rows } = await contentHits(ids, language).execute(database)
    return rows
  },
})

export type SearchQueries = ReturnType<typeof searchQueries>
