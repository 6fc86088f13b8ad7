import type { Basket } from './basket.ts'
import type { Shop } from './change-basket.ts'
import type { StoredBasket, Which } from './queries.ts'
import { requireOpen, requireOwn } from './require-own.ts'
import { emptyBasketOf, toBasket } from './to-basket.ts'
import { isNew, type Visit } from './visit.ts'

/** A basket of the visitor; looking at it makes none. */
export async function getBasket({ queries, terms }: Shop, visit: Visit, which: Which): Promise<Basket> {
  const { who, language } = visit
  if (isNew(visit) && 'kind' in which) return emptyBasketOf(null, terms, language)
  const seen = await queries.findBasket(who, which, language)
  requireOwn(seen, which, language)
  requireOpen(seen, language)
  if (seen.id === null) return emptyBasketOf(seen.account_id, terms, language)
  const stored: StoredBasket = seen
  return toBasket(stored, terms, language)
}
