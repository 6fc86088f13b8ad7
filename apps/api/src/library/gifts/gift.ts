import { PRODUCT_CLASSES } from '@dabali/domain'
import { type Static, Type } from 'typebox'
import { nullable, schemaRef, stringEnum } from '../../http/schemas.ts'
import { PictureSchema } from '../../pictures/picture.ts'

export const ReceivedGiftSchema = Type.Object(
  {
    recipient_name: Type.String(),
    message: Type.String(),
    state: stringEnum(['upcoming', 'open', 'taken', 'revoked'], { description: 'Open: it can be taken.' }),
    deliver_at: Type.String({ format: 'date-time', description: 'It can be taken from then on.' }),
    items: Type.Array(
      Type.Object({
        title: Type.String(),
        product_class: stringEnum(PRODUCT_CLASSES),
        picture: schemaRef(PictureSchema),
        library_url: nullable(Type.String({ description: 'Where it is, for whoever has taken it.' })),
      }),
    ),
  },
  { $id: 'ReceivedGift' },
)

export type ReceivedGift = Static<typeof ReceivedGiftSchema>
