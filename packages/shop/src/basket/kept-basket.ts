import type { Basket } from '@dabali/domain'
import type { BasketChange, Cart } from './basket-change.ts'
import type { BasketState } from './basket-slice.ts'

/** What the visitor holds, as the server answered it or as it was built here. */
const BASKET = 'basket'
/** The cart, where something else is held: its mere presence says so. */
const CART = 'basket-cart'
/** Each change has a place of its own, so that two tabs cannot write over one another. */
const CHANGE = 'basket-change.'
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

/** Whether what is kept can be believed: a full storage keeps nothing new. */
export function isKeeping(storage: Storage): boolean {
  try {
    storage.setItem(PROBE, '')
    storage.removeItem(PROBE)
    return true
  } catch {
    return false
  }
}

type KeptBasket = Pick<BasketState, 'cart' | 'once' | 'changes'>

/** What this browser kept from an earlier page; what cannot be read counts as nothing. */
export function keptBasket(storage: Storage | undefined): KeptBasket {
  const held = read(storage, BASKET)
  const aside = read(storage, CART)
  const changes = changeKeys(storage)
    .map((key) => read(storage, key))
    .filter(isChange)
  if (aside === undefined) return { cart: isCart(held) ? held : null, once: isLocal(held) ? held : null, changes }
  return { cart: isCart(aside) ? aside : null, once: isBasket(held) ? held : null, changes }
}

/** Keeps what the visitor holds; a browser that cannot is left without, since the server has the cart too. */
export function keepBasket(storage: Storage | undefined, { cart, once }: Pick<BasketState, 'cart' | 'once'>): void {
  write(storage, BASKET, once ?? cart ?? undefined)
  write(storage, CART, once ? cart : undefined)
}

/** In the order of the presses, also where two fall into one moment. */
export function keepChange(storage: Storage | undefined, change: BasketChange, pressedAt: number): void {
  lastOrder = Math.max(pressedAt, lastOrder + 1)
  if (!changeKeys(storage).some((key) => key.endsWith(`.${change.id}`)))
    write(storage, `${CHANGE}${lastOrder}.${change.id}`, change)
}

export function forgetChange(storage: Storage | undefined, id: string): void {
  for (const key of changeKeys(storage)) {
    if (key.endsWith(`.${id}`)) write(storage, key, undefined)
  }
}

export function keepReadingTime(storage: Storage | undefined, time: number): void {
  write(storage, READ_AT, time)
}

/** When the server last said what is in the cart; long ago when nobody knows. */
export function keptReadingTime(storage: Storage | undefined): number {
  const time = read(storage, READ_AT)
  return typeof time === 'number' ? time : 0
}

/** Whether a change in the storage of another tab was one of the basket; `null` is all of it. */
export function isBasketKey(key: string | null): boolean {
  return key === null || key === BASKET || key === CART || key.startsWith(CHANGE)
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
    // It is full: what stands there is outdated, and nothing is better than that.
    storage?.removeItem(key)
  }
}

function changeKeys(storage: Storage | undefined) {
  try {
    return Object.keys(storage ?? {})
      .filter((key) => key.startsWith(CHANGE))
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

/** One that the server has said, by a program that said all that is read of it today. */
function isCart(value: unknown): value is Cart {
  if (!isBasket(value) || value.local || !('vouchers' in value)) return false
  return 'version' in value && typeof value.version === 'number' && Array.isArray(value.vouchers)
}

function isChange(value: unknown): value is BasketChange {
  if (!isObject(value) || typeof value['id'] !== 'string') return false
  if (value['kind'] === 'remove') return typeof value['line'] === 'string'
  const hasQuantity = Number.isSafeInteger(value['quantity'])
  if (value['kind'] === 'quantity') return typeof value['line'] === 'string' && hasQuantity
  return value['kind'] === 'add' && typeof value['url'] === 'string' && hasQuantity
}
