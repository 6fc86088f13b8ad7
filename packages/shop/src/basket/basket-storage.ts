import type { Basket } from '@dabali/domain'
import type { BasketMutation, BasketState, Cart } from './basket-slice.ts'

/** The basket to check out: the cart as the server answered it, or a single product being bought. */
const BASKET = 'basket'
/** The cart during Buy now; its presence marks that a single product is being bought. */
const CART = 'basket-cart'
/** Each mutation has its own key, so that two tabs cannot overwrite one another. */
const MUTATION = 'basket-change.'
const READ_AT = 'basket-read'
const PROBE = 'basket-probe'

let lastOrder = 0

/** The storage of this browser, where there is one and it may be used. */
export function browserStorage(): Storage | undefined {
  try {
    return typeof document === 'undefined' ? undefined : localStorage
  } catch {
    return undefined
  }
}

/** Whether the storage can be written; a full one is outdated. */
export function isStorageWritable(storage: Storage): boolean {
  try {
    storage.setItem(PROBE, '')
    storage.removeItem(PROBE)
    return true
  } catch {
    return false
  }
}

type StoredBasket = Pick<BasketState, 'cart' | 'buyNowBasket' | 'mutations'>

/** What an earlier page or another tab stored; anything malformed counts as nothing. */
export function loadBasket(storage: Storage | undefined): StoredBasket {
  const basket = read(storage, BASKET)
  const cart = read(storage, CART)
  const mutations = mutationKeys(storage)
    .map((key) => read(storage, key))
    .filter(isMutation)
  if (cart === undefined)
    return { cart: isCart(basket) ? basket : null, buyNowBasket: isLocal(basket) ? basket : null, mutations }
  return { cart: isCart(cart) ? cart : null, buyNowBasket: isBasket(basket) ? basket : null, mutations }
}

/** An empty cart without an id is not stored: the API has no basket for this visitor. Where nothing can be stored, the server has the cart. */
export function saveBasket(
  storage: Storage | undefined,
  { cart, buyNowBasket }: Pick<BasketState, 'cart' | 'buyNowBasket'>,
): void {
  const known = cart?.id ? cart : undefined
  write(storage, BASKET, buyNowBasket ?? known)
  write(storage, CART, buyNowBasket ? (known ?? null) : undefined)
}

/** The key keeps their order, also within one millisecond. */
export function saveMutation(storage: Storage | undefined, mutation: BasketMutation, at: number): void {
  lastOrder = Math.max(at, lastOrder + 1)
  if (!mutationKeys(storage).some((key) => key.endsWith(`.${mutation.id}`)))
    write(storage, `${MUTATION}${lastOrder}.${mutation.id}`, mutation)
}

export function deleteMutation(storage: Storage | undefined, id: string): void {
  for (const key of mutationKeys(storage)) {
    if (key.endsWith(`.${id}`)) write(storage, key, undefined)
  }
}

export function saveFetchTime(storage: Storage | undefined, time: number): void {
  write(storage, READ_AT, time)
}

/** When the cart was last fetched; 0 when it was not. */
export function loadFetchTime(storage: Storage | undefined): number {
  const time = read(storage, READ_AT)
  return typeof time === 'number' ? time : 0
}

/** Whether a storage event is about the basket; `null` is all of the storage. */
export function isBasketKey(key: string | null): boolean {
  return key === null || key === BASKET || key === CART || key.startsWith(MUTATION)
}

function read(storage: Storage | undefined, key: string): unknown {
  try {
    const text = storage?.getItem(key)
    return text == null ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}

function write(storage: Storage | undefined, key: string, value: unknown) {
  try {
    if (value === undefined) storage?.removeItem(key)
    else storage?.setItem(key, JSON.stringify(value))
  } catch {
    // Full: no value is better than an outdated one.
    storage?.removeItem(key)
  }
}

function mutationKeys(storage: Storage | undefined) {
  try {
    return Object.keys(storage ?? {})
      .filter((key) => key.startsWith(MUTATION))
      .sort()
  } catch {
    return []
  }
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
const isAmount = (value: unknown) => value !== '' && Number.isFinite(Number(value))

function isBasket(value: unknown): value is Basket {
  if (!isObject(value) || value['id'] === undefined || !isAmount(value['total_incl_tax'])) return false
  return Array.isArray(value['lines']) && value['lines'].every(isLine)
}

function isLine(line: unknown) {
  if (!isObject(line) || typeof line['product_title'] !== 'string') return false
  return Number.isSafeInteger(line['quantity']) && isAmount(line['price_incl_tax'])
}

const isLocal = (value: unknown): value is Basket => isBasket(value) && value.local === true

/** An answer of the server, with every field that is read today. */
function isCart(value: unknown): value is Cart {
  if (!isBasket(value) || !value.id || value.local || !('vouchers' in value)) return false
  return 'version' in value && typeof value.version === 'number' && Array.isArray(value.vouchers)
}

function isMutation(value: unknown): value is BasketMutation {
  if (!isObject(value) || typeof value['id'] !== 'string') return false
  if (value['kind'] === 'remove') return typeof value['line'] === 'string'
  const hasQuantity = Number.isSafeInteger(value['quantity'])
  if (value['kind'] === 'quantity') return typeof value['line'] === 'string' && hasQuantity
  return value['kind'] === 'add' && typeof value['url'] === 'string' && hasQuantity
}
