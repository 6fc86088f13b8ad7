import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { Type } from 'typebox'
import type { Facet } from '../http/facet.ts'
import type { Language } from '../http/language.ts'
import { MESSAGES } from '../messages/messages.ts'
import type { ContentKind } from './content-kind.ts'
import { type contents, isPublished, isTranslated } from './queries.ts'

type Database = Parameters<typeof contents>[0]

const slug = (description: string) =>
  Type.Optional(Type.String({ minLength: 1, maxLength: 100, pattern: '^[a-z0-9]+(-[a-z0-9]+)*$', description }))

export const genreFilter = slug('The slug of a genre.')
export const citySlug = slug('The slug of a city; `online` for event dates without a venue.')
export const venueSlug = slug('The slug of a venue.')

/** The filters of lists of artists, records and sessions. */
export const GENRE_AND_LETTER = {
  genre: genreFilter,
  letter: Type.Optional(
    Type.String({
      pattern: '^([A-Z#]|[\\u0904-\\u0939]|[\\u0f40-\\u0f6c])$',
      description: 'The first letter of the title in the requested language; `#` for titles that begin with none.',
    }),
  ),
}

/** Refers to `content`. */
export const hasGenre = (genre: string) => sql<SqlBool>`exists (
  select from content_genre where content_genre.content_id = content.id and content_genre.genre = ${genre}
)`

const letterOf = (language: Language) => sql<string>`(
  select index_letter(title) from content_translation
  where content_translation.content_id = content.id order by (content_translation.language = ${language}) desc limit 1
)`

type GenreAndLetter = { genre?: string | undefined; letter?: string | undefined }

/** The conditions of both filters. */
export const genreAndLetter = ({ genre, letter }: GenreAndLetter, language: Language) => [
  genre === undefined ? undefined : hasGenre(genre),
  letter === undefined ? undefined : sql<SqlBool>`${letterOf(language)} = ${letter}`,
]

export type Genre = { slug: string; name: string }
export const GenreSchema = Type.Object({ slug: Type.String(), name: Type.String() }, { $id: 'Genre' })

/** The genres of a content, by name. */
export const genresOf = (language: Language, id: RawBuilder<number> = sql.ref<number>('content.id')) => sql<
  Genre[]
>`coalesce((
  select json_agg(json_build_object('slug', genre.slug, 'name', genre.names ->> ${language}) order by genre.names ->> ${language})
  from content_genre join genre on genre.slug = content_genre.genre where content_genre.content_id = ${id}
), '[]')`

/** The fields of the facets of content, in the order in which they are shown. */
export type FacetField = keyof (typeof MESSAGES)['en']['contentFacets']

export type CountedFacet = {
  field: FacetField
  selected: string | undefined
  /** The condition of the selected value; refers to what `from` joins. */
  condition: RawBuilder<SqlBool> | undefined
  /** Selects `value`, `label` (or null) and `id` of the entries that have a value; `entry` has the columns of the list. */
  values: RawBuilder<unknown>
}

type Counted = {
  columns: Record<string, RawBuilder<unknown>>
  from: RawBuilder<unknown>
  facets: readonly CountedFacet[]
  language: Language
  /** The text of values that have no label in the database. */
  labelOf?: (field: FacetField, value: string) => string
}

type ValueRow = { field: FacetField; value: string; label: string | null; count: number }

/**
 * Counts, for each value of each facet, the contents that would be listed if it replaced the selected value of its facet. An
 * entry has one bit per facet whose condition it does not meet; several entries of one content count once.
 */
export async function countFacets(
  database: Database,
  { columns, from, facets, language, labelOf = (_, value) => value }: Counted,
): Promise<Facet[]> {
  const missed = facets.map(
    ({ condition }, at) =>
      sql`case when ${condition === undefined ? sql`true` : sql`coalesce(${condition}, false)`} then 0 else ${sql.lit(1 << at)} end`,
  )
  const selections = Object.entries(columns).map(([name, column]) => sql`${column} as ${sql.ref(name)}`)
  const counts = facets.map(
    ({ field, values, selected }, at) => sql`
      select ${sql.lit(field)} as field, value, min(label) as label, count(distinct id)::integer as count
      from (
        (select value, label, id from (${values}) as valued (value, label, id, missed) where missed is null or missed in (0, ${sql.lit(1 << at)}))
        union all select ${selected ?? null}::text, null, null
      ) as each where value is not null group by value`,
  )
  const { rows } = await sql<ValueRow>`
    with entry as materialized (
      select content.id, ${sql.join([...selections, sql`${sql.join(missed, sql` + `)} as missed`])} ${from}
    ) ${sql.join(counts, sql` union all `)}`.execute(database)
  return facets.map(({ field, selected }) => ({
    field,
    label: MESSAGES[language].contentFacets[field],
    values: rows
      .filter((row) => row.field === field)
      .map(({ value, label, count }) => ({
        value,
        label: label ?? labelOf(field, value),
        count,
        selected: value === selected,
      }))
      .filter((value) => value.count > 0 || value.selected)
      .toSorted((one, other) => one.label.localeCompare(other.label, language)),
  }))
}

/** The values of the facet of genres; each also without contents, for its label. */
export const genreValues = (language: Language) => sql`
  select genre.slug, genre.names ->> ${language}, entry.id, entry.missed
  from genre join content_genre on content_genre.genre = genre.slug join entry on entry.id = content_genre.content_id
  union all select slug, names ->> ${language}, null, null from genre`

type Listed = {
  kind: ContentKind
  language: Language
  query: GenreAndLetter
  /** Conditions that no facet stands for. */
  where?: readonly (RawBuilder<SqlBool> | undefined)[]
  more?: readonly (CountedFacet & { column: RawBuilder<unknown> })[]
  labelOf?: (field: FacetField, value: string) => string
}

/** The facets of a list of one kind by genre and first letter, and further ones with a column each. */
export function countGenresAndLetters(
  database: Database,
  { kind, language, query, where = [], more = [], labelOf }: Listed,
): Promise<Facet[]> {
  const [genre, letter] = genreAndLetter(query, language)
  const conditions = [isPublished(), isTranslated, ...where.filter((each) => each !== undefined)]
  return countFacets(database, {
    language,
    columns: { letter: letterOf(language), ...Object.fromEntries(more.map(({ field, column }) => [field, column])) },
    from: sql`from content where content.kind = ${kind} and ${sql.join(conditions, sql` and `)}`,
    facets: [
      { field: 'genre', selected: query.genre, condition: genre, values: genreValues(language) },
      {
        field: 'letter',
        selected: query.letter,
        condition: letter,
        values: sql`select entry.letter, null, entry.id, entry.missed from entry`,
      },
      ...more,
    ],
    ...(labelOf && { labelOf }),
  })
}
