import { notFound } from '../errors/api-error.ts'
import { earlierAnswer } from '../idempotency/earlier-answer.ts'
import { requestHash } from '../idempotency/request-hash.ts'
import type { Basket } from './basket.ts'
import type { Outcome } from './changes/queries.ts'
import type { BasketQueries, BasketStatements, Which } from './queries.ts'
import { notOpen, versionConflict } from './refusals.ts'
import { requireOpen, requireOwn } from './require-own.ts'
import { emptyBasketOf, type Terms, toBasket } from './to-basket.ts'
import { isNew, type Visit } from './visit.ts'

export type Shop = { queries: BasketQueries; terms: Terms }
export type Seen = Awaited<ReturnType<BasketStatements['visit']>>

/** What would be found for a visitor who comes for the first time. */
const NOTHING_YET: Seen = {
  account_id: null,
  is_mine: false,
  scope: null,
  knows_token: false,
  id: null,
  owner_id: null,
  kind: null,
  status: null,
  version: null,
  is_gift: null,
  gift: null,
  shipping_address: null,
  shipping_method_code: null,
  claim: { is_free: null, request_hash: null, status: null, answer: null },
}

type Change = {
  which: Which
  /** What is done and to what, so that a key can be told from another one. */
  request: readonly unknown[]
  /** Writes, and answers which basket it was and, when its owner is new, in whose scope the key is kept. */
  write: (inside: BasketStatements, seen: Seen) => Promise<{ basketId: string; scope?: string } | undefined>
  /** Looks at what came of it; who throws here has changed nothing. */
  inspect?: (basket: Basket) => void
}

/** Changes a basket of the visitor, once for a key, and answers the whole of it. */
export function changeBasket({ queries, terms }: Shop, visit: Visit, change: Change): Promise<Basket> {
  const { key, language } = visit
  const hash = requestHash(...change.request)
  return queries.inTransaction(async (inside) => {
    const isFirst = isNew(visit) && 'kind' in change.which
    const seen = isFirst ? NOTHING_YET : await inside.visit(visit.who, change.which, key)
    requireOwn(seen, change.which, language)
    const earlier = earlierAnswer(seen.claim, hash, language)
    // It was written from a basket, in the transaction that took the key.
    if (earlier) return earlier.answer as Basket
    requireOpen(seen, language)
    requireVersion(seen, visit)
    const changed = await change.write(inside, seen)
    const basket = changed
      ? toBasket(await inside.readBasket(changed.basketId, language), terms, language)
      : emptyBasketOf(seen.account_id, terms, language)
    change.inspect?.(basket)
    const scope = changed?.scope ?? seen.scope
    if (key !== undefined && scope !== null) await inside.storeAnswer({ scope, key, requestHash: hash, answer: basket })
    return basket
  })
}

function requireVersion({ version }: Seen, visit: Visit) {
  if (visit.version !== undefined && visit.version !== (version ?? 0))
    throw versionConflict(version ?? 0, visit.language)
}

/** Somebody was faster: says how. */
export async function requireMoved(
  inside: BasketStatements,
  { moved }: Outcome,
  { basketId, language }: { basketId: string; language: Visit['language'] },
): Promise<void> {
  if (moved) return
  const state = await inside.findState(basketId)
  if (!state) throw notFound()
  throw state.status === 'Open' ? versionConflict(state.version, language) : notOpen(state.status, language)
}
