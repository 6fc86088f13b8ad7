import { type Static, Type } from 'typebox'
import { PAYMENT_METHODS, PaymentChoiceSchema } from '../basket/payment-methods.ts'
import { nullable, schemaRef, stringEnum } from '../http/schemas.ts'
import { PAYMENT_STATES, type PaymentState } from './payment-states.ts'

const NextActionSchema = Type.Object({
  type: stringEnum(['redirect', 'form_post', 'none'], {
    description: '`redirect`: go to `url`. `form_post`: post `fields` there as a form. `none`: there is nowhere to go.',
  }),
  url: nullable(Type.String()),
  fields: Type.Union([Type.Record(Type.String(), Type.String()), Type.Null()]),
})

/** An attempt to pay an order. Whoever has its hash may pay it. */
export const PaymentSchema = Type.Object(
  {
    hash: Type.String(),
    url: Type.String({ examples: ['/v1/api/payments/{hash}/'] }),
    method: stringEnum([...PAYMENT_METHODS, 'free'] as const),
    amount: Type.String({ examples: ['1170.00'] }),
    currency: stringEnum(['NPR']),
    status: stringEnum(Object.keys(PAYMENT_STATES) as PaymentState[]),
    status_code: stringEnum(['s', 'w', 'e', ''], { description: '`s` green, `w` yellow, `e` red, otherwise black.' }),
    order: Type.Object({ number: Type.String(), hash: Type.String() }),
    next_action: NextActionSchema,
    expires_at: Type.Unsafe<string | null>({
      type: ['string', 'null'],
      format: 'date-time',
      description: 'Until when the order waits for its money; null once it does not.',
    }),
    methods: Type.Array(schemaRef(PaymentChoiceSchema), {
      description: 'How the order can be paid now; none once it does not wait for its money.',
    }),
  },
  { $id: 'Payment' },
)

export type Payment = Static<typeof PaymentSchema>
