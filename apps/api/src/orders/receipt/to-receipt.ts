import { rupees } from '../../catalogue/money.ts'
import type { LineRow } from '../lines/queries.ts'
import type { Order } from '../order.ts'
import type { Seller } from '../read-seller.ts'
import type { OrderRow } from '../showing/queries.ts'
import type { PaidRow, RefundRow } from './queries.ts'
import type { Receipt } from './receipt.ts'
import { taxRate } from './tax-rate.ts'

type Parts = {
  row: OrderRow
  /** The same as it may be seen. */
  order: Order
  seller: Seller
  money: { payments: readonly PaidRow[]; refunds: readonly RefundRow[] }
}

export function toReceipt({ row, order, seller, money }: Parts): Receipt {
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
      product_class: line.product_class,
      quantity: line.quantity,
      refunded_quantity: line.refunded_quantity,
      unit_price_incl_tax: rupees(line.unit_price),
      price_incl_tax: rupees(line.incl_tax),
      price_excl_tax: rupees(line.excl_tax),
      tax: rupees(line.incl_tax - line.excl_tax),
      tax_rate: taxRate(line.incl_tax, line.excl_tax),
    })),
    discounts: row.discounts.map(({ name, amount }) => ({ name, amount: rupees(amount) })),
    delivery: row.shipping_name === null ? null : { name: row.shipping_name, price: rupees(row.shipping_incl_tax) },
    taxes: taxesOf(row),
    currency: 'NPR',
    total_excl_tax: order.total_excl_tax,
    total_tax: order.total_tax,
    total_incl_tax: order.total_incl_tax,
    payment_method: row.payment_method,
    payments: money.payments.map((payment) => ({
      ...payment,
      amount: rupees(payment.amount),
      reference: order.is_masked ? '' : payment.reference,
      paid_at: payment.paid_at.toISOString(),
    })),
    refunds: money.refunds.map((refund) => ({
      amount: rupees(refund.amount),
      status: refund.status,
      created_at: refund.created_at.toISOString(),
      done_at: refund.done_at?.toISOString() ?? null,
    })),
    refunded: order.refunded,
  }
}

type Taxed = Pick<LineRow, 'incl_tax' | 'excl_tax'>

/** No tax is on a delivery. */
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
