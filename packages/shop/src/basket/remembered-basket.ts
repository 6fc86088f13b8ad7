import type { Basket } from '@dabali/domain'

const KEY = 'basket'

/** The basket that this browser kept from an earlier page; one that cannot be read counts as none. */
export function rememberedBasket(storage: Pick<Storage, 'getItem'>): Basket | null {
  try {
    const basket: unknown = JSON.parse(storage.getItem(KEY) ?? 'null')
    return isBasket(basket) ? basket : null
  } catch {
    // Also thrown by a browser that forbids its storage.
    return null
  }
}

/** Keeps the basket for the next page; a browser that cannot is left without, since the server has it too. */
export function rememberBasket(storage: Pick<Storage, 'setItem' | 'removeItem'>, basket: Basket | null): void {
  try {
    if (basket) storage.setItem(KEY, JSON.stringify(basket))
    else storage.removeItem(KEY)
  } catch {
    // Full or forbidden.
  }
}

/** Whether a change in the storage of another tab was one of the basket. */
export function isBasketChange({ key }: { key: string | null }): boolean {
  return key === KEY || key === null
}

function isBasket(value: unknown): value is Basket {
  if (typeof value !== 'object' || value === null || !('id' in value) || !('lines' in value)) return false
  return Array.isArray(value.lines) && value.lines.every((line) => Number.isSafeInteger(line?.quantity))
}
