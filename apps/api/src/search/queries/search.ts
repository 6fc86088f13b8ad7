import { metaDescription } from '@dabali/domain'
import { sql } from 'kysely'
import { type ProductCardRow, productCards } from '../../catalogue/queries.ts'
import { type ContentCardRow, isPublished, translationOf } from '../../content/queries.ts'
import { type Database, prepareStatement, readSnapshot } from '../../database/database.ts'
import { pictureNamed } from '../../pictures/queries.ts'
import type { NamesFields } from '../trigram-index.ts'
import { type Asked, exactHits, type FoundRow, foundBy, isNothingYet, readings, toFound, VERSION } from './hits.ts'
import { AT_ONCE, namesAfter, namesOf, similarly, similarRows, toKeys, toSimilar } from './similar.ts'

/** Length of the description's beginning that is read per hit: enough for two lines. */
export const EXCERPT_LENGTH = 170

/** The beginning of an HTML description as plain text, cut at a word. */
export function excerptOf(beginning: string): string {
  const text = metaDescription(beginning.replace(/<[^>]*$/, ''))
  return beginning.length < EXCERPT_LENGTH ? text : `${text.replace(/\s+\S*$/, '')}…`
}

type Language = 'en' | 'ne'

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
