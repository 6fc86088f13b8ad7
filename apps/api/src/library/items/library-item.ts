import { PRODUCT_CLASSES } from '@dabali/domain'
import { type Static, Type } from 'typebox'
import { nullable, schemaRef, stringEnum } from '../../http/schemas.ts'
import { PictureSchema } from '../../pictures/picture.ts'

export const STATES = ['upcoming', 'active', 'ended', 'revoked'] as const
export const FILE_KINDS = ['epub', 'audio', 'film'] as const

const timeOrNull = (description: string) => nullable(Type.String({ format: 'date-time', description }))

const ProductOfItem = Type.Object({
  id: Type.Integer(),
  url: Type.String({ examples: ['/v1/api/products/1/'] }),
  slug: Type.String(),
  title: Type.String(),
  subtitle: Type.String(),
  authors: Type.Array(Type.String()),
  product_class: stringEnum(PRODUCT_CLASSES),
  language: stringEnum(['en', 'ne'], { description: 'The language of the work.' }),
  pages: nullable(Type.Integer()),
  duration_seconds: nullable(Type.Integer()),
})

const item = {
  id: Type.String(),
  url: Type.String({ examples: ['/v1/api/library/{id}/'] }),
  product: ProductOfItem,
  thumbnail: Type.String(),
  picture: schemaRef(PictureSchema),
  terms: stringEnum(['own', 'window', 'subscription', 'pass'], {
    description: 'For ever, for a window of time, a pass for a period, or as long as a pass runs that opens it.',
  }),
  state: stringEnum(STATES),
  is_gift: Type.Boolean(),
  granted_at: Type.String({ format: 'date-time' }),
  starts_at: Type.String({ format: 'date-time' }),
  starts_by: timeOrNull('A window that has not begun by then is over.'),
  hours_to_watch: nullable(Type.Integer({ description: 'So long a window lasts from the first play.' })),
  ends_at: timeOrNull('Null: never, or not known before the first play.'),
  opened_at: timeOrNull('When an address was last asked for.'),
  progress: nullable(Type.Number({ minimum: 0, maximum: 1 })),
  opens: Type.Array(Type.String(), { description: 'What a pass opens.', examples: [['E-book']] }),
}

export const LibraryItemSchema = Type.Object(item, { $id: 'LibraryItem' })

export const LibraryItemDetailSchema = Type.Object(
  {
    ...item,
    files: Type.Array(
      Type.Object({
        position: Type.Integer(),
        kind: stringEnum(FILE_KINDS),
        title: Type.String(),
        type: Type.String({ examples: ['application/epub+zip'] }),
        size: Type.Integer(),
        duration_seconds: nullable(Type.Integer()),
      }),
    ),
    access_url: Type.String({ examples: ['/v1/api/library/{id}/access/'] }),
    position_url: Type.String({ examples: ['/v1/api/library/{id}/position/'] }),
  },
  { $id: 'LibraryItemDetail' },
)

export type LibraryItem = Static<typeof LibraryItemSchema>
export type LibraryItemDetail = Static<typeof LibraryItemDetailSchema>
