import type { Basket } from '@dabali/domain'
import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
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

export const basketSlice = createSlice({
  name: 'basket',
  initialState: { cart: null, once: null, changes: [], formerPrices: {} } as BasketState,
  reducers: {
    /** The cart is this from now on, and nothing is bought past it; with `null`, what was held is done with. */
    basketReplaced: (state, { payload: cart }: PayloadAction<Cart | null>) =>
      cart === null && state.once ? { ...state, once: null } : { ...state, cart, once: null },
    /** What the server says of the cart when it is asked: it wins, and what is bought past the cart stays. */
    cartRead: (state, { payload: cart }: PayloadAction<Cart>) => ({
      ...state,
      cart,
      formerPrices: { ...state.formerPrices, ...changedPrices(state.cart, cart) },
    }),
    onceReplaced: (state, { payload: once }: PayloadAction<Basket | null>) => ({ ...state, once }),
    changeWanted: (state, { payload: change }: PayloadAction<BasketChange>) => ({
      ...state,
      changes: [...state.changes.filter((earlier) => !isOutdatedBy(earlier, change)), change],
    }),
    /** The server has taken a change, or refused it and answered nothing. */
    changeAnswered: (state, { payload }: PayloadAction<{ id: string; cart?: Cart | undefined }>) => ({
      ...state,
      ...(payload.cart && { cart: payload.cart, once: null }),
      changes: state.changes.filter(({ id }) => id !== payload.id),
    }),
    basketRecalled: (state, { payload }: PayloadAction<Partial<BasketState>>) => ({ ...state, ...payload }),
    /** Whoever comes next at this browser is somebody else. */
    basketForgotten: (): BasketState => ({ cart: null, once: null, changes: [], formerPrices: {} }),
  },
  selectors: {
    /** What the visitor holds and would check out, as far as the server knows. */
    selectBasket: ({ once, cart }): Basket | null => once ?? cart,
    selectBasketCount: ({ cart, changes }) => changes.reduce(countAfter(cart), piecesIn(cart)),
    selectIsBasketKnown: ({ cart, changes }) => cart !== null || changes.length > 0,
    selectChanges: ({ changes }) => changes,
    selectKnownCart: ({ cart }) => cart,
    selectFormerPrices: ({ formerPrices }) => formerPrices,
  },
})

export const { basketReplaced, cartRead, onceReplaced, changeWanted, changeAnswered, basketRecalled, basketForgotten } =
  basketSlice.actions
export const {
  selectBasket,
  selectBasketCount,
  selectIsBasketKnown,
  selectChanges,
  selectKnownCart,
  selectFormerPrices,
} = basketSlice.selectors

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
