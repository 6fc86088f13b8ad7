import { randomBytes, randomUUIDv7 } from 'node:crypto'
import { createToken, hashToken } from '../tokens/tokens.ts'
import type { Seen } from './change-basket.ts'
import { additionRefusal } from './line-options.ts'
import type { BasketStatements } from './queries/basket.ts'
import type { Kind } from './queries/mutations.ts'
import type { BasketRequest } from './requests.ts'

export type WantedProduct = { productId: number; quantity: number; kind: Kind; chosenPrice: number | null }

/** The basket of a visitor who is not known yet, with its first line, in one statement. */
export async function createFirst(
  inside: BasketStatements,
  visit: BasketRequest,
  wanted: WantedProduct & { lineId: string },
) {
  const token = createToken()
  const tokenHash = hashToken(token)
  const stored = await inside.createFirst({ basketId: newBasketId(), tokenHash, ...wanted, language: visit.language })
  if (!stored) throw await additionRefusal(inside, visit, { basketId: null, ...wanted })
  return { stored, token, scope: tokenHash.toString('hex') }
}

const newBasketId = () => `bsk_${randomBytes(16).toString('base64url')}`

/** Reuses the visitor's token if it already belongs to a basket, so that both baskets stay reachable. */
export async function createBasket(inside: BasketStatements, seen: Seen, visit: BasketRequest, wanted: WantedProduct) {
  const isGuest = seen.account_id === null
  const made = isGuest && !seen.knows_token ? createToken() : undefined
  const tokenHash = made === undefined ? visit.who.tokenHash : hashToken(made)
  const basketId = newBasketId()
  const { moved, done } = await inside.createBasket({
    basketId,
    lineId: randomUUIDv7(),
    tokenHash: isGuest ? tokenHash : undefined,
    accountId: seen.account_id,
    ...wanted,
  })
  if (!moved) return undefined
  if (!done) throw await additionRefusal(inside, visit, { basketId: null, ...wanted })
  return { basketId, token: made, ...(made === undefined ? {} : { scope: hashToken(made).toString('hex') }) }
}
