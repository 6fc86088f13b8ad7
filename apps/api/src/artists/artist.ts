import { type Static, Type } from 'typebox'
import { named } from '../http/named-schema.ts'
import { PictureSchema } from '../pictures/picture.ts'

export const ArtistSchema = Type.Object(
  {
    slug: Type.String(),
    url: Type.String({ examples: ['/v1/api/artists/tara-nembang/'] }),
    name: Type.String(),
    summary: Type.String(),
    biography: Type.String({ description: 'HTML.' }),
    home: Type.String(),
    picture: named(PictureSchema),
  },
  { $id: 'Artist' },
)

export type Artist = Static<typeof ArtistSchema>
