import { type Static, Type } from 'typebox'
import { ShippingAddressSchema } from '../../address/address.ts'
import { rupees, withoutTax } from '../../catalogue/price.ts'
import { LineEventDateSchema } from '../../events/event-schemas.ts'
import type { Language } from '../../http/language.ts'
import { nullable, schemaRef } from '../../http/schemas.ts'
import { MESSAGES } from '../../messages/messages.ts'
import type { Order } from '../order.ts'
import type { LineRow } from '../queries/insert.ts'
import type { OrderRow } from '../queries/read.ts'
import type { OrderDeps, Seller } from '../requests.ts'
import { type Audience, showRow } from '../show-order.ts'
import { wrongState } from '../states.ts'
import { type PaidRow, type RefundRow, receiptQueries } from './queries.ts'

const NO_CLASS = { exemptClasses: [] }

/** The tax rate in percent: the roundest one that explains both prices. */
export function taxRate(inclTax: number, exclTax: number): number {
  if (inclTax === exclTax || exclTax <= 0) return 0
  const exact = ((inclTax - exclTax) / exclTax) * 100
  const rates = [0, 1, 2].map((decimals) => Number(exact.toFixed(decimals)))
  const fitting = rates.find((percent) => withoutTax(inclTax, 'E-book', { percent, ...NO_CLASS }).excl_tax === exclTax)
  return fitting ?? Number(exact.toFixed(2))
}

const Money = Type.String({ examples: ['1170.00'] })
const time = Type.String({ format: 'date-time' })
const timeOrNull = Type.Unsafe<string | null>({ type: ['string', 'null'], format: 'date-time' })

/** The content of a printed receipt. */
export const ReceiptSchema = Type.Object(
  {
    seller: Type.Object({
      name: Type.String(),
      address: Type.String(),
      pan: nullable(Type.String({ description: 'The tax number (PAN) of the seller.' })),
    }),
    number: Type.String(),
    date_placed: time,
    date_settled: timeOrNull,
    status_display: Type.String(),
    is_masked: Type.Boolean(),
    buyer: Type.Object({
      name: Type.String(),
      email: nullable(Type.String()),
      phone: nullable(Type.String()),
      address: Type.Union([schemaRef(ShippingAddressSchema), Type.Null()]),
    }),
    lines: Type.Array(
      Type.Object({
        title: Type.String(),
        seats: Type.Array(Type.String(), { examples: [['Row C, seat 12']] }),
        product_class: Type.String(),
        is_record: Type.Optional(Type.Boolean({ description: 'True for a format of a music record.' })),
        quantity: Type.Integer(),
        refunded_quantity: Type.Integer(),
        cancelled_quantity: Type.Integer(),
        event_date: Type.Union([schemaRef(LineEventDateSchema), Type.Null()], {
          description: 'The date of a ticket, or that a tip was given for.',
        }),
        unit_price_incl_tax: Type.String({ description: 'Before discounts of the whole order.' }),
        price_incl_tax: Money,
        price_excl_tax: Money,
        tax: Money,
        tax_rate: Type.Number({ description: 'In percent.', examples: [13] }),
      }),
    ),
    discounts: Type.Array(
      Type.Object({ name: Type.String(), amount: Type.String({ description: 'Already subtracted in the lines.' }) }),
    ),
    delivery: Type.Union([Type.Object({ name: Type.String(), price: Money }), Type.Null()]),
    taxes: Type.Array(Type.Object({ rate: Type.Number(), price_excl_tax: Money, tax: Money, price_incl_tax: Money }), {
      description: 'Goods and delivery by rate; they add up to the total.',
    }),
    currency: Type.String({ examples: ['NPR'] }),
    total_excl_tax: Money,
    total_tax: Money,
    total_incl_tax: Money,
    gift_card_amount: Type.String({ description: 'What a gift card paid of the total.' }),
    payment_method: Type.String(),
    payments: Type.Array(
      Type.Object({
        method: Type.String(),
        amount: Money,
        reference: Type.String(),
        status: Type.String(),
        paid_at: time,
      }),
    ),
    refunds: Type.Array(
      Type.Object({
        method: Type.String({ description: 'The method of the refunded payment, or `gift_card`.' }),
        amount: Money,
        status: Type.String(),
        created_at: time,
        done_at: timeOrNull,
      }),
      { description: 'The earliest first.' },
    ),
    refunded: Money,
  },
  { $id: 'Receipt' },
)

export type Receipt = Static<typeof ReceiptSchema>

type Parts = {
  row: OrderRow
  /** The order, masked for this visitor. */
  order: Order
  seller: Seller
  money: { payments: readonly PaidRow[]; refunds: readonly RefundRow[] }
}

function toReceipt({ row, order, seller, money }: Parts): Receipt {
  const { shipping_address: address } = order
  return {
    seller,
    number: order.number,
    date_placed: order.date_placed,
    date_settled: row.settled_at?.toISOString() ?? null,
    status_display: order.status_display,
    is_masked: order.is_masked,
    buyer: {
      name: [address?.first_name, address?.last_name].filter(Boolean).join(' '),
      email: order.email,
      phone: order.phone,
      address,
    },
    lines: row.lines.map((line, at) => ({
      title: order.lines[at]?.product_title ?? line.slug,
      seats: order.lines[at]?.seats.map(({ label }) => label) ?? [],
      product_class: line.product_class,
      ...(line.is_record && { is_record: true }),
      quantity: line.quantity,
      refunded_quantity: line.refunded_quantity,
      cancelled_quantity: line.cancelled_quantity,
      event_date: order.lines[at]?.event_date ?? null,
      unit_price_incl_tax: rupees(line.unit_price),
      price_incl_tax: rupees(line.incl_tax),
      price_excl_tax: rupees(line.excl_tax),
      tax: rupees(line.incl_tax - line.excl_tax),
      tax_rate: taxRate(line.incl_tax, line.excl_tax),
    })),
    discounts: row.discounts.map(({ name, amount }) => ({ name, amount: rupees(amount) })),
    delivery:
      order.shipping_method === null ? null : { name: order.shipping_method, price: rupees(row.shipping_incl_tax) },
    taxes: taxesOf(row),
    currency: 'NPR',
    total_excl_tax: order.total_excl_tax,
    total_tax: order.total_tax,
    total_incl_tax: order.total_incl_tax,
    gift_card_amount: order.gift_card_amount,
    payment_method: row.payment_method,
    payments: paymentsOf(row, money.payments).map((payment) => ({
      ...payment,
      amount: rupees(payment.amount),
      reference: order.is_masked ? '' : payment.reference,
      paid_at: payment.paid_at.toISOString(),
    })),
    refunds: [...giftCardRefunds(row), ...money.refunds.map(toRefund)].sort(byTime),
    refunded: order.refunded,
  }
}

/** With what the gift card paid; an order that it covers whole has an empty payment, which is left out. */
function paymentsOf(row: OrderRow, payments: readonly PaidRow[]): (Omit<PaidRow, 'method'> & { method: string })[] {
  const { gift_card_amount: amount, settled_at: paidAt } = row
  if (amount === 0 || paidAt === null) return [...payments]
  const ofCard = { method: 'gift_card', status: 'paid', amount, reference: '', paid_at: paidAt }
  return [ofCard, ...payments.filter((payment) => payment.amount > 0)]
}

/** By the time that is shown of a refund. */
const byTime = (one: Receipt['refunds'][number], other: Receipt['refunds'][number]) =>
  Date.parse(one.done_at ?? one.created_at) - Date.parse(other.done_at ?? other.created_at)

const toRefund = ({ method, amount, status, created_at, done_at }: RefundRow): Receipt['refunds'][number] => ({
  method,
  amount: rupees(amount),
  status,
  created_at: created_at.toISOString(),
  done_at: done_at?.toISOString() ?? null,
})

/** What returned to the gift card, which happens at once. */
const giftCardRefunds = ({ events, settled_at: settledAt }: OrderRow): Receipt['refunds'] =>
  events.flatMap(({ code, note, at }) => {
    const time = new Date(at)
    if (code !== 'gift_card_returned' || settledAt === null || time < settledAt) return []
    const done = time.toISOString()
    const amount = rupees(Number(note['amount']))
    return [{ method: 'gift_card', amount, status: 'done', created_at: done, done_at: done }]
  })

type Taxed = Pick<LineRow, 'incl_tax' | 'excl_tax'>

/** Delivery has no tax. */
function taxesOf({ lines, shipping_incl_tax: fee }: OrderRow): Receipt['taxes'] {
  const taxed: Taxed[] = fee > 0 ? [...lines, { incl_tax: fee, excl_tax: fee }] : lines
  const rateOf = ({ incl_tax, excl_tax }: Taxed) => taxRate(incl_tax, excl_tax)
  const rates = [...new Set(taxed.map(rateOf))].sort((a, b) => a - b)
  return rates.map((rate) => {
    const those = taxed.filter((one) => rateOf(one) === rate)
    const sum = (amount: (one: Taxed) => number) => those.reduce((total, one) => total + amount(one), 0)
    const [incl, excl] = [sum(({ incl_tax }) => incl_tax), sum(({ excl_tax }) => excl_tax)]
    return { rate, price_excl_tax: rupees(excl), tax: rupees(incl - excl), price_incl_tax: rupees(incl) }
  })
}

type Asked = { row: OrderRow; audience: Audience; language: Language }

/** The receipt. Orders that were neither paid nor confirmed have none; refunded ones keep it. */
export async function showReceipt(
  { database, seller }: Pick<OrderDeps, 'database' | 'seller'>,
  { row, audience, language }: Asked,
): Promise<Receipt> {
  if (row.settled_at === null) throw wrongState(MESSAGES[language].orders.noReceipt, 'no_receipt')
  const [order, money] = await Promise.all([
    showRow(database, row, { audience, language }),
    receiptQueries(database).readMoney(row.id),
  ])
  return toReceipt({ row, order, seller, money })
}
