import { randomUUIDv7 } from 'node:crypto'
import { HOLD_MINUTES } from '@dabali/domain'
import { basketByUrl, requireCurrentVersion, requireKnown, requireOpen, requireOwn } from '../basket/change-basket.ts'
import { emptyBasket, versionConflict } from '../basket/errors.ts'
import { basketStatements } from '../basket/queries/basket.ts'
import { type LineRow, slotStatements } from '../basket/queries/contents.ts'
import type { StoredBasket, Which } from '../basket/queries/visited-basket.ts'
import { type BasketRequest, isNew, kindOf } from '../basket/requests.ts'
import { hasSlots } from '../basket/shipping-methods.ts'
import { type ShopConfig, thumbnailOf } from '../basket/to-basket.ts'
import { invalidField } from '../errors/api-error.ts'
import { takeGiftCard } from '../gift-cards/queries.ts'
import { parseEmail } from '../http/request-body.ts'
import { requestHash, storedResponse } from '../idempotency/queries.ts'
import { MESSAGES } from '../messages/messages.ts'
import type { Order } from '../orders/order.ts'
import { orderMailInsert } from '../orders/order-mail.ts'
import { insertOrder } from '../orders/queries/insert.ts'
import { settlePlacedOrder } from '../orders/settle-order.ts'
import { showOrder } from '../orders/show-order.ts'
import { paymentInsert } from '../payments/queries.ts'
import { reserveSeats } from '../seats/take-seats.ts'
import { reserveStock } from '../stock/queries.ts'
import { claimOffer } from '../tickets/waiting-list/queries.ts'
import { type Change, change, refuseChanges, seatChange, stockChange, voucherChange } from './detect-changes.ts'
import { type Buyer, type CheckoutInput, parseContact } from './parse-input.ts'
import { type Priced, priceCheckout } from './price-checkout.ts'
import type { CheckoutQueries, Connection } from './queries.ts'

const MINUTE_MS = 60_000

type Deps = { queries: CheckoutQueries; terms: ShopConfig }
type CheckoutRequest = { visit: BasketRequest; input: CheckoutInput; site: string }
type CheckedOut = { basketId: string; accountId: string | null; stored: StoredBasket; priced: Priced; buyer: Buyer }

/**
 * Places an order for the whole basket, once per idempotency key. Freezes the basket first, so that concurrent
 * checkouts cannot both buy it; a refusal rolls the freeze back.
 */
export async function placeCheckout({ queries, terms }: Deps, asked: CheckoutRequest): Promise<Order> {
  const { visit, input } = asked
  const { who, key, language } = visit
  const which = input.basket === undefined ? { kind: kindOf(input) } : basketByUrl(input.basket)
  const hash = hashOf(input, which)
  if (isNew(visit) && 'kind' in which) throw emptyBasket(language)
  return queries.inBrieflyLockedTransaction(async (inside, statements) => {
    const { seen, claim, frozen } = await statements.visitAndFreeze(who, which, {
      key,
      version: visit.version,
      language,
    })
    requireKnown(seen, which, language)
    requireOwn(seen, which, language)
    const earlier = storedResponse(claim, hash, language)
    // Stored by a checkout, so it is an order.
    if (earlier) return earlier.answer as Order
    requireOpen(seen, language)
    if (seen.id === null) throw emptyBasket(language)
    const stored: StoredBasket = seen
    if (visit.version !== undefined && visit.version !== seen.version)
      throw versionConflict(seen.version ?? 0, language)
    const { account_id: accountId } = seen
    const found = frozen
      ? { basket: stored, buyer: frozen }
      : await freezeChanged(statements, visit, { stored, accountId })
    const basket = await withPersonalVouchers(statements, found.basket, { accountId, input })
    const priced = priceCheckout(basket, { input, terms, language })
    const bought = { basketId: stored.id, accountId, stored: basket, priced, buyer: found.buyer }
    const orderId = await buy(inside, asked, bought)
    const order = await showOrder(inside, { orderId, language, audience: 'owner' })
    if (key !== undefined && seen.scope !== null)
      await statements.storeAnswer({ scope: seen.scope, key, requestHash: hash, answer: order })
    return order
  })
}

/** Another request has changed the basket while this one read it: freezes it as it is now. */
async function freezeChanged(
  statements: Statements,
  { version, language }: BasketRequest,
  { stored: { id: basketId }, accountId }: { stored: StoredBasket; accountId: string | null },
) {
  const frozen = await statements.freeze({ basketId, version, accountId })
  await requireCurrentVersion(statements, frozen, { basketId, language })
  return { basket: await statements.readBasket(basketId, language), buyer: frozen }
}

type Statements = Parameters<Parameters<CheckoutQueries['inTransaction']>[0]>[1]
type Customer = { accountId: string | null; input: Pick<CheckoutInput, 'guest_email'> }

/** Only here the address of a guest is known, by which a voucher can be theirs. */
async function withPersonalVouchers(statements: Statements, stored: StoredBasket, { accountId, input }: Customer) {
  if (stored.vouchers.length === 0) return stored
  const email = parseEmail(input.guest_email ?? '') ?? null
  const codes = stored.vouchers.map(({ code }) => code)
  const refusals = await statements.findPersonalRefusals({ codes, accountId, email })
  const vouchers = stored.vouchers.map((voucher) => ({
    ...voucher,
    refusal: voucher.refusal ?? refusals.get(voucher.code) ?? null,
  }))
  return { ...stored, vouchers }
}

/** Unknown body fields are excluded from the idempotency hash. */
const hashOf = (input: CheckoutInput, which: Which) =>
  requestHash('checkout', which, [
    input.guest_email,
    input.guest_phone,
    input.total,
    input.shipping_method_code,
    input.shipping_slot,
    input.shipping_charge,
    input.shipping_address,
    input.payment_method,
    input.lines,
    input.offer,
    // A request of an older client keeps its hash.
    ...(input.is_gift === undefined ? [] : [input.is_gift]),
  ])

async function buy(inside: Connection, { visit, input, site }: CheckoutRequest, bought: CheckedOut): Promise<string> {
  const { language } = visit
  const { basketId, accountId, stored, priced, buyer } = bought
  const { address, shipping, paymentMethod, total, giftCard } = priced
  const ofCard = giftCard?.amount ?? 0
  const contact = parseContact(input, {
    buyer,
    isMember: accountId !== null,
    lines: stored.lines,
    addressPhone: address?.phone_number,
    language,
  })
  const expiresAt = new Date(Date.now() + HOLD_MINUTES * MINUTE_MS)
  const orderId = randomUUIDv7()
  const payment = paymentInsert(inside, { orderId, method: paymentMethod, amount: total - ofCard })
  const lines = priced.lines.map(toPlacedLine)
  const { has_slot } = await insertOrder(inside, {
    id: orderId,
    with: { payment: payment.statement, mail: orderMailInsert(inside, { orderId, kind: 'received' }) },
    accountId,
    basketId,
    site,
    language,
    ...contact,
    paymentMethod,
    shipping,
    slot: input.shipping_slot,
    shippingAddress: address,
    isGift: stored.is_gift,
    gift: stored.is_gift ? stored.gift : null,
    discounts: discountsOf(priced),
    giftCardAmount: ofCard,
    lines,
    expiresAt,
  })
  if (!has_slot)
    await refuseMissingSlot(inside, { zone: shipping?.code ?? null, requested: input.shipping_slot, language })
  await claimWaitingListOffer(inside, stored, input.offer)
  await reserveAll(inside, { orderId, expiresAt, language, email: contact.email }, bought)
  await reserveAllSeats(inside, { orderId, expiresAt, language }, bought)
  if (giftCard && ofCard > 0) await reserveGiftCard(inside, { orderId, cardId: giftCard.id, amount: ofCard }, language)
  if (paymentMethod === 'cod' || paymentMethod === 'free') {
    const order = { id: orderId, ...JUST_PLACED, is_gift: stored.is_gift, total, lines }
    await settlePlacedOrder(inside, order, { paymentId: payment.id, by: paymentMethod })
  }
  return orderId
}

/** Nobody else sees an order before its transaction ends, so it is neither read nor locked. */
const JUST_PLACED = { status: 'Pending', payment_status: 'unpaid', settled_payment_id: null } as const

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

/** Releases seats that the waiting list holds for the shopper, to reserve them in the same transaction. */
async function claimWaitingListOffer(inside: Connection, { lines }: StoredBasket, token: string | undefined) {
  if (token === undefined) return
  for (const { product_id: productId, product_class, quantity } of lines)
    if (product_class === 'Ticket') await claimOffer(inside, { token, productId, quantity })
}

type SlotRequest = { zone: string | null; requested: string | undefined; language: BasketRequest['language'] }

/** Why an order has no delivery slot: it is full or not offered. Only zones with slots need one. */
async function refuseMissingSlot(inside: Connection, { zone, requested, language }: SlotRequest) {
  if (!hasSlots(zone)) return
  const slots = await slotStatements(inside).findDeliverySlots(zone)
  // A shop without windows delivers as soon as it can.
  if (slots.length === 0) return
  const { slotFull, unknownSlot } = MESSAGES[language].checkout
  if (requested !== undefined && slots.every(({ id }) => id !== requested))
    throw invalidField('shipping_slot', unknownSlot, 'unknown_slot')
  refuseChanges([change('slot', { code: 'slot_full', message: slotFull })])
}

/** Another order may have spent the card since its balance was read. */
async function reserveGiftCard(
  inside: Connection,
  use: Parameters<typeof takeGiftCard>[1],
  language: BasketRequest['language'],
) {
  if (await takeGiftCard(inside, use)) return
  refuseChanges([change('gift_card', { code: 'gift_card_changed', message: MESSAGES[language].giftCards.changed })])
}

type StockRequest = { orderId: string; expiresAt: Date; language: BasketRequest['language'] }

async function reserveAll(
  inside: Connection,
  { orderId, expiresAt, language, email }: StockRequest & { email: string | null },
  { basketId, accountId, stored, priced }: CheckedOut,
) {
  const wanted = stored.lines.map(({ product_id: productId, quantity }) => ({ productId, quantity }))
  const codes = priced.vouchers.map(({ from }) => from.code)
  const { short, usedUp } = await reserveStock(inside, { orderId, basketId, wanted, expiresAt, codes })
  const refusals =
    usedUp.length === 0
      ? new Map<string, never>()
      : await basketStatements(inside).findPersonalRefusals({ codes: usedUp, accountId, email })
  refuseChanges([
    ...short.flatMap(({ productId, left }) =>
      stored.lines.filter((line) => line.product_id === productId).map((line) => stockChange(line, left, language)),
    ),
    ...stored.vouchers
      .filter(({ code }) => usedUp.includes(code))
      .map((voucher) => voucherChange({ ...voucher, refusal: refusals.get(voucher.code) ?? 'used_up' }, language)),
  ])
}

async function reserveAllSeats(
  inside: Connection,
  { orderId, expiresAt, language }: StockRequest,
  { basketId, stored }: CheckedOut,
) {
  const tickets = stored.lines.filter(({ product_class }) => product_class === 'Ticket')
  const { taken, short } = await reserveSeats(inside, { orderId, basketId, expiresAt, lines: tickets })
  const changesOf = <T extends { productId: number }>(
    found: readonly T[],
    toChange: (line: LineRow, of: T) => Change,
  ) =>
    found.flatMap((of) =>
      tickets.filter(({ product_id }) => product_id === of.productId).map((line) => toChange(line, of)),
    )
  refuseChanges([
    ...changesOf(taken, (line, { seats }) => seatChange(line, seats, language)),
    ...changesOf(short, (line, { left }) => stockChange(line, left, language)),
  ])
}
