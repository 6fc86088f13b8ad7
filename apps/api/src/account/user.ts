import { type Static, Type } from 'typebox'
import { stringEnum } from '../http/schemas.ts'

export const UserSchema = Type.Object(
  {
    id: Type.String(),
    username: Type.String({ description: 'The same as `email`, or empty.' }),
    email: Type.Union([Type.String(), Type.Null()]),
    is_email_verified: Type.Boolean(),
    name: Type.String(),
    phone_number: Type.String(),
    language: stringEnum(['en', 'ne']),
    date_joined: Type.String({ format: 'date-time' }),
  },
  { $id: 'User' },
)

export type User = Static<typeof UserSchema>
