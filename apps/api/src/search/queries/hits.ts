import { type RawBuilder, sql } from 'kysely'
import type { Counts } from '../../catalogue/listing/queries.ts'
import type { Lookup } from '../parse-query.ts'
import { facetCounts, hitsWithMissedFacets, orderBySort, type Refinement, type SearchKind } from '../search-query.ts'

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
export type FoundRow = {
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

export const found = (tier: number, where: RawBuilder<unknown>, names = sql`null`) => sql`
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
export const isNothingYet = sql`
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

export const VERSION = sql`(select coalesce(max(version), 0)::float8 from search_document)`

export const exactHits = (lookup: Lookup, more = sql``) => sql`
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

export const readings = ({ lookup, keys }: { lookup: string | null; keys: string[] }) => sql`
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

export const foundBy = ({ kinds, limit, offset, refinement }: Asked, search: Search) => sql<FoundRow>`
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

export function toFound(rows: FoundRow[]): Found {
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
