import {
  type CashOnDeliveryRefusal,
  cashOnDeliveryRefusal,
  findLineNotForCash,
  type ProductClassInput,
} from '@dabali/domain'
import { type Static, Type } from 'typebox'
import type { Language } from '../http/language.ts'
import { nullable, stringEnum } from '../http/schemas.ts'

const GATEWAYS = ['esewa', 'khalti', 'card'] as const
export const PAYMENT_METHODS = ['cod', ...GATEWAYS] as const

export type Gateway = (typeof GATEWAYS)[number]
export type PaymentMethod = (typeof PAYMENT_METHODS)[number] | 'free'

/** In paisa; Khalti rejects smaller amounts. */
const MINIMUM_TOTALS: Partial<Record<Gateway, number>> = { khalti: 1000 }

type Reason = CashOnDeliveryRefusal | 'not_offered' | 'least_total' | 'nothing_to_pay'

const PAYMENT_MESSAGES: Record<Language, Record<Reason, string>> = {
  en: {
    disabled: 'Cash on delivery is not offered at the moment.',
    gift: 'A gift cannot be paid for on delivery.',
    product_class: 'Cash on delivery is only available for printed books.',
    country: 'Cash on delivery is possible in Nepal only.',
    not_offered: 'This way of paying is not offered at the moment.',
    least_total: 'Khalti takes Rs 10 and more.',
    nothing_to_pay: 'There is nothing to pay.',
  },
  ne: {
    disabled: 'सामान पाएपछि तिर्ने सुविधा अहिले छैन।',
    gift: 'उपहारको पैसा सामान पुगेपछि तिर्न मिल्दैन।',
    product_class: 'सामान पाएपछि तिर्न छापिएका किताबमा मात्र मिल्छ।',
    country: 'सामान पाएपछि तिर्न नेपालभित्र मात्र मिल्छ।',
    not_offered: 'यसरी तिर्ने सुविधा अहिले छैन।',
    least_total: 'खल्तीबाट कम्तीमा रु १० तिर्नुपर्छ।',
    nothing_to_pay: 'तिर्नुपर्ने केही छैन।',
  },
}

/** Names of product classes inside a sentence; for other classes the title is used. */
const KINDS: Readonly<Record<string, Readonly<Record<Language, string>>>> = {
  'E-book': { en: 'the e-book', ne: 'ई-बुक' },
  Subscription: { en: 'the subscription', ne: 'सदस्यता' },
  Audiobook: { en: 'the audiobook', ne: 'अडियोबुक' },
  'Digital Bundle': { en: 'the digital bundle', ne: 'डिजिटल सँगालो' },
  'Pay Per View': { en: 'the film', ne: 'फिल्म' },
  Ticket: { en: 'the ticket', ne: 'टिकट' },
}

const COD_REFUSALS = {
  en: (product: string) => `Cash on delivery is only available for printed books, not for ${product}.`,
  ne: (product: string) => `सामान पाएपछि तिर्न छापिएका किताबमा मात्र मिल्छ, ${product} का लागि होइन।`,
}

export const PaymentChoiceSchema = Type.Object(
  {
    method: stringEnum([...PAYMENT_METHODS, 'free'] as const),
    allowed: Type.Boolean(),
    reason: Type.Unsafe<Reason | null>({ enum: [...Object.keys(PAYMENT_MESSAGES.en), null] }),
    message: nullable(Type.String({ description: 'The reason, for the visitor.' })),
  },
  { $id: 'PaymentChoice' },
)

export type PaymentChoice = Static<typeof PaymentChoiceSchema>

type Purchase = {
  basket: NonNullable<Parameters<typeof cashOnDeliveryRefusal>[0]['basket']> & {
    /** The title of a line that prevents a method is named in the reason. */
    lines: readonly { product_class: ProductClassInput; product_title?: string }[]
  }
  /** In paisa: goods and delivery, as far as known. */
  total: number
  codAllowed: boolean
  /** Undefined enables all. */
  gateways?: readonly Gateway[] | undefined
}

/** The payment methods of a purchase, and why a method is not available. A purchase that costs nothing is not paid. */
export function paymentChoices(bought: Purchase, language: Language): PaymentChoice[] {
  const choices = PAYMENT_METHODS.map((method) => {
    const choice = choiceOf(method, refusalOf(method, bought), language)
    return choice.reason === 'product_class' ? { ...choice, message: codRefusal(bought, language) } : choice
  })
  return bought.total === 0 ? [choiceOf('free', null, language), ...choices] : choices
}

const choiceOf = (method: PaymentMethod, reason: Reason | null, language: Language): PaymentChoice => ({
  method,
  allowed: reason === null,
  reason,
  message: reason === null ? null : PAYMENT_MESSAGES[language][reason],
})

/** Names the line with its class: the printed book and the e-book of one work have the same title. */
function codRefusal({ basket: { lines } }: Purchase, language: Language): string {
  const { product_class, product_title } = findLineNotForCash(lines) ?? {}
  if (product_title === undefined) return PAYMENT_MESSAGES[language].product_class
  const kind = KINDS[product_class ?? '']?.[language]
  return COD_REFUSALS[language](kind === undefined ? product_title : `${kind} ${product_title}`)
}

function refusalOf(
  method: Exclude<PaymentMethod, 'free'>,
  { basket, total, codAllowed, gateways = GATEWAYS }: Purchase,
) {
  if (total === 0) return 'nothing_to_pay'
  if (method === 'cod') return cashOnDeliveryRefusal({ basket, codAllowed })
  if (!gateways.includes(method)) return 'not_offered'
  return total < (MINIMUM_TOTALS[method] ?? 0) ? 'least_total' : null
}
