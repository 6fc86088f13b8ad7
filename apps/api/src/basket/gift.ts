import { type Static, Type } from 'typebox'

export const GIFT_LIMITS = {
  recipient_name: 255,
  recipient_email: 254,
  recipient_phone: 40,
  message: 1000,
  deliver_on: 10,
} as const

const text = Type.Optional(Type.String({ maxLength: 4000 }))

/** What is wrong with it is told by field where it is read, in the visitor's language. */
export const GiftInputSchema = Type.Object(
  {
    recipient_name: text,
    recipient_email: text,
    recipient_phone: text,
    message: text,
    deliver_on: Type.Optional(Type.String({ maxLength: 100, description: 'A day in Nepal, as YYYY-MM-DD.' })),
  },
  { $id: 'GiftInput' },
)

export type GiftInput = Static<typeof GiftInputSchema>

export const GiftSchema = Type.Object(
  {
    recipient_name: Type.String(),
    recipient_email: Type.String(),
    recipient_phone: Type.String(),
    message: Type.String(),
    deliver_on: Type.String({ description: 'Empty: as soon as it can be.' }),
  },
  { $id: 'Gift' },
)

export type Gift = Static<typeof GiftSchema>
