import { isDigital } from '@dabali/domain'
import { type Static, Type } from 'typebox'
import {
  type Address,
  type AddressField,
  type AddressInput,
  AddressInputSchema,
  parseAddress,
  parseCountryCode,
  parsePhoneNumber,
} from '../address/address.ts'
import { LARGEST_QUANTITY, MOST_LINES } from '../basket/errors.ts'
import { PAYMENT_METHODS } from '../basket/payment-methods.ts'
import type { LineRow } from '../basket/queries/contents.ts'
import { OFFER } from '../basket/quote-basket.ts'
import { invalidField } from '../errors/api-error.ts'
import type { Language } from '../http/language.ts'
import { cleanLine, emailProblem, parseEmail, validateFields } from '../http/request-body.ts'
import { schemaRef, stringEnum } from '../http/schemas.ts'
import { MESSAGES } from '../messages/messages.ts'

const Amount = Type.Union([Type.String({ maxLength: 40 }), Type.Number()], { examples: ['1170.00'] })
const PostedAddress = Type.Optional(Type.Union([schemaRef(AddressInputSchema), Type.Null()]))

/** The body of django-oscar-api and the fields that this shop adds. */
export const CheckoutInputSchema = Type.Object({
  basket: Type.Optional(
    Type.String({ maxLength: 2000, description: "The URL or id of a basket; default: the visitor's own." }),
  ),
  mode: Type.Optional(
    Type.String({
      maxLength: 100,
      description: '`buy-now` is the buy-now basket; anything else is the cart.',
    }),
  ),
  guest_email: Type.Optional(Type.String({ maxLength: 2000 })),
  guest_phone: Type.Optional(Type.String({ maxLength: 2000 })),
  total: Type.Optional(Amount),
  shipping_method_code: Type.Optional(Type.String({ maxLength: 100 })),
  shipping_slot: Type.Optional(
    Type.String({ maxLength: 40, description: 'The id of a slot of the quote; default: the first that is not full.' }),
  ),
  shipping_charge: Type.Optional(
    Type.Object({
      currency: Type.Optional(Type.String({ maxLength: 40 })),
      excl_tax: Type.Optional(Amount),
      incl_tax: Type.Optional(Amount),
      tax: Type.Optional(Amount),
    }),
  ),
  shipping_address: PostedAddress,
  billing_address: PostedAddress,
  payment_method: Type.Optional(
    stringEnum([...PAYMENT_METHODS, 'free'] as const, {
      description: 'Optional if the total is 0.',
    }),
  ),
  is_gift: Type.Optional(
    Type.Boolean({ description: 'Whether the shopper saw a gift; a difference from the basket is refused.' }),
  ),
  lines: Type.Optional(
    Type.Array(
      Type.Object({
        product_id: Type.Integer(),
        quantity: Type.Optional(Type.Integer({ minimum: 1, maximum: LARGEST_QUANTITY })),
        price_incl_tax: Type.Optional(Amount),
        unit_price_incl_tax: Type.Optional(Amount),
      }),
      { maxItems: MOST_LINES, description: 'As the shopper saw them; differences are refused.' },
    ),
  ),
  offer: OFFER,
})

export type CheckoutInput = Static<typeof CheckoutInputSchema>

const DECIMAL = /^-?\d{1,15}(\.\d{1,10})?$/
const LARGEST_SHOWN = 1e15

export type ParsedAmount = {
  /** May have a fraction, which then equals no valid amount. */
  paisa: number
  /** The amount as it was sent. */
  text: string
}

/** Parses an amount sent as text, as django-oscar-api does, or as a number. */
export function parseAmount(sent: string | number, field: string, language: Language): ParsedAmount {
  const text = typeof sent === 'number' ? amountText(sent) : sent.trim()
  if (!DECIMAL.test(text)) throw invalidField(field, MESSAGES[language].checkout.number)
  const paisa = Number(text) * 100
  return { paisa: isWhole(paisa) ? Math.round(paisa) : paisa, text }
}

/** Tolerates floating-point error. */
const isWhole = (paisa: number) => Math.abs(paisa - Math.round(paisa)) < 1e-6

const amountText = (amount: number) =>
  Math.abs(amount) >= LARGEST_SHOWN || isWhole(amount * 100) ? amount.toFixed(2) : String(amount)

/** Contact of the account; nulls for guests. */
export type Buyer = { email: string | null; phone_number: string | null }
type Contact = { email: string | null; phone: string | null }

type ContactContext = {
  buyer: Buyer
  isMember: boolean
  lines: readonly LineRow[]
  /** The phone number of the shipping address. */
  addressPhone: string | undefined
  language: Language
}

/**
 * Contact of the order: from the account or the input. Guests need an email address for digital products and tickets.
 */
export function parseContact({ guest_email = '', guest_phone = '' }: CheckoutInput, asked: ContactContext): Contact {
  const { buyer, language } = asked
  const phone = parsePhoneNumber(guest_phone, 'NP')
  validateFields(
    {
      guest_email: guest_email.trim() === '' ? undefined : emailProblem(guest_email),
      guest_phone: guest_phone.trim() === '' || phone !== undefined ? undefined : 'phone',
    },
    language,
  )
  const email = buyer.email ?? parseEmail(guest_email) ?? null
  const contact = { email, phone: phone ?? (asked.addressPhone || buyer.phone_number || null) }
  requireReachable(contact, asked)
  return contact
}

function requireReachable({ email, phone }: Contact, { isMember, lines, language }: ContactContext) {
  const messages = MESSAGES[language].checkout
  if (email !== null) return
  if (!isMember && lines.some(comesByMail))
    throw invalidField('guest_email', messages.emailForDigital, 'email_required')
  if (phone === null) throw invalidField('guest_email', messages.contact, 'contact_required')
}

const comesByMail = ({ product_class }: LineRow) => isDigital(product_class) || product_class === 'Ticket'

/** A deliverable address: name, street and phone number; in Nepal also the city, which decides the shipping fee. */
export function parseShippingAddress(input: AddressInput, language: Language): Address {
  const isSaid = (...fields: (keyof AddressInput)[]) => fields.some((field) => cleanLine(input[field] ?? '') !== '')
  const required: AddressField[] = ['country', 'phone_number']
  if (!isSaid('first_name', 'last_name')) required.push('first_name')
  if (!isSaid('line1', 'landmark')) required.push('line1')
  if (parseCountryCode(cleanLine(input.country ?? '')) === 'NP') required.push('line4')
  return parseAddress(input, { language, required })
}
