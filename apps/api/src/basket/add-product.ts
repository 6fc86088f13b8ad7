import { randomBytes, randomUUIDv7 } from 'node:crypto'
import { productIdFromUrl } from '../catalogue/product-url.ts'
import { createToken, hashToken } from '../tokens/tokens.ts'
import type { Basket } from './basket.ts'
import { changeBasket, requireMoved, type Seen, type Shop } from './change-basket.ts'
import type { BasketStatements, Kind } from './queries.ts'
import { MOST_LINES, tooMany, tooManyLines, unknownProduct } from './refusals.ts'
import type { Visit } from './visit.ts'

export type Addition = { url: string; quantity: number; kind: Kind }
type Wanted = { productId: number; quantity: number; kind: Kind }

const TRIES = 3

/**
 * Adds to the visitor's basket, or to a new one, whose secret is answered. Nothing is written when it is refused. Who buys
 * now has a basket of one line for it, and what else they have collected stays where it is.
 */
export async function addProduct(
  shop: Shop,
  visit: Visit,
  { url, quantity, kind }: Addition,
): Promise<{ basket: Basket; newToken: string | undefined }> {
  const productId = productIdFromUrl(url)
  if (productId === undefined) throw unknownProduct(visit.language)
  let given: string | undefined
  const basket = await changeBasket(shop, visit, {
    which: { kind },
    request: ['add-product', kind, productId, quantity],
    write: async (inside, seen) => {
      const { token, ...changed } = await add(inside, seen, visit, { productId, quantity, kind })
      given = token
      return changed
    },
    inspect: ({ lines }) => {
      if (lines.length > MOST_LINES) throw tooManyLines(visit.language)
    },
  })
  return { basket, newToken: given }
}

async function add(inside: BasketStatements, first: Seen, visit: Visit, wanted: Wanted) {
  let seen = first
  for (let attempt = 0; seen.id === null && attempt < TRIES; attempt += 1) {
    const made = await create(inside, seen, visit, wanted)
    if (made) return made
    // Another request of the visitor has just made one.
    seen = await inside.visit(visit.who, { kind: wanted.kind }, undefined)
  }
  const basketId = seen.id ?? ''
  const target = { basketId, version: visit.version, lineId: randomUUIDv7(), ...wanted }
  const moved = wanted.kind === 'buy-now' ? await inside.clearWishes(target) : await inside.addQuantity(target)
  await requireMoved(inside, moved, { basketId, language: visit.language })
  const outcome = wanted.kind === 'buy-now' ? await inside.replaceLines(target) : moved
  if (!outcome.done) throw await refusal(inside, visit, wanted)
  return { basketId, token: undefined }
}

/** A secret that has opened a basket before opens this one too, so that its owner keeps both; no other is taken over. */
async function create(inside: BasketStatements, seen: Seen, visit: Visit, wanted: Wanted) {
  const isGuest = seen.account_id === null
  const made = isGuest && !seen.knows_token ? createToken() : undefined
  const tokenHash = made === undefined ? visit.who.tokenHash : hashToken(made)
  const basketId = `bsk_${randomBytes(16).toString('base64url')}`
  const { moved, done } = await inside.createBasket({
    basketId,
    lineId: randomUUIDv7(),
    tokenHash: isGuest ? tokenHash : undefined,
    accountId: seen.account_id,
    ...wanted,
  })
  if (!moved) return undefined
  if (!done) throw await refusal(inside, visit, wanted)
  return { basketId, token: made, ...(made === undefined ? {} : { scope: hashToken(made).toString('hex') }) }
}

async function refusal(inside: BasketStatements, { language }: Visit, { productId }: Wanted) {
  const sale = await inside.findSale(productId)
  return sale ? tooMany(sale, language) : unknownProduct(language)
}
