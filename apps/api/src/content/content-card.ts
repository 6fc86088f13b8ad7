import { type Static, Type } from 'typebox'
import { named } from '../http/named-schema.ts'
import { oneOf } from '../http/one-of.ts'
import { PictureSchema } from '../pictures/picture.ts'
import { CONTENT_KINDS } from './content-kind.ts'

/** Anything that has a page of its own and is not for sale, as lists show it and everything that stands beside it. */
export const ContentCardSchema = Type.Object(
  {
    kind: oneOf(CONTENT_KINDS),
    slug: Type.String(),
    url: Type.String({ examples: ['/v1/api/records/low-cloud/'] }),
    title: Type.String(),
    summary: Type.String(),
    published_at: Type.String({ format: 'date-time' }),
    picture: named(PictureSchema),
  },
  { $id: 'ContentCard' },
)

export type ContentCard = Static<typeof ContentCardSchema>
