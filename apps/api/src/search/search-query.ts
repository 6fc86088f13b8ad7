import { type Static, Type } from 'typebox'
import { invalidField } from '../errors/api-error.ts'
import { PageQuery } from '../http/page.ts'
import { SEARCH_KINDS, type SearchKind } from './search-kind.ts'

const LONGEST_QUERY = 200

const q = Type.Optional(
  Type.String({ maxLength: LONGEST_QUERY, description: 'In English, Nepali, or Nepali in Latin letters.' }),
)

export const SuggestQuery = Type.Object({ q })

export const SearchQuery = Type.Object({
  q,
  type: Type.Optional(
    Type.String({ maxLength: 200, description: `Of these alone, parted by commas: ${SEARCH_KINDS.join(', ')}.` }),
  ),
  ...PageQuery.properties,
})

export type SearchQuery = Static<typeof SearchQuery>

/** The kinds that were asked for; all, where none was. */
export function kindsIn(type = ''): SearchKind[] {
  const asked = type.split(',').filter(Boolean)
  const known = SEARCH_KINDS.filter((kind) => asked.includes(kind))
  const unknown = asked.find((kind) => !known.some((each) => each === kind))
  if (unknown !== undefined) throw invalidField('type', `"${unknown}" is not something that can be looked for.`)
  return known.length === 0 ? [...SEARCH_KINDS] : known
}
