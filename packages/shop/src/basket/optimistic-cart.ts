import { type BasketLine, newId } from '@dabali/api-client'
import { lineAmount } from '@dabali/domain'
import { isOffline, type ShopThunk } from '../store/store.ts'
import { addToCart, pageContext } from './add-to-cart.ts'
import {
  type BasketMutation,
  type BasketState,
  type Cart,
  mutationQueued,
  mutationSettled,
  type ProductForSale,
  selectMutations,
} from './basket-slice.ts'
import { syncQueue } from './sync-queue.ts'

export type OptimisticLine = BasketLine & {
  /** The server has not answered this yet. */
  pending?: boolean
  /** It has not even been sent: there is no connection. */
  waiting?: boolean
}
export type OptimisticCart = Omit<Cart, 'lines'> & { lines: OptimisticLine[]; pending?: boolean }

const carts = new WeakMap<BasketState, OptimisticCart | null>()

/** The cart with all queued mutations applied; the server's amounts replace these later. One object for each state of the basket. */
export function selectOptimisticCart({ basket }: { basket: BasketState }): OptimisticCart | null {
  let cart = carts.get(basket)
  if (cart === undefined) {
    cart = withAllMutations(basket)
    carts.set(basket, cart)
  }
  return cart
}

function withAllMutations({ cart, mutations, isWaiting }: BasketState): OptimisticCart | null {
  const changed = mutations.reduce<OptimisticCart | null>(withMutation, cart)
  if (!changed || !isWaiting) return changed
  return { ...changed, lines: changed.lines.map((line) => (line.pending ? { ...line, waiting: true } : line)) }
}

function withMutation(cart: OptimisticCart | null, mutation: BasketMutation): OptimisticCart | null {
  if (mutation.kind === 'add') return withAddition(cart ?? EMPTY_CART, mutation)
  if (!cart) return cart
  const changed = (line: OptimisticLine) =>
    mutation.kind === 'quantity' ? withQuantity(line, mutation.quantity) : undefined
  return withLines(
    cart,
    cart.lines.flatMap((line) => (line.id === mutation.line ? (changed(line) ?? []) : line)),
  )
}

function withAddition(cart: OptimisticCart, { id, product, quantity }: BasketMutation & { kind: 'add' }) {
  if (!product) return cart
  const isSame = (line: OptimisticLine) => String(line.product_id) === String(product.id)
  if (!cart.lines.some(isSame)) return withLines(cart, [...cart.lines, newLine(id, product, quantity)])
  return withLines(
    cart,
    cart.lines.map((line) => (isSame(line) ? withQuantity(line, raised(line, quantity)) : line)),
  )
}

/** The API refuses what is above its limit. A line that it has not answered for has none. */
function raised({ url, quantity, max_quantity }: OptimisticLine, by: number) {
  const most = url === '' ? Number.POSITIVE_INFINITY : Math.max(quantity, max_quantity)
  return Math.min(quantity + by, most)
}

function withQuantity(line: OptimisticLine, quantity: number): OptimisticLine {
  const times = (amount: string) => rupees((paisa(amount) / (line.quantity || 1)) * quantity)
  return {
    ...line,
    quantity,
    price_incl_tax: times(line.price_incl_tax),
    price_incl_tax_excl_discounts: times(line.price_incl_tax_excl_discounts),
    warning: null,
    pending: true,
  }
}

function withLines(cart: OptimisticCart, lines: OptimisticLine[]): OptimisticCart {
  const sum = (count: (line: OptimisticLine) => number, of = lines) =>
    of.reduce((total, line) => total + count(line), 0)
  const grown = (amount: string, count: (line: OptimisticLine) => number) =>
    rupees(Math.max(0, paisa(amount) + sum(count) - sum(count, cart.lines)))
  const whole = (line: OptimisticLine) => paisa(line.price_incl_tax_excl_discounts)
  const taken = sum((line) => paisa(lineAmount(line)) - paisa(line.price_incl_tax))
  return {
    ...cart,
    ...withDiscounts(cart, taken),
    lines,
    pending: true,
    num_items: sum(({ quantity }) => quantity),
    total_incl_tax: grown(cart.total_incl_tax, (line) => paisa(line.price_incl_tax)),
    total_incl_tax_excl_discounts: grown(cart.total_incl_tax_excl_discounts, whole),
  }
}

/** The discounts in proportion, so that they make up what the lines take off. */
function withDiscounts({ offer_discounts, voucher_discounts }: OptimisticCart, taken: number) {
  const all = [...offer_discounts, ...voucher_discounts]
  const before = all.reduce((sum, { amount }) => sum + paisa(amount), 0)
  let [left, leftBefore] = [taken, before]
  // Each takes its part of what is left, so that the last one takes the rest.
  const share = <Discount extends { amount: string }>(discount: Discount): Discount => {
    const part = leftBefore === 0 ? 0 : Math.round((paisa(discount.amount) * left) / leftBefore)
    left -= part
    leftBefore -= paisa(discount.amount)
    return { ...discount, amount: rupees(part) }
  }
  return { offer_discounts: offer_discounts.map(share), voucher_discounts: voucher_discounts.map(share) }
}

const paisa = (amount: string | number) => Math.round(Number(amount) * 100)
const rupees = (amount: number) => (Math.round(amount) / 100).toFixed(2)

/** What a line has before the API answers. */
export const PLAIN_LINE = {
  is_tax_known: true,
  warning: null,
  library_item: null,
  event_date: null,
  stockrecord: null,
  attributes: [],
  seats: [],
  held_until: null,
  date_created: null,
  date_updated: null,
}

function newLine(id: string, product: ProductForSale, quantity: number): OptimisticLine {
  const { title, slug = '', product_class, thumbnail, url } = product
  const price = rupees(paisa(product.selling_price))
  const printed = rupees(paisa(product.mrp ?? product.selling_price))
  const one: OptimisticLine = {
    id,
    url: '',
    basket: '',
    product: url,
    product_id: Number(product.id),
    product_slug: slug,
    product_title: title,
    product_class: product_class as OptimisticLine['product_class'],
    thumbnail: thumbnail ?? '',
    quantity: 1,
    max_quantity: quantity,
    mrp: printed,
    discounted_price: price,
    unit_price_incl_tax: price,
    price_currency: 'NPR',
    price_incl_tax: price,
    price_excl_tax: price,
    price_incl_tax_excl_discounts: printed,
    price_excl_tax_excl_discounts: printed,
    ...PLAIN_LINE,
  }
  return withQuantity(one, quantity)
}

/** The cart of a new visitor. */
export const EMPTY_CART: OptimisticCart = {
  id: '',
  url: '',
  owner: null,
  status: 'Open',
  version: 0,
  lines: [],
  lines_url: '',
  num_items: 0,
  total_incl_tax: '0.00',
  total_excl_tax: '0.00',
  total_incl_tax_excl_discounts: '0.00',
  total_excl_tax_excl_discounts: '0.00',
  total_tax: '0.00',
  is_tax_known: true,
  currency: 'NPR',
  voucher_discounts: [],
  offer_discounts: [],
  vouchers: [],
  is_gift: false,
  gift: null,
  gift_card: null,
  shipping_address: null,
  shipping_method_code: null,
  is_shipping_required: false,
  cod: { allowed: false, reason: null },
  inside_valley: null,
}

/** Sets the quantity of a line; shown at once, and sent as soon as possible. */
export function setQuantity(line: OptimisticLine, quantity: number): ShopThunk<Promise<void>> {
  return async (dispatch) => {
    dispatch(mutationQueued({ kind: 'quantity', id: newId(), line: line.id, quantity }))
    await dispatch(syncQueue())
  }
}

/** Removes a line; one that was not sent yet only leaves the queue. */
export function removeLine(line: OptimisticLine): ShopThunk<Promise<void>> {
  return async (dispatch, getState) => {
    if (selectMutations(getState()).some(({ id }) => id === line.id)) {
      dispatch(mutationSettled({ id: line.id }))
      return
    }
    dispatch(mutationQueued({ kind: 'remove', id: newId(), line: line.id }))
    await dispatch(syncQueue())
  }
}

/** Undoes a removal: one that was not sent leaves the queue, and after one that was sent the product is added again. */
export function restoreLine(line: OptimisticLine): ShopThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const removal = selectMutations(getState()).find(
      (mutation) => mutation.kind === 'remove' && mutation.line === line.id,
    )
    if (removal && isOffline()) {
      dispatch(mutationSettled({ id: removal.id }))
      await dispatch(syncQueue())
      return
    }
    const { product: url, quantity } = line
    const seats = line.seats.filter(({ is_taken }) => !is_taken).map(({ id }) => id)
    const addition = { url, quantity, ...(seats.length > 0 && { seats }), product: productOf(line) }
    // The line reappears, so no toast is needed.
    await dispatch(addToCart({ ...addition, page: pageContext(), toast: false }))
  }
}

const productOf = (line: OptimisticLine) => ({
  id: line.product_id,
  url: line.product,
  slug: line.product_slug,
  title: line.product_title,
  product_class: line.product_class,
  selling_price: line.discounted_price,
  mrp: line.mrp,
  thumbnail: line.thumbnail,
})
