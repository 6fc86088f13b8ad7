import { randomUUIDv7 } from 'node:crypto'
import { type AddressInput, parseAddress } from '../address/address.ts'
import { productIdFromUrl } from '../catalogue/product-card.ts'
import { type GiftCardQueries, hashGiftCardCode } from '../gift-cards/queries.ts'
import { cleanLine } from '../http/request-body.ts'
import { moreSeatsThanTickets } from '../seats/seat.ts'
import { chooseSeats } from '../seats/take-seats.ts'
import { type BasketDeps, basketById, changeBasket, requireCurrentVersion, type Seen } from './change-basket.ts'
import { createBasket, createFirst, type WantedProduct } from './create-basket.ts'
import {
  emptyBasket,
  emptyGiftCard,
  lineGone,
  MOST_LINES,
  MOST_VOUCHERS,
  refuseVoucher,
  tooMany,
  tooManyLines,
  tooManyVouchers,
  unknownGiftCard,
  unknownProduct,
  unknownShippingMethod,
  unknownVoucher,
} from './errors.ts'
import { additionRefusal, countKnownSeats, requireChosenPrice } from './line-options.ts'
import { parseGift } from './parse-gift.ts'
import type { BasketStatements } from './queries/basket.ts'
import type { BasketOptions, Kind } from './queries/mutations.ts'
import type { BasketRequest } from './requests.ts'
import type { Basket, GiftInput } from './schemas.ts'

export type Addition = {
  url: string
  quantity: number
  seats?: readonly number[]
  kind: Kind
  /** What the buyer chose to pay for one piece, in rupees. */
  price?: string | undefined
}

const TRIES = 3

/**
 * Adds to the visitor's basket, or creates one and returns its token. `buy-now` replaces the single line of a separate
 * basket and leaves the cart alone.
 */
export async function addProduct(
  shop: BasketDeps,
  visit: BasketRequest,
  { url, quantity, seats = [], kind, price }: Addition,
): Promise<{ basket: Basket; newToken: string | undefined }> {
  const productId = productIdFromUrl(url)
  if (productId === undefined) throw unknownProduct(visit.language)
  if (seats.length > quantity) throw moreSeatsThanTickets(visit.language)
  let given: string | undefined
  const plain = { lineId: randomUUIDv7(), productId, quantity, chosenPrice: null }
  const isPlain = kind === 'cart' && seats.length === 0 && price === undefined
  const basket = await changeBasket(shop, visit, {
    which: { kind },
    ...(isPlain && {
      visit: (inside) => inside.visitAndAdd(visit, { kind }, plain),
      create: async (inside) => {
        const { token, ...created } = await createFirst(inside, visit, { ...plain, kind })
        given = token
        return created
      },
    }),
    request: ['add-product', kind, productId, quantity, ...seats, ...(price === undefined ? [] : [{ price }])],
    write: async (inside, seen) => {
      const known = seats.length > 0 ? await countKnownSeats(inside, seen, { productId, kind, seats }) : 0
      const chosenPrice = price === undefined ? null : await requireChosenPrice(inside, visit, { productId, price })
      const wanted = { productId, quantity: quantity - known, kind, chosenPrice }
      const { token, ...changed } = await addToBasket(inside, seen, visit, wanted)
      given = token
      const choice = { basketId: changed.basketId, productId, seatIds: seats, language: visit.language }
      if (seats.length > 0) await chooseSeats(inside, { ...choice, isWhole: kind === 'buy-now' })
      return changed
    },
    inspect: ({ lines }) => {
      if (lines.length > MOST_LINES) throw tooManyLines(visit.language)
    },
  })
  return { basket, newToken: given }
}

async function addToBasket(inside: BasketStatements, first: Seen, visit: BasketRequest, wanted: WantedProduct) {
  let seen = first
  for (let attempt = 0; seen.id === null && attempt < TRIES; attempt += 1) {
    const made = await createBasket(inside, seen, visit, wanted)
    if (made) return made
    // A concurrent request has created one.
    seen = await inside.visit(visit.who, { kind: wanted.kind }, undefined)
  }
  const basketId = seen.id ?? ''
  // All of its seats are in the line already.
  if (wanted.quantity === 0) return { basketId, token: undefined }
  const target = { basketId, version: visit.version, lineId: randomUUIDv7(), ...wanted }
  const moved =
    seen.outcome ?? (await (wanted.kind === 'buy-now' ? inside.clearOptions(target) : inside.addQuantity(target)))
  await requireCurrentVersion(inside, moved, { basketId, language: visit.language })
  const outcome = wanted.kind === 'buy-now' ? await inside.replaceLines(target) : moved
  if (!outcome.done) throw await additionRefusal(inside, visit, { basketId, ...wanted })
  return { basketId, token: undefined }
}

type Line = { basketId: string; lineId: string }

const LINE_ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Sets the quantity of a line; 0 removes it. */
export function changeLine(
  shop: BasketDeps,
  visit: BasketRequest,
  { quantity, seats, ...line }: Line & { quantity: number; seats?: readonly number[] },
): Promise<Basket> {
  if (quantity === 0) return removeLine(shop, visit, line)
  if (seats !== undefined && seats.length > quantity) throw moreSeatsThanTickets(visit.language)
  return changeBasket(shop, visit, {
    which: basketById(line.basketId),
    request: ['change-line', line.basketId, line.lineId, quantity, ...(seats === undefined ? [] : [seats])],
    write: async (inside) => {
      if (!LINE_ID.test(line.lineId)) throw lineGone(visit.language)
      const outcome = await inside.changeQuantity({ ...line, version: visit.version, quantity })
      await requireCurrentVersion(inside, outcome, { ...line, language: visit.language })
      if (!outcome.done) throw await lineRefusal(inside, visit, line)
      if (seats) await chooseSeats(inside, { ...line, seatIds: seats, isWhole: true, language: visit.language })
      return line
    },
  })
}

async function lineRefusal(inside: BasketStatements, { language }: BasketRequest, line: Line) {
  const sale = await inside.findSaleOfLine(line)
  return sale ? tooMany(sale, language) : lineGone(language)
}

/** Removes a line. Idempotent: a missing line is no error. */
export function removeLine(shop: BasketDeps, visit: BasketRequest, line: Line): Promise<Basket> {
  return changeBasket(shop, visit, {
    which: basketById(line.basketId),
    request: ['remove-line', line.basketId, line.lineId],
    write: async (inside) => {
      if (!LINE_ID.test(line.lineId)) return line
      const outcome = await inside.removeLine({ ...line, version: visit.version })
      await requireCurrentVersion(inside, outcome, { ...line, language: visit.language })
      return line
    },
  })
}

type VoucherInput = { code: string; kind: Kind }

export const voucherCode = (text: string) => cleanLine(text).toUpperCase()

/** Adds a voucher, if it gives a discount on the basket. */
export function addVoucher(
  shop: BasketDeps,
  visit: BasketRequest,
  { code: written, kind }: VoucherInput,
): Promise<Basket> {
  const { language } = visit
  const code = voucherCode(written)
  return changeBasket(shop, visit, {
    which: { kind },
    request: ['add-voucher', kind, code],
    write: async (inside, { id }) => {
      if (id === null) throw emptyBasket(language)
      const outcome = await inside.addVoucher({ basketId: id, version: visit.version, code })
      await requireCurrentVersion(inside, outcome, { basketId: id, language })
      if (outcome.done) return { basketId: id }
      throw unknownVoucher(language)
    },
    inspect: ({ vouchers }) => {
      const held = vouchers.find((voucher) => voucher.code === code)
      if (vouchers.length > MOST_VOUCHERS) throw tooManyVouchers(language)
      if (held?.warning != null) throw refuseVoucher(held.warning)
    },
  })
}

/** Removes a voucher. Idempotent. */
export function removeVoucher(
  shop: BasketDeps,
  visit: BasketRequest,
  { code: written, kind }: VoucherInput,
): Promise<Basket> {
  const code = voucherCode(written)
  return changeBasket(shop, visit, {
    which: { kind },
    request: ['remove-voucher', kind, code],
    write: async (inside, { id }) => {
      if (id === null) return undefined
      const outcome = await inside.removeVoucher({ basketId: id, version: visit.version, code })
      await requireCurrentVersion(inside, outcome, { basketId: id, language: visit.language })
      return { basketId: id }
    },
  })
}

type GiftCardInput = { code: string; kind: Kind }

/** Pays with a gift card, instead of another one that the basket has. */
export function addGiftCard(
  shop: BasketDeps & { cards: GiftCardQueries },
  visit: BasketRequest,
  { code, kind }: GiftCardInput,
): Promise<Basket> {
  const { language } = visit
  const hash = hashGiftCardCode(code)
  return changeBasket(shop, visit, {
    which: { kind },
    request: ['add-gift-card', kind, hash?.toString('hex')],
    write: async (inside, { id }) => {
      if (id === null) throw emptyBasket(language)
      const card = hash && (await shop.cards.findByCode(hash))
      if (card === undefined) throw unknownGiftCard(language)
      if (card.balance === 0) throw emptyGiftCard(language)
      const outcome = await inside.setGiftCard({ basketId: id, version: visit.version, cardId: card.id })
      await requireCurrentVersion(inside, outcome, { basketId: id, language })
      return { basketId: id }
    },
  })
}

/** Idempotent. */
export function removeGiftCard(shop: BasketDeps, visit: BasketRequest, { kind }: { kind: Kind }): Promise<Basket> {
  return changeBasket(shop, visit, {
    which: { kind },
    request: ['remove-gift-card', kind],
    write: async (inside, { id }) => {
      if (id === null) return undefined
      const outcome = await inside.setGiftCard({ basketId: id, version: visit.version, cardId: null })
      await requireCurrentVersion(inside, outcome, { basketId: id, language: visit.language })
      return { basketId: id }
    },
  })
}

export type BasketOptionsInput = {
  is_gift?: boolean
  gift?: GiftInput | null
  shipping_address?: AddressInput | null
  shipping_method_code?: string | null
}

/** Sets gift, shipping address and shipping method. */
export async function changeOptions(
  shop: BasketDeps,
  visit: BasketRequest,
  { id, input }: { id: string; input: BasketOptionsInput },
): Promise<Basket> {
  const { language } = visit
  const options = parseOptions(input, visit)
  return changeBasket(shop, visit, {
    which: basketById(id),
    request: ['change-wishes', id, options],
    write: async (inside) => {
      if (Object.keys(options).length > 0) {
        const outcome = await inside.changeOptions({ basketId: id, version: visit.version, options })
        await requireCurrentVersion(inside, outcome, { basketId: id, language })
      }
      return { basketId: id }
    },
    inspect: ({ shipping_method_code }) => {
      const { shipping_method_code: requested } = options
      if (requested !== undefined && requested !== shipping_method_code) throw unknownShippingMethod(language)
    },
  })
}

function parseOptions(
  { is_gift, gift, shipping_address, shipping_method_code }: BasketOptionsInput,
  { language }: BasketRequest,
): BasketOptions {
  return {
    ...(is_gift === undefined ? {} : { is_gift }),
    ...(gift === undefined ? {} : { gift: gift && parseGift(gift, { language }) }),
    ...(shipping_address === undefined
      ? {}
      : { shipping_address: shipping_address && parseAddress(shipping_address, { language }) }),
    // PostgreSQL rejects U+0000.
    ...(shipping_method_code === undefined
      ? {}
      : { shipping_method_code: shipping_method_code?.replaceAll('\0', '') ?? null }),
  }
}
