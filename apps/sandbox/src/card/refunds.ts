import { isOneOf } from '../gateway/payments.ts'
import { type CardPayment, missingParam, newId, noSuch, type Refund, Refusal, wrongParam } from './objects.ts'
import { type Form, formIn, textIn } from './read-session.ts'

const STATUSES = ['succeeded', 'pending', 'failed'] as const
const REASONS = ['duplicate', 'fraudulent', 'requested_by_customer'] as const

type Options = {
  byTransaction: (paymentIntent: string) => CardPayment | undefined
  all: () => CardPayment[]
  /** Called when a refund succeeds or fails. */
  onChange: (payment: CardPayment) => void
}

/** Refunds, immediate or pending. */
export function keepRefunds({ byTransaction, all, onChange }: Options) {
  const byId = new Map<string, Refund>()
  const settings = { refunds: 'succeeded' as Refund['status'] }

  function paymentOf(form: Form): CardPayment {
    const [intent, charge] = [textIn(form, 'payment_intent'), textIn(form, 'charge')]
    if (intent !== undefined) {
      const payment = byTransaction(intent)
      if (payment === undefined) throw noSuch('payment_intent', intent, 'payment_intent')
      return payment
    }
    if (charge === undefined) throw missingParam('payment_intent')
    const payment = all().find(({ state, details }) => state === 'paid' && details.charge === charge)
    if (payment === undefined) throw noSuch('charge', charge, 'charge')
    return payment
  }

  function give(payment: CardPayment, { amount, reason = null, metadata = {} }: Giving): Refund {
    const { refunds: status } = settings
    const createdAt = Math.floor(Date.now() / 1000)
    const refund: Refund = { id: newId('re'), amount, createdAt, status, reason, metadata, payment }
    byId.set(refund.id, refund)
    // Pending refunds count; failed refunds do not.
    if (status !== 'failed') payment.refunded += amount
    return refund
  }

  return {
    settings,
    find: (id: string) => byId.get(id),
    give,
    create(form: Form): Refund {
      const payment = paymentOf(form)
      const { charge } = payment.details
      if (payment.state !== 'paid') {
        throw new Refusal(
          400,
          `This PaymentIntent (${payment.details.paymentIntent}) does not have a successful charge to refund.`,
        )
      }
      const left = payment.amount - payment.refunded
      if (left === 0) {
        throw new Refusal(400, `Charge ${charge} has already been refunded.`, { code: 'charge_already_refunded' })
      }
      const reason = textIn(form, 'reason') ?? null
      if (reason !== null && !isOneOf(REASONS, reason)) {
        throw wrongParam('reason', `Invalid reason: must be one of ${REASONS.join(', ')}`)
      }
      const metadata = Object.fromEntries(
        Object.entries(formIn(form, 'metadata') ?? {}).map(([name, value]) => [name, String(value)]),
      )
      const refund = give(payment, { amount: amountIn(form, left), reason, metadata })
      if (refund.status !== 'failed') onChange(payment)
      return refund
    },
    /** Applies a change; returns the error message if it is invalid. */
    change({ refunds = settings.refunds }: Record<string, unknown>): string | undefined {
      if (!isOneOf(STATUSES, refunds)) return `refunds is one of ${STATUSES.join(', ')}.`
      settings.refunds = refunds
      if (refunds === 'pending') return undefined
      for (const refund of byId.values()) {
        if (refund.status !== 'pending') continue
        refund.status = refunds
        if (refunds === 'failed') refund.payment.refunded -= refund.amount
      }
      return undefined
    },
  }
}

type Giving = { amount: number; reason?: string | null; metadata?: Record<string, string> }

export type Refunds = ReturnType<typeof keepRefunds>

function amountIn(form: Form, left: number): number {
  const text = textIn(form, 'amount')
  if (text === undefined) return left
  if (!/^-?\d{1,15}$/.test(text)) throw wrongParam('amount', `Invalid integer: ${text}`, 'parameter_invalid_integer')
  const amount = Number(text)
  if (amount < 1) throw wrongParam('amount', 'Invalid positive integer', 'parameter_invalid_integer')
  if (amount > left) {
    throw wrongParam('amount', `Refund amount (${amount}) is greater than unrefunded amount on charge (${left})`)
  }
  return amount
}
