import { Type } from 'typebox'
import { PageQuery } from '../http/page.ts'

/** Text that PostgreSQL can compare with. */
const searched = (description: string) =>
  Type.String({ minLength: 1, maxLength: 200, pattern: '^[^\\u0000]+$', description })

export const slugFilter = (of: string) => Type.Optional(searched(`The slug of ${of}.`))
export const textFilter = (description: string) => Type.Optional(searched(description))

/** A list that can be narrowed to what is linked with an artist. */
export const ArtistFilterQuery = Type.Object({ ...PageQuery.properties, artist: slugFilter('an artist') })
