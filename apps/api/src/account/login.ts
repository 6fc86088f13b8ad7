import { type Static, Type } from 'typebox'
import { BasketSchema } from '../basket/basket.ts'
import { schemaRef, stringEnum } from '../http/schemas.ts'
import { UserSchema } from './user.ts'

export const LoginSchema = Type.Object(
  {
    token: Type.String({ description: 'Says that somebody is logged in, and opens nothing: the cookie does.' }),
    user: schemaRef(UserSchema),
    basket: Type.Optional(schemaRef(BasketSchema)),
    changes: Type.Array(
      Type.Object({
        product_id: Type.Integer(),
        quantity: Type.Integer(),
        reason: stringEnum(['added', 'raised', 'reduced']),
      }),
      { description: 'What the basket of the device has changed in that of the account.' },
    ),
    next: Type.String({ description: 'Where the visitor wanted to go; always a path of the same site.' }),
  },
  { $id: 'Login' },
)

export type Login = Static<typeof LoginSchema>
