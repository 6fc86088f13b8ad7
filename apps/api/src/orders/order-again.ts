import { type Static, Type } from 'typebox'
import { type BasketDeps, getBasket } from '../basket/change-basket.ts'
import { addProduct } from '../basket/change-contents.ts'
import type { BasketRequest } from '../basket/requests.ts'
import { BasketSchema } from '../basket/schemas.ts'
import { productUrl } from '../catalogue/product-card.ts'
import { ApiError } from '../errors/api-error.ts'
import { nullable, schemaRef, stringEnum } from '../http/schemas.ts'
import { MESSAGES } from '../messages/messages.ts'
import { hashToken } from '../tokens/tokens.ts'
import { isTip } from './order.ts'
import { type Connection, type LineRow, ownedProducts } from './queries/insert.ts'
import type { OrderRow } from './queries/read.ts'
import { titleOf } from './to-order.ts'

const AGAIN = {
  product_id: nullable(Type.Integer()),
  product_title: Type.String(),
  quantity: Type.Integer({ description: 'How many were added.' }),
}

export const OrderAgainSchema = Type.Object(
  {
    basket: schemaRef(BasketSchema),
    added: Type.Array(Type.Object(AGAIN)),
    refused: Type.Array(
      Type.Object({
        ...AGAIN,
        reason: stringEnum(['owned', 'unavailable', 'gift_card', 'tip'] as const),
        message: Type.String({ description: 'For the visitor.' }),
      }),
      { description: 'Products of which nothing, or less than in the order, was added.' },
    ),
  },
  { $id: 'OrderAgain' },
)

type OrderAgain = Static<typeof OrderAgainSchema>
type Refused = OrderAgain['refused'][number]

/** Adds to the cart what can still be sold of an order, line by line. Returns the token of a new basket. */
export async function orderAgain(
  shop: BasketDeps & { database: Connection },
  first: BasketRequest,
  row: OrderRow,
): Promise<{ result: OrderAgain; newToken: string | undefined }> {
  const owned = await ownedProducts(shop.database, { orderId: row.id, sessionHash: first.who.sessionHash ?? null })
  const [added, refused]: [OrderAgain['added'], Refused[]] = [[], []]
  let visit = first
  let newToken: string | undefined
  for (const line of row.lines) {
    const named = { product_id: line.product_id, product_title: titleOf(line, first.language), quantity: 0 }
    const refusal = refusalOf(line, owned, first)
    if (refusal) {
      refused.push({ ...named, ...refusal })
      continue
    }
    const done = await addLine(shop, visit, line)
    if (done.newToken !== undefined) {
      newToken = done.newToken
      visit = { ...visit, token: newToken, who: { ...visit.who, tokenHash: hashToken(newToken) } }
    }
    const { quantity } = done
    if (quantity > 0) added.push({ ...named, quantity })
    if (done.message !== undefined) refused.push({ ...named, quantity, reason: 'unavailable', message: done.message })
  }
  const basket = await getBasket(shop, visit, { kind: 'cart' })
  return { result: { basket, added, refused }, newToken }
}

function refusalOf(line: LineRow, owned: ReadonlySet<number>, { language }: BasketRequest) {
  const messages = MESSAGES[language].orders
  if (isTip(line)) return { reason: 'tip' as const, message: messages.againTip }
  if (line.product_id === null) return { reason: 'gift_card' as const, message: messages.againGiftCard }
  return owned.has(line.product_id) ? { reason: 'owned' as const, message: messages.againOwned } : undefined
}

type AddedLine = { quantity: number; newToken?: string | undefined; message?: string }

/** Adds as many as in the order, or else as many as there are; a message says why not all. */
async function addLine(shop: BasketDeps, visit: BasketRequest, line: LineRow): Promise<AddedLine> {
  const { product_id: productId, quantity } = line
  const add = async (wanted: number) => {
    const key = visit.key && `${visit.key} ${productId} ${wanted}`
    const addition = { url: productUrl(productId ?? 0), quantity: wanted, kind: 'cart' as const }
    return { quantity: wanted, ...(await addProduct(shop, { ...visit, key, version: undefined }, addition)) }
  }
  try {
    return await add(quantity)
  } catch (error) {
    const message = reasonOf(error)
    const left = await leftOf(shop, visit, productId ?? 0)
    if (left <= 0 || left >= quantity) return { quantity: 0, message }
    return { ...(await add(left)), message }
  }
}

/** The shop's reason for a refusal; other errors are thrown. */
function reasonOf(error: unknown): string {
  const reason = error instanceof ApiError && error.statusCode === 406 ? error.body['reason'] : undefined
  if (typeof reason !== 'string') throw error
  return reason
}

/** How many of a product the cart can still take. */
async function leftOf(shop: BasketDeps, visit: BasketRequest, productId: number): Promise<number> {
  const { id, lines } = await getBasket(shop, visit, { kind: 'cart' })
  const sale = await shop.queries.findSale({ basketId: id || null, productId })
  const inCart = lines.find((line) => line.product_id === productId)?.quantity ?? 0
  return sale === undefined || sale.refusal !== null ? 0 : sale.most - inCart
}
