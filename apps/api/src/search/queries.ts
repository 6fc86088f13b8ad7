import { metaDescription } from '@dabali/domain'
import { type RawBuilder, sql } from 'kysely'
import type { Counts } from '../catalogue/listing/queries.ts'
import { type ProductCardRow, productCards } from '../catalogue/queries.ts'
import { type ContentCardRow, isPublished, translationOf } from '../content/queries.ts'
import type { Database } from '../database/database.ts'
import { pictureNamed } from '../pictures/queries.ts'
import type { Lookup } from './parse-query.ts'
import { facetCounts, hitsWithMissedFacets, orderBySort, type Refinement, type SearchKind } from './search-query.ts'

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
} & (Candidate | { [name in keyof Candidate]: null })

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
const MOST_ALIKE = 24
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

const isForgiving = sql`
  (select count(*) from whole) = 0 and (select count(*) from named) < ${sql.lit(FEW)}`
const isNothingYet = sql`
  (select count(*) from whole) + (select count(*) from named) + (select count(*) from slipped) + (select count(*) from mentioned) = 0`

const slips = (lookup: string | null) =>
  heaviest(MOST_SLIPS, found(TIER.slips, sql`${matches(lookup)} and ${isForgiving}`, sql`names`))

const isNotEnough = sql`(select count(*) from named) < ${sql.lit(ENOUGH)}`

// One tsquery, so that rows with both the word and its stem are read once.
const mentions = ({ everywhere, stems }: Lookup) => sql`
  words @@ (select ${everywhere}::tsquery || plainto_tsquery('nepali', ${stems})) and shown_from <= now()`

const hits = (lookup: Lookup) => sql`
  whole as materialized ${heaviest(MOST_OF_A_KIND, found(TIER.titleVariant, matches(lookup.wholeTitle)))},
  named as materialized (${heaviestOfEachKind(found(TIER.names, matches(lookup.names)))}),
  mentioned as materialized (${heaviestOfEachKind(found(TIER.everywhere, sql`${mentions(lookup)} and ${isNotEnough}`))}),
  slipped as materialized (${slips(lookup.joined)} union ${slips(lookup.slips)}),
  hits as (
    select kind, product_id, content_id, max(work_id) as work_id, max(weight) as weight, min(tier) as tier, max(names) as names
    from (
      select * from whole
      union all ${heaviest(MOST_OF_A_KIND, found(TIER.title, matches(lookup.title)))}
      union all ${heaviest(MOST_OF_A_KIND, found(TIER.titleBegins, matches(lookup.titleBeginsWith)))}
      union all ${heaviest(MOST_OF_A_KIND, found(TIER.typed, matches(lookup.typed)))}
      union all ${heaviest(MOST_OF_A_KIND, found(TIER.titleSoundsLike, matches(lookup.titleSoundsLike)))}
      union all ${heaviest(MOST_OF_A_KIND, found(TIER.titles, matches(lookup.titles)))}
      union all select * from named
      union all select * from mentioned
      union all select * from slipped
      union all
      select kind, product_id, content_id, work_id, weight, ${sql.lit(TIER.trigram)}, names
      from search_alike(${lookup.alike}, ${sql.lit(MOST_ALIKE)}) where ${isNothingYet}
    ) as each_hit
    group by kind, product_id, content_id
  )`

const SUREST = sql`tier, weight desc, product_id, content_id`

/** The documents whose readings are counted; more would only make a frequent one more frequent. */
const MOST_READ = 2000

const readings = ({ lookup, keys }: { lookup: string; keys: string[] }) => sql`
  select json_agg(counted) from (
    select split_part(each, '=', 1) as key, ltrim(split_part(each, '=', 2), '^') as reading,
      sum(case when each like '%=^%' then 2 else 1 end)::integer as score
    from (select readings from search_document where ${matches(lookup)} limit ${sql.lit(MOST_READ)}) as document,
      unnest(readings) as each
    where split_part(each, '=', 1) = any (${keys}) group by 1, 2
  ) as counted`

const foundBy = ({ lookup, kinds, limit, offset, refinement }: Asked) => sql<FoundRow>`
  with ${hits(lookup)},
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
    case when row_number() over () = 1 then (${
      lookup.readings ? readings({ lookup: lookup.readings, keys: lookup.keys }) : sql`null::json`
    }) end as readings,
    hit.* from
    (select json_object_agg(kind, count) as groups from (select kind, count(*) from works group by kind) as counted) as groups
    cross join forgiven
    left join lateral (
      select kind, product_id, content_id, tier, weight, names, case when product_id is null
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

export const searchQueries = (database: Database) => ({
  async find(asked: Asked): Promise<Found> {
    const { rows } = await foundBy(asked).execute(database)
    const candidates = rows.flatMap(({ groups: _, is_all: __, counted: ___, readings: ____, ...row }) =>
      row.kind === null ? [] : [row],
    )
    return {
      groups: rows[0]?.groups ?? {},
      isAll: rows[0]?.is_all === true,
      candidates,
      counted: rows.find(({ counted }) => counted !== null)?.counted ?? undefined,
      readings: rows.find((row) => row.readings !== null)?.readings ?? [],
    }
  },

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
