import type { Basket as Cart } from '@dabali/api-client'
import type { Basket, Product } from '@dabali/domain'
import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

export type { Cart }

/** The page where something was added, for the API's analytics. */
export type PageContext = { path: string; referrer: string; ua: string }

/** A product as a cart shows it before the server has answered. */
export type ProductForSale = Product & {
  /** Its address, `…/v1/api/products/{id}/`. */
  url: string
  slug?: string
}

export type ToastText = { text: string; link?: { href: string; text: string } }

type Addition = {
  kind: 'add'
  url: string
  quantity: number
  /** Numbered seats, at most as many as tickets; the others get the best free ones. */
  seats?: number[]
  page: PageContext
  product?: ProductForSale
  /** Shown when the server has answered. */
  toast?: ToastText | false
}
type Quantity = { kind: 'quantity'; line: string; quantity: number }
type Removal = { kind: 'remove'; line: string }

/** A change of the cart that the server has not answered yet; its id is sent as the idempotency key. */
export type BasketMutation = { id: string } & (Addition | Quantity | Removal)

export type BasketState = {
  /** The visitor's cart as the server last answered it; null while it is not known. */
  cart: Cart | null
  /** A single product of Buy now, which takes precedence over the cart until it is bought or given up. */
  buyNowBasket: Basket | null
  /** Changes that the server has not answered yet, in the order in which they were made. */
  mutations: readonly BasketMutation[]
  /** Whether the mutations are waiting for a connection. */
  isWaiting: boolean
  /** The unit price that the visitor last saw, by line, where it differs from today's. */
  formerPrices: Readonly<Record<string, string>>
}

const initialState: BasketState = { cart: null, buyNowBasket: null, mutations: [], isWaiting: false, formerPrices: {} }

const basketSlice = createSlice({
  name: 'basket',
  initialState,
  reducers: {
    /** With a cart: replaces it and ends Buy now. With `null`: what was checked out is removed. */
    basketReplaced(state, { payload: cart }: PayloadAction<Cart | null>) {
      if (cart !== null || state.buyNowBasket === null) state.cart = cart
      state.buyNowBasket = null
    },
    /** The server was asked for the cart. */
    cartFetched(state, { payload: cart }: PayloadAction<Cart>) {
      Object.assign(state.formerPrices, changedPrices(state.cart, cart))
      state.cart = cart
    },
    buyNowReplaced: (state, { payload }: PayloadAction<Basket | null>) => ({ ...state, buyNowBasket: payload }),
    mutationQueued(state, { payload }: PayloadAction<BasketMutation>) {
      state.mutations = [...state.mutations.filter((earlier) => !isReplacedBy(earlier, payload)), payload]
    },
    /** The server has answered a mutation: with the cart, or by refusing it. */
    mutationSettled(state, { payload: { id, cart } }: PayloadAction<{ id: string; cart?: Cart | undefined }>) {
      if (cart) {
        state.cart = cart
        state.buyNowBasket = null
      }
      state.mutations = state.mutations.filter((mutation) => mutation.id !== id)
      state.isWaiting = false
    },
    /** There is no connection: what is queued is sent later. */
    queueStalled(state) {
      state.isWaiting = state.mutations.length > 0
    },
    /** Loaded from the storage of this browser; not written back. */
    basketRehydrated(state, { payload }: PayloadAction<Partial<BasketState>>) {
      const now = { ...state, ...payload }
      return { ...now, isWaiting: state.isWaiting && now.mutations.length > 0 }
    },
    /** After a logout: forgets the cart of the previous visitor. */
    basketCleared: () => initialState,
  },
})

export const basketReducer = basketSlice.reducer
export const {
  basketReplaced,
  cartFetched,
  buyNowReplaced,
  mutationQueued,
  mutationSettled,
  queueStalled,
  basketRehydrated,
  basketCleared,
} = basketSlice.actions

type InShop = { basket: BasketState }

export const selectCart = ({ basket }: InShop) => basket.cart
export const selectMutations = ({ basket }: InShop) => basket.mutations
export const selectFormerPrices = ({ basket }: InShop) => basket.formerPrices

/** What would be checked out. The empty cart of a new visitor has no id, and is no basket. */
export const selectBasket = ({ basket: { cart, buyNowBasket } }: InShop): Basket | null =>
  buyNowBasket ?? (cart?.id ? cart : null)

export const selectIsBasketKnown = ({ basket: { cart, mutations } }: InShop): boolean =>
  cart !== null || mutations.length > 0

/** The number of items in the cart, including queued additions. */
export const selectBasketCount = ({ basket: { cart, mutations } }: InShop): number =>
  mutations.reduce(countAfter(cart), countItems(cart))

/** How many of those wait for a connection. */
export const selectWaitingCount = ({ basket: { mutations, isWaiting } }: InShop): number =>
  isWaiting ? mutations.reduce((count, mutation) => count + (mutation.kind === 'add' ? mutation.quantity : 0), 0) : 0

const countItems = (cart: Cart | null) => cart?.lines.reduce((count, { quantity }) => count + quantity, 0) ?? 0

const countAfter = (cart: Cart | null) => (count: number, mutation: BasketMutation) => {
  if (mutation.kind === 'add') return count + mutation.quantity
  const line = cart?.lines.find(({ id }) => id === mutation.line)
  return line ? count - line.quantity + (mutation.kind === 'quantity' ? mutation.quantity : 0) : count
}

/** Of several quantities of one line only the last counts; a removal replaces them all. */
function isReplacedBy(earlier: BasketMutation, mutation: BasketMutation) {
  return mutation.kind !== 'add' && earlier.kind === 'quantity' && earlier.line === mutation.line
}

function changedPrices(before: Cart | null, now: Cart): Record<string, string> {
  const former = new Map(before?.lines.map(({ id, discounted_price }) => [id, discounted_price]))
  const changed = now.lines.flatMap(({ id, discounted_price }): [string, string][] => {
    const price = former.get(id)
    return price === undefined || price === discounted_price ? [] : [[id, price]]
  })
  return Object.fromEntries(changed)
}
