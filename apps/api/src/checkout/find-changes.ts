import { formatNpr } from '@dabali/domain'
import type { LineRow, VoucherRow } from '../basket/contents/queries.ts'
import { shortage, uselessness } from '../basket/refusals.ts'
import type { PricedLine } from '../basket/to-line.ts'
import { rupees } from '../catalogue/money.ts'
import type { Language } from '../http/language.ts'
import type { CheckoutInput } from './checkout-input.ts'
import { MESSAGES } from './messages.ts'
import { postedAmount } from './posted-amount.ts'
import { type Change, change } from './refusals.ts'

type Now = {
  lines: readonly PricedLine[]
  /** What the basket holds and what takes nothing off it. */
  uselessVouchers: readonly VoucherRow[]
  /** In paisa. */
  fee: number
  total: number
}

/** All that is not as the shopper saw it, the gravest first. What nobody says that they saw is as it is. */
export function findChanges(input: CheckoutInput, now: Now, language: Language): Change[] {
  const total = wrongTotal(input, now, language)
  const isTotalKnown = input.total !== undefined && total.length === 0
  return [
    ...now.lines.flatMap(({ goods }) => notForSale(goods, language)),
    ...(input.lines === undefined ? [] : otherLines(input.lines, now.lines, language)),
    // Whoever knows the right total knows that the voucher takes nothing off it.
    ...(isTotalKnown ? [] : now.uselessVouchers.map((voucher) => uselessVoucher(voucher, language))),
    ...otherFee(input, now, language),
    ...total,
  ]
}

/** What is short is found out when it is taken; here is what cannot be had however much of it there is. */
function notForSale(goods: LineRow, language: Language): Change[] {
  if (goods.refusal === null && goods.quantity <= goods.largest_quantity) return []
  const { code, message } = shortage(
    { ...goods, num_available: null, most: goods.refusal === null ? goods.largest_quantity : 0 },
    language,
  )
  const kind = goods.refusal === null ? 'stock' : 'unavailable'
  return [change(kind, { code, ...aboutProduct(goods, message, language) })]
}

const aboutProduct = ({ product_id, title }: LineRow, message: string, language: Language) => ({
  product_id,
  message: MESSAGES[language].about(title, message),
})

/** So much of it is left when it is to be taken. */
export function shortOf(goods: LineRow, left: number, language: Language): Change {
  const { code, message } = shortage({ ...goods, refusal: null, num_available: left, most: left }, language)
  const told = aboutProduct(goods, message, language)
  return change('stock', { code, ...told, was: String(goods.quantity), now: String(left) })
}

export function uselessVoucher(voucher: VoucherRow, language: Language): Change {
  const { code, message } = uselessness(voucher, language)
  return change('voucher', {
    code,
    voucher: voucher.code,
    message: MESSAGES[language].about(voucher.code, message),
  })
}

function otherLines(seen: NonNullable<CheckoutInput['lines']>, lines: readonly PricedLine[], language: Language) {
  const messages = MESSAGES[language]
  const code = 'basket_changed'
  const held = new Set(lines.map(({ goods }) => goods.product_id))
  const known = new Map(seen.map((line) => [line.product_id, line]))
  return [
    ...seen
      .filter(({ product_id }) => !held.has(product_id))
      .map(({ product_id }) => change('removed', { code, product_id, message: messages.removed })),
    ...lines.flatMap((line) => {
      const { product_id, title } = line.goods
      const before = known.get(product_id)
      if (before === undefined) return [change('added', { code, product_id, message: messages.added(title) })]
      return otherLine(before, line, language)
    }),
  ]
}

function otherLine(
  before: NonNullable<CheckoutInput['lines']>[number],
  { goods, incl_tax }: PricedLine,
  language: Language,
): Change[] {
  const { product_id, title, quantity } = goods
  if (before.quantity !== undefined && before.quantity !== quantity) {
    const message = MESSAGES[language].quantity(title, quantity, before.quantity)
    const numbers = { was: String(before.quantity), now: String(quantity) }
    return [change('quantity', { code: 'basket_changed', product_id, ...numbers, message })]
  }
  if (before.price_incl_tax === undefined) return []
  const { paisa, text } = postedAmount(before.price_incl_tax, 'lines', language)
  if (paisa === incl_tax) return []
  const message = MESSAGES[language].price(title, formatNpr(rupees(incl_tax), language))
  return [change('price', { code: 'price_changed', product_id, was: text, now: rupees(incl_tax), message })]
}

function otherFee({ shipping_charge: charge }: CheckoutInput, { fee }: Now, language: Language): Change[] {
  const sent = charge?.incl_tax ?? charge?.excl_tax
  if (sent === undefined) return []
  const { paisa, text } = postedAmount(sent, 'shipping_charge', language)
  if (paisa === fee) return []
  const message = MESSAGES[language].delivery(formatNpr(rupees(fee), language))
  return [change('delivery', { code: 'delivery_changed', was: text, now: rupees(fee), message })]
}

function wrongTotal({ total: sent }: CheckoutInput, { total }: Now, language: Language): Change[] {
  if (sent === undefined) return []
  const { paisa, text } = postedAmount(sent, 'total', language)
  if (paisa === total) return []
  const now = rupees(total)
  return [change('total', { code: 'total_changed', was: text, now, message: MESSAGES[language].total(text, now) })]
}
