import type { Basket } from '@dabali/domain'
import type { UnknownAction } from 'redux'
import { createAction } from '../store/action.ts'
import type { BasketChange, Cart } from './basket-change.ts'

export type BasketState = {
  /** The visitor's cart as the server last answered it; nothing while it is not known. */
  cart: Cart | null
  /** What is bought at once, past the cart: it is what the visitor holds until it is bought or given up. */
  once: Basket | null
  /** What was wanted of the cart since, in the order of the presses. */
  changes: readonly BasketChange[]
  /** What one of a line cost when the visitor last saw it, where that was another price. */
  formerPrices: Readonly<Record<string, string>>
}

const EMPTY: BasketState = { cart: null, once: null, changes: [], formerPrices: {} }

/** The cart is this from now on, and nothing is bought past it; with `null`, what was held is done with. */
export const basketReplaced = createAction<Cart | null>('basket/replaced')
/** What the server says of the cart when it is asked: it wins, and what is bought past the cart stays. */
export const cartRead = createAction<Cart>('basket/cartRead')
export const onceReplaced = createAction<Basket | null>('basket/onceReplaced')
export const changeWanted = createAction<BasketChange>('basket/changeWanted')
/** The server has taken a change, or refused it and answered nothing. */
export const changeAnswered = createAction<{ id: string; cart?: Cart | undefined }>('basket/changeAnswered')
export const basketRecalled = createAction<Partial<BasketState>>('basket/recalled')
/** Whoever comes next at this browser is somebody else. */
export const basketForgotten = createAction('basket/forgotten')

export function basketReducer(state: BasketState = EMPTY, action: UnknownAction): BasketState {
  if (basketReplaced.match(action)) return replace(state, action.payload)
  if (cartRead.match(action)) return read(state, action.payload)
  if (onceReplaced.match(action)) return { ...state, once: action.payload }
  if (changeWanted.match(action)) return want(state, action.payload)
  if (changeAnswered.match(action)) return answer(state, action.payload)
  if (basketRecalled.match(action)) return { ...state, ...action.payload }
  return basketForgotten.match(action) ? EMPTY : state
}

type InShop = { basket: BasketState }

/** What the visitor holds and would check out, as far as the server knows. */
export const selectBasket = ({ basket }: InShop): Basket | null => basket.once ?? basket.cart
export const selectBasketCount = ({ basket: { cart, changes } }: InShop): number =>
  changes.reduce(countAfter(cart), piecesIn(cart))
export const selectIsBasketKnown = ({ basket: { cart, changes } }: InShop): boolean =>
  cart !== null || changes.length > 0
export const selectChanges = ({ basket }: InShop) => basket.changes
export const selectKnownCart = ({ basket }: InShop) => basket.cart
export const selectFormerPrices = ({ basket }: InShop) => basket.formerPrices

const replace = (state: BasketState, cart: Cart | null): BasketState =>
  cart === null && state.once ? { ...state, once: null } : { ...state, cart, once: null }

const read = (state: BasketState, cart: Cart): BasketState => ({
  ...state,
  cart,
  formerPrices: { ...state.formerPrices, ...changedPrices(state.cart, cart) },
})

const want = (state: BasketState, change: BasketChange): BasketState => ({
  ...state,
  changes: [...state.changes.filter((earlier) => !isOutdatedBy(earlier, change)), change],
})

const answer = (state: BasketState, { id, cart }: { id: string; cart?: Cart | undefined }): BasketState => ({
  ...state,
  ...(cart && { cart, once: null }),
  changes: state.changes.filter((change) => change.id !== id),
})

const piecesIn = (cart: Cart | null) => cart?.lines.reduce((count, { quantity }) => count + quantity, 0) ?? 0

/** How many pieces there are after one more change; only the last of several that are about one line is still there. */
const countAfter = (cart: Cart | null) => (count: number, change: BasketChange) => {
  if (change.kind === 'add') return count + change.quantity
  const line = cart?.lines.find(({ id }) => id === change.line)
  return line ? count - line.quantity + (change.kind === 'quantity' ? change.quantity : 0) : count
}

/** Of several quantities of one line only the last is wanted; of a line that goes, none. */
function isOutdatedBy(earlier: BasketChange, change: BasketChange) {
  return change.kind !== 'add' && earlier.kind === 'quantity' && earlier.line === change.line
}

function changedPrices(before: Cart | null, now: Cart): Record<string, string> {
  const former = new Map(before?.lines.map(({ id, discounted_price }) => [id, discounted_price]))
  const changed = now.lines.flatMap(({ id, discounted_price }): [string, string][] => {
    const price = former.get(id)
    return price === undefined || price === discounted_price ? [] : [[id, price]]
  })
  return Object.fromEntries(changed)
}
