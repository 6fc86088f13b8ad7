import { HOLD_MINUTES } from '@dabali/domain'
import { requireMoved } from '../basket/change-basket.ts'
import type { StoredBasket, Which } from '../basket/queries.ts'
import { emptyBasket, versionConflict } from '../basket/refusals.ts'
import { kindOf } from '../basket/requests.ts'
import { basketNamedIn, requireKnown, requireOpen, requireOwn } from '../basket/require-own.ts'
import type { Terms } from '../basket/to-basket.ts'
import { thumbnailOf } from '../basket/to-line.ts'
import { isNew, type Visit } from '../basket/visit.ts'
import { earlierAnswer } from '../idempotency/earlier-answer.ts'
import { requestHash } from '../idempotency/request-hash.ts'
import type { Order } from '../orders/order.ts'
import { addOrderMail } from '../orders/order-mail.ts'
import { insertOrder } from '../orders/place-order.ts'
import { settleOrder } from '../orders/settle-order.ts'
import { showOrder } from '../orders/show-order.ts'
import { openPayment } from '../payments/open-payment.ts'
import { takeStock } from '../stock/take-stock.ts'
import { claimOffer } from '../tickets/claim-offer.ts'
import type { CheckoutInput } from './checkout-input.ts'
import { shortOf, uselessVoucher } from './find-changes.ts'
import { type Priced, priceCheckout } from './price-checkout.ts'
import type { CheckoutQueries, Connection } from './queries.ts'
import { type Buyer, readContact } from './read-contact.ts'
import { refuseChanges } from './refusals.ts'

const MINUTE_MS = 60_000

type Shop = { queries: CheckoutQueries; terms: Terms }
type Asked = { visit: Visit; input: CheckoutInput; site: string }
type Bought = { basketId: string; accountId: string | null; stored: StoredBasket; priced: Priced; buyer: Buyer }

/**
 * Buys a basket, all of it or nothing, and once for a key. The basket is frozen first, so that it is bought once whoever
 * comes with it, and is open again when the purchase is refused.
 */
export async function placeCheckout({ queries, terms }: Shop, asked: Asked): Promise<Order> {
  const { visit, input } = asked
  const { who, key, language } = visit
  const which = input.basket === undefined ? { kind: kindOf(input) } : basketNamedIn(input.basket)
  const hash = hashOf(input, which)
  if (isNew(visit) && 'kind' in which) throw emptyBasket(language)
  return queries.inTransaction(async (inside, statements) => {
    const seen = await statements.visit(who, which, key)
    requireKnown(seen, which, language)
    requireOwn(seen, which, language)
    const earlier = earlierAnswer(seen.claim, hash, language)
    // It was written from an order, in the transaction that took the key.
    if (earlier) return earlier.answer as Order
    requireOpen(seen, language)
    if (seen.id === null) throw emptyBasket(language)
    const basketId = seen.id
    if (visit.version !== undefined && visit.version !== seen.version)
      throw versionConflict(seen.version ?? 0, language)
    const frozen = await statements.freeze({ basketId, version: visit.version, accountId: seen.account_id })
    await requireMoved(statements, frozen, { basketId, language })
    const stored = await statements.readBasket(basketId, language)
    const priced = priceCheckout(stored, { input, terms, language })
    const bought = { basketId, accountId: seen.account_id, stored, priced, buyer: frozen }
    const orderId = await buy(inside, asked, bought)
    const order = await showOrder(inside, { orderId, language, audience: 'owner' })
    if (key !== undefined && seen.scope !== null)
      await statements.storeAnswer({ scope: seen.scope, key, requestHash: hash, answer: order })
    return order
  })
}

/** What is not understood makes no other request of it. */
const hashOf = (input: CheckoutInput, which: Which) =>
  requestHash('checkout', which, [
    input.guest_email,
    input.guest_phone,
    input.total,
    input.shipping_method_code,
    input.shipping_charge,
    input.shipping_address,
    input.payment_method,
    input.lines,
    input.offer,
  ])

async function buy(inside: Connection, { visit, input, site }: Asked, bought: Bought): Promise<string> {
  const { language } = visit
  const { basketId, accountId, stored, priced, buyer } = bought
  const { address, shipping, paymentMethod, total } = priced
  const contact = readContact(input, {
    buyer,
    isMember: accountId !== null,
    lines: stored.lines,
    addressPhone: address?.phone_number,
    language,
  })
  const expiresAt = new Date(Date.now() + HOLD_MINUTES * MINUTE_MS)
  const { id: orderId } = await insertOrder(inside, {
    accountId,
    basketId,
    site,
    language,
    ...contact,
    paymentMethod,
    shipping,
    shippingAddress: address,
    isGift: stored.is_gift,
    gift: stored.is_gift ? stored.gift : null,
    discounts: discountsOf(priced),
    lines: priced.lines.map(toPlacedLine),
    expiresAt,
  })
  await claimOffered(inside, stored, input.offer)
  await takeAll(inside, { orderId, expiresAt, language }, bought)
  const payment = await openPayment(inside, { orderId, method: paymentMethod, amount: total })
  await addOrderMail(inside, { orderId, kind: 'received' })
  if (paymentMethod === 'cod' || paymentMethod === 'free')
    await settleOrder(inside, { orderId, paymentId: payment.id, by: paymentMethod })
  return orderId
}

type Line = Priced['lines'][number]

const toPlacedLine = ({ goods, ...amounts }: Line) => ({
  product_id: goods.product_id,
  product_class: goods.product_class,
  slug: goods.slug,
  thumbnail: thumbnailOf(goods),
  quantity: goods.quantity,
  unit_price: goods.selling_price,
  mrp: goods.mrp,
  ...amounts,
})

const discountsOf = ({ offers, vouchers }: Priced) => [
  ...offers.map(({ from, amount }) => ({ kind: 'offer' as const, name: from.name, amount })),
  ...vouchers.map(({ from, amount }) => ({ kind: 'voucher' as const, name: from.name, amount, code: from.code })),
]

/** Places that were kept back for the shopper are let go, to be taken by them in the same breath. */
async function claimOffered(inside: Connection, { lines }: StoredBasket, token: string | undefined) {
  if (token === undefined) return
  for (const { product_id: productId, product_class, quantity } of lines)
    if (product_class === 'Ticket') await claimOffer(inside, { token, productId, quantity })
}

type Taking = { orderId: string; expiresAt: Date; language: Visit['language'] }

async function takeAll(inside: Connection, { orderId, expiresAt, language }: Taking, { stored, priced }: Bought) {
  const wanted = stored.lines.map(({ product_id: productId, quantity }) => ({ productId, quantity }))
  const codes = priced.vouchers.map(({ from }) => from.code)
  const { short, usedUp } = await takeStock(inside, { orderId, wanted, expiresAt, codes })
  refuseChanges([
    ...short.flatMap(({ productId, left }) =>
      stored.lines.filter((line) => line.product_id === productId).map((line) => shortOf(line, left, language)),
    ),
    ...stored.vouchers
      .filter(({ code }) => usedUp.includes(code))
      .map((voucher) => uselessVoucher({ ...voucher, refusal: 'used_up' }, language)),
  ])
}
