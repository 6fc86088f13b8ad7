import type { AddressInput } from '../address/address.ts'
import { parseAddress } from '../address/parse-address.ts'
import { type BasketDeps, requireOpen, requireOwn } from './change-basket.ts'
import type { Kind, StoredBasket, Which } from './queries/basket.ts'
import { type BasketRequest, isNew } from './requests.ts'
import { type Basket, type ShippingMethod, toShippingMethod } from './schemas.ts'
import { shippingMethodsFor } from './shipping-methods.ts'
import { emptyBasketOf, toAddress, toBasket } from './to-basket.ts'

/** Reads a basket of the visitor, without creating one. */
export async function getBasket({ queries, terms }: BasketDeps, visit: BasketRequest, which: Which): Promise<Basket> {
  const { who, language } = visit
  if (isNew(visit) && 'kind' in which) return emptyBasketOf(null, terms, language)
  const seen = await queries.findBasket(who, which, language)
  requireOwn(seen, which, language)
  requireOpen(seen, language)
  if (seen.id === null) return emptyBasketOf(seen.account_id, terms, language)
  const stored: StoredBasket = seen
  return toBasket(stored, terms, language)
}

/** Shipping methods for the given address or that of the basket. */
export async function listShippingMethods(
  { queries }: Pick<BasketDeps, 'queries'>,
  { who, language }: BasketRequest,
  { kind, input }: { kind: Kind; input?: AddressInput },
): Promise<ShippingMethod[]> {
  const asked = input && parseAddress(input, { language, required: [] })
  const { lines, shipping_address } = await queries.findBasket(who, { kind }, language)
  const address = asked ? { ...asked, line: asked.line4 } : toAddress(shipping_address)
  return shippingMethodsFor({ address, lines }, language).map(toShippingMethod)
}
