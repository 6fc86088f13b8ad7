import {
  type CashOnDeliveryRefusal,
  cashOnDeliveryRefusal,
  findLineNotForCash,
  type ProductClassInput,
} from '@dabali/domain'
import { type Static, Type } from 'typebox'
import type { Language } from '../http/language.ts'
import { nullable, stringEnum } from '../http/schemas.ts'
import { MESSAGES } from '../messages/messages.ts'

const GATEWAYS = ['esewa', 'khalti', 'card'] as const
export const PAYMENT_METHODS = ['cod', ...GATEWAYS] as const

export type Gateway = (typeof GATEWAYS)[number]
/** `cash` is paid at the box office only. */
export type PaymentMethod = (typeof PAYMENT_METHODS)[number] | 'free' | 'cash'

/** In paisa; Khalti rejects smaller amounts. */
const MINIMUM_TOTALS: Partial<Record<Gateway, number>> = { khalti: 1000 }

type Reason = CashOnDeliveryRefusal | 'not_offered' | 'least_total' | 'nothing_to_pay'

export const PaymentChoiceSchema = Type.Object(
  {
    method: stringEnum([...PAYMENT_METHODS, 'free'] as const),
    allowed: Type.Boolean(),
    reason: Type.Unsafe<Reason | null>({ enum: [...Object.keys(MESSAGES.en.paymentMethods), null] }),
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

const choiceOf = (method: PaymentChoice['method'], reason: Reason | null, language: Language): PaymentChoice => ({
  method,
  allowed: reason === null,
  reason,
  message: reason === null ? null : MESSAGES[language].paymentMethods[reason],
})

/** Names the line with its class: the printed book and the e-book of one work have the same title. */
function codRefusal({ basket: { lines } }: Purchase, language: Language): string {
  const { product_class, product_title } = findLineNotForCash(lines) ?? {}
  if (product_title === undefined) return MESSAGES[language].paymentMethods.product_class
  const kind = MESSAGES[language].productKinds[product_class ?? '']
  return MESSAGES[language].notForCash(kind === undefined ? product_title : `${kind} ${product_title}`)
}

function refusalOf(
  method: (typeof PAYMENT_METHODS)[number],
  { basket, total, codAllowed, gateways = GATEWAYS }: Purchase,
) {
  if (total === 0) return 'nothing_to_pay'
  if (method === 'cod') return cashOnDeliveryRefusal({ basket, codAllowed })
  if (!gateways.includes(method)) return 'not_offered'
  return total < (MINIMUM_TOTALS[method] ?? 0) ? 'least_total' : null
}
