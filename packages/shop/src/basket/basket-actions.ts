import {
  ApiError,
  addProduct,
  addVoucher,
  type Client,
  changeBasket,
  changeBasketLine,
  getBasket,
  removeBasketLine,
  removeVoucher,
} from '@dabali/api-client'
import { checkoutPath, DEFAULT_QUANTITY } from '@dabali/domain'
import { BASKET_PATH } from '../paths.ts'
import { failedStatus, type PostedForm } from '../server-request/form-action.ts'
import type { Cart, PageContext } from './basket-slice.ts'

/** A gift is an order of its own: the cart may have what the buyer wants for themselves. */
const GIFT_MODE = 'buy-now'

/** Adds the product of the form and redirects to the cart, or to the checkout for Buy now. */
export async function addAction({ client, text, header }: PostedForm): Promise<string> {
  const referrer = header('referer')
  const page = { referrer, ua: header('user-agent'), path: URL.parse(referrer)?.pathname ?? '/' }
  const quantity = Number(text('quantity')) || DEFAULT_QUANTITY
  const isGift = text('gift') !== ''
  const mode = isGift ? GIFT_MODE : text('mode')
  const price = text('price')
  try {
    const wanted = { url: text('url'), quantity, ...page, ...(price && { price }) }
    const basket = await addProduct(client, { ...wanted, ...(mode && { mode }) })
    if (isGift) await changeBasket(client, { id: basket.id, is_gift: true })
    return mode ? checkoutPath(mode) : `${BASKET_PATH}?added=1`
  } catch (error) {
    const [, refusal] = /^price_(\w+)$/.exec((error instanceof ApiError && error.code) || '') ?? []
    return `${BASKET_PATH}?notadded=${failedStatus(error)}${refusal ? `&price=${refusal}` : ''}`
  }
}

type Change = (client: Client, text: (name: string) => string) => Promise<unknown>

const CHANGES: Readonly<Record<string, Change>> = {
  set: (client, text) =>
    changeBasketLine(client, { id: text('basket'), line: text('line'), quantity: Number(text('quantity')) }),
  remove: (client, text) => removeBasketLine(client, { id: text('basket'), line: text('line') }),
  voucher: (client, text) => addVoucher(client, { vouchercode: text('vouchercode').trim() }),
  'take-off': (client, text) => removeVoucher(client, { voucher: text('voucher') }),
  gift: (client, text) => changeBasket(client, { id: text('basket'), is_gift: text('gift') !== '' }),
}

/** Applies a change to the cart and redirects back to it. */
export async function changeAction({ client, text }: PostedForm): Promise<string> {
  const action = text('do')
  try {
    if (Object.hasOwn(CHANGES, action)) await CHANGES[action]?.(client, text)
    return BASKET_PATH
  } catch (error) {
    return `${BASKET_PATH}?${action === 'voucher' ? 'voucher' : 'unchanged'}=${failedStatus(error)}`
  }
}

/** More than the longest list: anything above did not come from our form. */
const MOST = 60
/** Retries after a version conflict. */
const TRIES = 4

type Outcome = 'added' | 'had' | 'refused'

/**
 * Adds one of each product of the form that is not in the cart yet and redirects to the cart with the results. `If-Match`
 * prevents duplicates when it is sent twice.
 */
export async function addAllAction({ client, text, header }: PostedForm): Promise<string> {
  const ids = new Set(text('products').split(' ').filter(isProductId))
  const referrer = header('referer')
  const page = { referrer, ua: header('user-agent'), path: URL.parse(referrer)?.pathname ?? '/' }
  const outcomes: Record<Outcome, string[]> = { added: [], had: [], refused: [] }
  let cart = await refreshCart(client)
  for (const id of [...ids].slice(0, MOST)) {
    const step = await addOne(client, { id, cart, page })
    cart = step.cart
    outcomes[step.outcome].push(id)
  }
  const query = Object.entries(outcomes).flatMap(([outcome, list]) =>
    list.length ? `${outcome}=${list.join('.')}` : [],
  )
  return `${BASKET_PATH}?all=1${query.map((part) => `&${part}`).join('')}`
}

const isProductId = (id: string) => /^[1-9]\d{0,8}$/.test(id)
const refreshCart = (client: Client) => getBasket(client).catch(() => undefined)

type Step = { id: string; cart: Cart | undefined; page: PageContext }

async function addOne(client: Client, { id, cart, page }: Step): Promise<{ cart: Cart | undefined; outcome: Outcome }> {
  let currentCart = cart
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    if (currentCart?.lines.some((line) => String(line.product_id) === id)) return { cart: currentCart, outcome: 'had' }
    try {
      // Only to the known version: a newer cart may contain the product already.
      const headers: Record<string, string> = currentCart?.id ? { 'if-match': `"${currentCart.version}"` } : {}
      const product = { url: `/v1/api/products/${id}/`, quantity: DEFAULT_QUANTITY, ...page }
      return { cart: await addProduct(client, product, { headers }), outcome: 'added' }
    } catch (error) {
      if (!(error instanceof ApiError && error.status === 409)) break
      currentCart = await refreshCart(client)
    }
  }
  return { cart: currentCart, outcome: 'refused' }
}
