import type { BasketLine } from '@dabali/api-client'
import type { ShopState } from '../store/make-store.ts'
import type { BasketChange, Cart, ProductForSale } from './basket-change.ts'
import { selectChanges, selectKnownCart } from './basket-slice.ts'

export type ShownLine = BasketLine & {
  /** What stands here has not been answered by the server. */
  pending?: boolean
}
export type ShownCart = Omit<Cart, 'lines'> & { lines: ShownLine[]; pending?: boolean }

let last: { cart: Cart | null; changes: readonly BasketChange[]; shown: ShownCart | null } | undefined

/**
 * The cart as it will be when the server has taken every change; its amounts are then the server's again. It is the same
 * object for as long as nothing in it changes, so that nothing is drawn in vain.
 */
export function selectCart(state: ShopState): ShownCart | null {
  const [cart, changes] = [selectKnownCart(state), selectChanges(state)]
  if (last?.cart !== cart || last.changes !== changes) {
    last = { cart, changes, shown: changes.reduce<ShownCart | null>(withChange, cart) }
  }
  return last.shown
}

function withChange(cart: ShownCart | null, change: BasketChange): ShownCart | null {
  if (change.kind === 'add') return withAddition(cart ?? NOTHING, change)
  if (!cart) return cart
  const changed = (line: ShownLine) => (change.kind === 'quantity' ? withQuantity(line, change.quantity) : undefined)
  return withLines(
    cart,
    cart.lines.flatMap((line) => (line.id === change.line ? (changed(line) ?? []) : line)),
  )
}

function withAddition(cart: ShownCart, { id, product, quantity }: BasketChange & { kind: 'add' }) {
  if (!product) return cart
  const isSame = (line: ShownLine) => String(line.product_id) === String(product.id)
  if (!cart.lines.some(isSame)) return withLines(cart, [...cart.lines, newLine(id, product, quantity)])
  return withLines(
    cart,
    cart.lines.map((line) => (isSame(line) ? withQuantity(line, line.quantity + quantity) : line)),
  )
}

function withQuantity(line: ShownLine, quantity: number): ShownLine {
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

function withLines(cart: ShownCart, lines: ShownLine[]): ShownCart {
  const sum = (count: (line: ShownLine) => number, of = lines) => of.reduce((total, line) => total + count(line), 0)
  const grown = (amount: string, count: (line: ShownLine) => number) =>
    rupees(Math.max(0, paisa(amount) + sum(count) - sum(count, cart.lines)))
  const whole = (line: ShownLine) => paisa(line.price_incl_tax_excl_discounts)
  return {
    ...cart,
    lines,
    pending: true,
    num_items: sum(({ quantity }) => quantity),
    total_incl_tax: grown(cart.total_incl_tax, (line) => paisa(line.price_incl_tax)),
    total_incl_tax_excl_discounts: grown(cart.total_incl_tax_excl_discounts, whole),
  }
}

const paisa = (amount: string | number) => Math.round(Number(amount) * 100)
const rupees = (amount: number) => (Math.round(amount) / 100).toFixed(2)

function newLine(id: string, product: ProductForSale, quantity: number): ShownLine {
  const { title, slug = '', product_class, thumbnail, url } = product
  const price = rupees(paisa(product.selling_price))
  const printed = rupees(paisa(product.mrp ?? product.selling_price))
  const one: ShownLine = {
    id,
    url: '',
    basket: '',
    product: url,
    product_id: Number(product.id),
    product_slug: slug,
    product_title: title,
    product_class: product_class as ShownLine['product_class'],
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
    is_tax_known: true,
    warning: null,
    stockrecord: null,
    attributes: [],
    date_created: null,
    date_updated: null,
  }
  return withQuantity(one, quantity)
}

/** The cart of somebody who has put nothing in one. */
const NOTHING: ShownCart = {
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
  shipping_address: null,
  shipping_method_code: null,
  is_shipping_required: false,
  cod: { allowed: false, reason: null },
  inside_valley: null,
}
