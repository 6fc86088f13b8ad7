import { createHash, randomBytes, randomUUIDv7 } from 'node:crypto'
import { productIdFromUrl } from '../catalogue/product-url.ts'
import { ApiError } from '../errors/api-error.ts'
import type { Basket } from './basket.ts'
import { hashToken, newToken } from './basket-cookie.ts'
import type { BasketQueries, BasketRow, BasketStatements } from './queries.ts'
import { tooMany, unknownProduct } from './refusals.ts'
import { toBasket } from './to-basket.ts'

type Addition = {
  token: string | undefined
  key: string | undefined
  url: string
  quantity: number
  language: 'en' | 'ne'
}
type Outcome = { basket: Basket; newToken: string | undefined }

/** Adds to the visitor's basket, or to a new one, whose secret is answered. Nothing is written when it is refused. */
export async function addProduct(queries: BasketQueries, addition: Addition): Promise<Outcome> {
  const productId = productIdFromUrl(addition.url)
  if (productId === undefined) throw unknownProduct(addition.language)
  return queries.inTransaction(async (inside) => {
    const { basket, token } = await openBasket(inside, addition.token)
    const answer = await once(inside, { ...addition, basketId: basket.id, productId }, () =>
      add(inside, basket, { ...addition, productId }),
    )
    return { basket: answer, newToken: token }
  })
}

async function openBasket(inside: BasketStatements, token: string | undefined) {
  const known = token === undefined ? undefined : await inside.findBasket(hashToken(token))
  if (known) return { basket: known, token: undefined }
  const made = newToken()
  const basket: BasketRow = {
    id: `bsk_${randomBytes(16).toString('base64url')}`,
    is_gift: false,
    shipping_country: null,
    shipping_line: null,
  }
  await inside.insertBasket({ id: basket.id, token_hash: hashToken(made) })
  return { basket, token: made }
}

async function add(
  inside: BasketStatements,
  basket: BasketRow,
  { productId, quantity, language }: { productId: number; quantity: number; language: 'en' | 'ne' },
) {
  const added = await inside.addQuantity({ id: randomUUIDv7(), basketId: basket.id, productId, quantity })
  if (!added) {
    const product = await inside.findStock(productId)
    throw product ? tooMany(product.num_available, language) : unknownProduct(language)
  }
  return toBasket(basket, await inside.listLines(basket.id, language))
}

type Request = { key: string | undefined; basketId: string; productId: number; quantity: number }

/** The same key on the same basket does it once, and answers what it answered. */
async function once(inside: BasketStatements, request: Request, act: () => Promise<Basket>): Promise<Basket> {
  const { key, basketId, productId, quantity } = request
  if (key === undefined) return act()
  const requestHash = createHash('sha256').update(`add-product ${productId} ${quantity}`).digest()
  if (await inside.claimKey({ basketId, key, requestHash })) {
    const answer = await act()
    await inside.storeAnswer({ basketId, key, answer })
    return answer
  }
  const earlier = await inside.findAnswer({ basketId, key })
  if (!requestHash.equals(earlier.request_hash)) throw keyReused()
  // It was written from a basket, in the transaction that took the key.
  return earlier.answer as Basket
}

const keyReused = () =>
  new ApiError(422, { detail: 'This Idempotency-Key belongs to another request.', code: 'idempotency_key_reused' })
