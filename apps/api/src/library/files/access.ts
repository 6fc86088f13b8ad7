import { type Static, Type } from 'typebox'
import { nullable, stringEnum } from '../../http/schemas.ts'
import { FILE_KINDS } from '../items/library-item.ts'

const address = (description: string) => nullable(Type.String({ description }))
const time = (description: string) => Type.String({ format: 'date-time', description })

export const LibraryAccessSchema = Type.Object(
  {
    read: address('The book, to be read here.'),
    play: address('What is heard or watched; its ending tells a film in segments: `.m3u8`.'),
    download: address('The same as a file to keep; null where it is not theirs to keep.'),
    expires_at: time('Until then these addresses open something; ask anew for a longer play.'),
    ends_at: nullable(Type.String({ format: 'date-time', description: 'When the work itself closes; null: never.' })),
    files: Type.Array(
      Type.Object({
        position: Type.Integer(),
        kind: stringEnum(FILE_KINDS),
        title: Type.String(),
        url: Type.String(),
        download: address('The same as a file to keep.'),
        expires_at: time('Of this address.'),
      }),
      { description: 'Every part, the first of which stands above.' },
    ),
  },
  {
    $id: 'LibraryAccess',
    description: 'Addresses for whoever asked. They open nothing more as soon as the work is given back.',
  },
)

export type LibraryAccess = Static<typeof LibraryAccessSchema>
