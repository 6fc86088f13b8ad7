import { writeDigits } from '@dabali/domain'
import { type Static, Type } from 'typebox'
import { ApiError } from '../errors/api-error.ts'
import { nullable, stringEnum } from '../http/schemas.ts'

const ne = (count: number) => writeDigits(count, 'ne')

/** Messages for shoppers when a checkout is refused. */
export const MESSAGES = {
  en: {
    about: (title: string, message: string) => `${title}: ${message}`,
    price: (title: string, now: string) => `${title} costs ${now} now.`,
    quantity: (title: string, now: number, was: number) => `Your cart holds ${now} of ${title}, not ${was}.`,
    added: (title: string) => `Your cart holds ${title} as well.`,
    removed: 'Something is no longer in your cart.',
    delivery: (now: string) => `Delivery costs ${now} now.`,
    // In the words of django-oscar-api.
    total: (was: string, now: string) => `Total incorrect ${was} != ${now}`,
    tooMuch: 'This is more than can be bought at once.',
    contact: 'Enter an e-mail address or a phone number.',
    emailForGoods: 'Enter an e-mail address: what you buy is sent there.',
    address: 'Say where it is to be sent.',
    shippingMethod: 'Choose how it is to be sent.',
    paymentMethod: 'Choose how to pay.',
    number: 'A valid number is required.',
  },
  ne: {
    about: (title: string, message: string) => `${title}: ${message}`,
    price: (title: string, now: string) => `${title} को मूल्य अब ${now} छ।`,
    quantity: (title: string, now: number, was: number) =>
      `तपाईंको डोकोमा ${title} ${ne(now)} वटा छ, ${ne(was)} वटा होइन।`,
    added: (title: string) => `तपाईंको डोकोमा ${title} पनि छ।`,
    removed: 'कुनै सामान अब तपाईंको डोकोमा छैन।',
    delivery: (now: string) => `ढुवानी शुल्क अब ${now} छ।`,
    total: (was: string, now: string) => `जम्मा रकम मिलेन: ${was} होइन, ${now} हो।`,
    tooMuch: 'एकैपटक यति धेरै किन्न मिल्दैन।',
    contact: 'इमेल ठेगाना वा फोन नम्बर लेख्नुहोस्।',
    emailForGoods: 'इमेल ठेगाना लेख्नुहोस्: किनेको सामान त्यहीँ पठाइन्छ।',
    address: 'कहाँ पठाउने हो, लेख्नुहोस्।',
    shippingMethod: 'कसरी पठाउने हो, छान्नुहोस्।',
    paymentMethod: 'कसरी तिर्ने हो, छान्नुहोस्।',
    number: 'ठीक अङ्क लेख्नुहोस्।',
  },
}

const ChangeSchema = Type.Object({
  kind: stringEnum([
    'unavailable',
    'stock',
    'added',
    'removed',
    'quantity',
    'price',
    'voucher',
    'delivery',
    'total',
  ] as const),
  code: Type.String(),
  product_id: nullable(Type.Integer()),
  voucher: nullable(Type.String()),
  was: nullable(Type.String({ description: 'What the shopper saw.' })),
  now: nullable(Type.String()),
  message: Type.String(),
})

export type Change = Static<typeof ChangeSchema>

export const CheckoutRefusalSchema = Type.Object(
  {
    non_field_errors: Type.Array(Type.String()),
    reason: Type.String(),
    code: Type.String(),
    changes: Type.Optional(
      Type.Array(ChangeSchema, { description: 'The differences from what the shopper saw, most severe first.' }),
    ),
  },
  { $id: 'CheckoutRefusal' },
)

/** Refuses the checkout with a list of changes; the basket stays open and no stock is reserved. */
export function refuseChanges(changes: Change[]): void {
  const [first] = changes
  if (first === undefined) return
  const { message, code } = first
  throw new ApiError(406, { non_field_errors: [message], reason: message, code, changes })
}

export const change = (
  kind: Change['kind'],
  told: Pick<Change, 'code' | 'message'> & Partial<Omit<Change, 'kind'>>,
): Change => ({ kind, product_id: null, voucher: null, was: null, now: null, ...told })
