import { type RawBuilder, sql } from 'kysely'
import type { Counted } from '../catalogue/listing/queries.ts'
import { type ProductCardRow, productCards } from '../catalogue/queries.ts'
import { type ContentCardRow, isPublished, translationOf } from '../content/queries.ts'
import type { Database } from '../database/database.ts'
import { pictureNamed } from '../pictures/queries.ts'
import { EXCERPT_LENGTH } from './excerpt-of.ts'
import { counted, first, shelf } from './narrow.ts'
import type { Narrowing } from './read-narrowing.ts'
import type { SearchKind } from './search-kind.ts'
import type { Lookup } from './to-lookup.ts'

type Language = 'en' | 'ne'

/** What was found, and how: the lower the tier, the surer. Names come with what is still to be compared. */
export type Candidate = {
  kind: SearchKind
  product_id: number | null
  content_id: number | null
  tier: number
  weight: number
  names: string | null
}

/** A part of what was found; all of it, where slips were forgiven, because their order is not known yet. */
export type Found = {
  groups: Partial<Record<SearchKind, number>>
  isAll: boolean
  candidates: Candidate[]
  /** Only where it was asked for. */
  counted?: ChoicesCounted | undefined
}
export type ChoicesCounted = Pick<Counted, 'facets' | 'prices'>
type FoundRow = { groups: Found['groups'] | null; is_all: boolean; counted: ChoicesCounted | null } & (
  | Candidate
  | { [name in keyof Candidate]: null }
)

export type Asked = {
  lookup: Lookup
  kinds: SearchKind[]
  limit: number
  offset: number
  narrowing?: Narrowing | undefined
}

export const TIER = {
  title: 0,
  titleOtherwise: 1,
  titleBegins: 2,
  titles: 3,
  names: 4,
  everywhere: 5,
  slips: 6,
  alike: 7,
}

/** So many of a kind are found by each way, the heaviest first; nobody turns more pages. */
const MOST_OF_A_KIND = 240
const MOST_SLIPS = 120
const MOST_ALIKE = 24
/** With fewer hits than this, slips are forgiven. */
const FEW = 4
/** With so many titles and names, what only stands in a text is not looked for. */
const ENOUGH = 24

// Asked as a subquery, so that the plan is made for a question of which nothing is known: it is always by the index.
const matches = (lookup: string | null) => sql`words @@ (select ${lookup}::tsquery) and shown_from <= now()`

const found = (tier: number, where: RawBuilder<unknown>, names = sql`null`) => sql`
  select kind, product_id, content_id, work_id, weight, ${sql.lit(tier)} as tier, ${names} as names
  from search_document where ${where}`

const heaviest = (most: number, hits: RawBuilder<unknown>) => sql`(${hits} order by weight desc limit ${sql.lit(most)})`

// Products are by far the most: the heaviest few of them are picked out, for which not all of them need to be sorted.
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

// As one question, so that what has both the word and its stem is read, and counted, once.
const mentions = ({ everywhere, stems }: Lookup) => sql`
  words @@ (select ${everywhere}::tsquery || plainto_tsquery('nepali', ${stems})) and shown_from <= now()`

const hits = (lookup: Lookup) => sql`
  whole as materialized ${heaviest(MOST_OF_A_KIND, found(TIER.titleOtherwise, matches(lookup.wholeTitle)))},
  named as materialized (${heaviestOfEachKind(found(TIER.names, matches(lookup.names)))}),
  mentioned as materialized (${heaviestOfEachKind(found(TIER.everywhere, sql`${mentions(lookup)} and ${isNotEnough}`))}),
  slipped as materialized (${slips(lookup.joined)} union ${slips(lookup.slips)}),
  hits as (
    select kind, product_id, content_id, max(work_id) as work_id, max(weight) as weight, min(tier) as tier, max(names) as names
    from (
      select * from whole
      union all ${heaviest(MOST_OF_A_KIND, found(TIER.title, matches(lookup.title)))}
      union all ${heaviest(MOST_OF_A_KIND, found(TIER.titleBegins, matches(lookup.titleBeginsWith)))}
      union all ${heaviest(MOST_OF_A_KIND, found(TIER.titles, matches(lookup.titles)))}
      union all select * from named
      union all select * from mentioned
      union all select * from slipped
      union all
      select kind, product_id, content_id, work_id, weight, ${sql.lit(TIER.alike)}, names
      from search_alike(${lookup.alike}, ${sql.lit(MOST_ALIKE)}) where ${isNothingYet}
    ) as each_hit
    group by kind, product_id, content_id
  )`

const SUREST = sql`tier, weight desc, product_id, content_id`

const foundBy = ({ lookup, kinds, limit, offset, narrowing }: Asked) => sql<FoundRow>`
  with ${hits(lookup)},
  ${narrowing ? sql`shelf as materialized (${shelf(narrowing)}),` : sql``}
  -- Of a work in several formats only the first.
  works as materialized (
    select * from (
      select *, row_number() over (
        partition by work_id, case when work_id is null then product_id end, content_id order by ${SUREST}
      ) as format from ${narrowing ? sql`shelf where missed = 0` : sql`hits`}
    ) as formats where format = 1
  ),
  forgiven as (select exists (select from works where tier >= ${sql.lit(TIER.slips)}) as is_all)
  -- Once is enough, whatever else is found.
  select groups, is_all, case when row_number() over () = 1 then (${narrowing?.facets ? counted : sql`null::json`}) end as counted,
    hit.* from
    (select json_object_agg(kind, count) as groups from (select kind, count(*) from works group by kind) as counted) as groups
    cross join forgiven
    left join lateral (
      select kind, product_id, content_id, tier, weight, names from works where kind = any (${kinds})
      order by ${first(narrowing?.sort)} ${SUREST} limit case when is_all then null else ${limit}::bigint end offset case when is_all then 0 else ${offset}::bigint end
    ) as hit on true`

/** A hit as it is shown: a product, or a content. */
export type Hit = {
  product_id: number | null
  content_id: number | null
  card: ProductCardRow | ContentCardRow
  names: string | null
  /** The beginning of what is said of a product; HTML, and it may end within a sign. */
  description: string | null
}

const cards = (products: number[], contents: number[], language: Language) => sql<Hit>`
  select id as product_id, null::integer as content_id, card,
    (select names from search_document where product_id = shown.id) as names,
    (
      select left(description, ${sql.lit(EXCERPT_LENGTH)}) from product_translation where product_id = shown.id
      order by (language = ${language}) desc limit 1
    ) as description
  from ${productCards(language)} as shown where id = any (${products})
  union all
  select null, content.id, json_build_object(
    'kind', kind, 'slug', slug, 'title', words.title, 'summary', words.summary, 'published_at', published_at,
    'picture', ${pictureNamed(sql.ref('content.picture_name'), language)}
  ), (select names from search_document where content_id = content.id), null
  from content cross join ${translationOf(language)} as words
  where content.id = any (${contents}) and ${isPublished()}`

export const searchQueries = (database: Database) => ({
  async find(asked: Asked): Promise<Found> {
    const { rows } = await foundBy(asked).execute(database)
    const candidates = rows.flatMap(({ groups: _, is_all: __, counted: ___, ...row }) =>
      row.kind === null ? [] : [row],
    )
    return {
      groups: rows[0]?.groups ?? {},
      isAll: rows[0]?.is_all === true,
      candidates,
      counted: rows.find(({ counted }) => counted !== null)?.counted ?? undefined,
    }
  },
  async show({ products, contents, language }: { products: number[]; contents: number[]; language: Language }) {
    const { rows } = await cards(products, contents, language).execute(database)
    return rows
  },
})

export type SearchQueries = ReturnType<typeof searchQueries>
