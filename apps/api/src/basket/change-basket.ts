import { SEAT_HOLD_MINUTES } from '@dabali/domain/seating'
import { type AddressInput, parseAddress } from '../address/address.ts'
import { invalidField, notFound } from '../errors/api-error.ts'
import type { Language } from '../http/language.ts'
import { requestHash, storedResponse } from '../idempotency/queries.ts'
import { MESSAGES } from '../messages/messages.ts'
import type { RateLimitQueries } from '../rate-limit/queries.ts'
import { holdEnd } from '../seats/queries.ts'
import { notOpen, notYours, versionConflict } from './errors.ts'
import type { BasketQueries, BasketStatements } from './queries/basket.ts'
import type { Kind, Outcome } from './queries/mutations.ts'
import type { BasketRow, StoredBasket, Which } from './queries/visited-basket.ts'
import { type BasketRequest, isNew } from './requests.ts'
import { type Basket, type ShippingMethod, toShippingMethod } from './schemas.ts'
import { shippingMethodsFor } from './shipping-methods.ts'
import { countTicketsToHold, emptyBasketOf, type ShopConfig, toAddress, toBasket } from './to-basket.ts'

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

const HOLD_SECONDS = SEAT_HOLD_MINUTES * 60
/**
 * Tickets that one address may begin to hold within the time of a hold. Many visitors may share an address: those above the limit
 * buy without a hold.
 */
const MOST_TICKETS_PER_ADDRESS = 40

type Entry = { kind: Kind; clientAddress: string }

/** Holds the tickets of the visitor's basket for its checkout, as far as they are there. Repeating it extends no hold. */
export async function holdTickets(
  { queries, terms, limits }: BasketDeps & { limits: RateLimitQueries },
  visit: BasketRequest,
  { kind, clientAddress }: Entry,
): Promise<Basket> {
  const { who, language } = visit
  const seen = isNew(visit) ? undefined : await queries.findBasket(who, { kind }, language)
  if (!seen || seen.id === null) return emptyBasketOf(seen?.account_id ?? null, terms, language)
  const stored: StoredBasket = seen
  const missing = countTicketsToHold(stored)
  if (missing === 0) return toBasket(stored, terms, language)
  await limits.limit({
    key: `tickets held from ${clientAddress}`,
    most: MOST_TICKETS_PER_ADDRESS,
    seconds: HOLD_SECONDS,
    weight: missing,
    language,
  })
  await queries.holdTickets({ basketId: stored.id, until: holdEnd() })
  return toBasket(await queries.readBasket(stored.id, language), terms, language)
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

const BASKET_ID = /^bsk_[\w-]{22}$/

/** Validates a basket id from a URL. */
export function basketById(id: string): Which {
  if (!BASKET_ID.test(id)) throw notFound()
  return { id }
}

/** Extracts the basket id from a URL or id in a body; anything else matches no basket. */
export const basketByUrl = (text: string): Which => ({ id: /(?:^|\/)(bsk_[\w-]{22})\/?$/.exec(text)?.[1] ?? '' })

/** An unknown basket in a body is a field error, not a 404. */
export function requireKnown(seen: { id: string | null }, which: Which, language: Language): void {
  if ('id' in which && seen.id === null)
    throw invalidField('basket', MESSAGES[language].basket.unknownBasket, 'unknown_basket')
}

/** Refuses baskets of other visitors. */
export function requireOwn(
  seen: { is_mine: boolean; id: string | null; status: BasketRow['status'] | null },
  which: Which,
  language: Language,
): void {
  if ('id' in which && seen.id === null) throw notFound()
  if (seen.id === null) return
  if (!seen.is_mine) throw notYours(language)
}

export function requireOpen({ status }: { status: BasketRow['status'] | null }, language: Language): void {
  if (status !== null && status !== 'Open') throw notOpen(status, language)
}

export type BasketDeps = { queries: BasketQueries; terms: ShopConfig }
/** With the outcome of a change that was made in the same statement. */
export type Seen = Awaited<ReturnType<BasketStatements['visit']>> & { outcome?: Outcome }

/** The state of a visitor without a basket. */
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
  gift_card: null,
  claim: { is_free: null, request_hash: null, status: null, answer: null },
}

type Change = {
  which: Which
  /** Operation and arguments, hashed to compare requests with the same key. */
  request: readonly unknown[]
  /** Sees the basket and changes it in one statement; default: only sees it. */
  visit?: ((inside: BasketStatements) => Promise<Seen>) | undefined
  /** Creates the first basket of a visitor who is not known yet, in one statement. */
  create?: ((inside: BasketStatements) => Promise<{ stored: StoredBasket; scope: string }>) | undefined
  /** Writes, and returns the basket id and, for a new owner, the scope of the idempotency key. */
  write: (inside: BasketStatements, seen: Seen) => Promise<{ basketId: string; scope?: string } | undefined>
  /** Checks the result; throwing here rolls the change back. */
  inspect?: (basket: Basket) => void
}

/** Applies a change once per idempotency key and returns the whole basket. */
export function changeBasket(shop: BasketDeps, visit: BasketRequest, change: Change): Promise<Basket> {
  const { queries } = shop
  const isFirst = isNew(visit) && 'kind' in change.which
  const { create } = change
  if (!isFirst || !create)
    return queries.inTransaction((inside) => changeKnown(inside, shop, { visit, change, isFirst }))
  requireVersion(NOTHING_YET, visit)
  const createIn = async (inside: BasketStatements) => {
    const { stored, scope } = await create(inside)
    return finish(inside, { visit, change, scope, basket: toBasket(stored, shop.terms, visit.language) })
  }
  // The answer of a key is stored together with the basket.
  return visit.key === undefined ? queries.inOneStatement(createIn) : queries.inTransaction(createIn)
}

type Running = { visit: BasketRequest; change: Change }

async function changeKnown(
  inside: BasketStatements,
  { terms }: BasketDeps,
  { visit, change, isFirst }: Running & { isFirst: boolean },
) {
  const { key, language } = visit
  const look = change.visit ?? (() => inside.visit(visit.who, change.which, key))
  const seen = isFirst ? NOTHING_YET : await look(inside)
  requireOwn(seen, change.which, language)
  const earlier = storedResponse(seen.claim, requestHash(...change.request), language)
  // Stored by the same operation, so it is a basket.
  if (earlier) return earlier.answer as Basket
  requireOpen(seen, language)
  requireVersion(seen, visit)
  const changed = await change.write(inside, seen)
  const basket = changed
    ? toBasket(await inside.readBasket(changed.basketId, language), terms, language)
    : emptyBasketOf(seen.account_id, terms, language)
  return finish(inside, { visit, change, scope: changed?.scope ?? seen.scope, basket })
}

async function finish(
  inside: BasketStatements,
  { visit, change, scope, basket }: Running & { scope: string | null; basket: Basket },
) {
  const { key } = visit
  change.inspect?.(basket)
  if (key !== undefined && scope !== null)
    await inside.storeAnswer({ scope, key, requestHash: requestHash(...change.request), answer: basket })
  return basket
}

function requireVersion({ version }: Seen, visit: BasketRequest) {
  if (visit.version !== undefined && visit.version !== (version ?? 0))
    throw versionConflict(version ?? 0, visit.language)
}

/** Throws the conflict if the version had changed. */
export async function requireCurrentVersion(
  inside: BasketStatements,
  { moved }: Outcome,
  { basketId, language }: { basketId: string; language: BasketRequest['language'] },
): Promise<void> {
  if (moved) return
  const state = await inside.findState(basketId)
  if (!state) throw notFound()
  throw state.status === 'Open' ? versionConflict(state.version, language) : notOpen(state.status, language)
}
