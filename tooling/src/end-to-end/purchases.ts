import type { APIRequestContext, Page } from '@playwright/test'
import { requestPage } from './page-request.ts'
import type { TestEnvironment as StartedEnvironment } from './test-environment.ts'

type TestEnvironment = Pick<StartedEnvironment, 'apiUrl' | 'sql' | 'sandbox'>
export type PlacedOrder = {
  id: string
  hash: string
  number: string
  total_incl_tax: string
  payment: { hash: string } | null
}
type Goods = Record<number, number>

/** A delivery address inside the valley. */
export const HOME = {
  first_name: 'Maya',
  last_name: 'Gurung',
  line1: 'Mangal Bazaar 7',
  line: 'Lalitpur',
  country: 'NP',
  phone_number: '9841234567',
}

let people = 0
/** A unique email address. */
export function newAddress(name: string): string {
  people += 1
  return `${name}.${process.pid}.${Date.now().toString(36)}.${people}@example.com`
}

const keyed = () => ({ 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() })

/** Places an order at the API, as a guest unless a session cookie is given. */
export async function buy(
  { apiUrl }: TestEnvironment,
  goods: Goods,
  checkout: object,
  { cookie = '', gift }: { cookie?: string; gift?: object } = {},
): Promise<PlacedOrder> {
  const send = async (path: string, body: object, cookies: string, method = 'POST') => {
    const answer = await fetch(`${apiUrl}/v1/${path}`, {
      method,
      headers: { ...keyed(), ...(cookies && { cookie: cookies }) },
      body: JSON.stringify(body),
    })
    if (!answer.ok) throw new Error(`${path} answers ${answer.status}: ${await answer.text()}`)
    return answer
  }
  let cookies = cookie
  let basket = ''
  for (const [product, quantity] of Object.entries(goods)) {
    const answer = await send('api/basket/add-product/', { url: `/v1/api/products/${product}/`, quantity }, cookies)
    const made = answer.headers.getSetCookie().map((set) => set.split(';', 1)[0])
    cookies = [cookies, ...made].filter(Boolean).join('; ')
    basket = ((await answer.json()) as { url: string }).url
  }
  if (gift) await send(basket, { is_gift: true, gift }, cookies, 'PATCH')
  return (await send('api/checkout/', checkout, cookies)).json() as Promise<PlacedOrder>
}

/** Pays an order with Khalti. */
export async function pay({ apiUrl, sandbox }: TestEnvironment, { payment }: PlacedOrder): Promise<void> {
  const post = async (address: string, body: object) => {
    const answer = await fetch(address, { method: 'POST', headers: keyed(), body: JSON.stringify(body) })
    if (!answer.ok) throw new Error(`${address} answers ${answer.status}: ${await answer.text()}`)
    return answer.json() as Promise<{ hash: string; status: string; next_action: { url: string } }>
  }
  const payments = `${apiUrl}/v1/api/payments`
  const begun = await post(`${payments}/${payment?.hash}/initiate/`, { payment_method: 'khalti' })
  const named = new URL(begun.next_action.url).searchParams.get('pidx')
  await post(`${sandbox.url}/khalti/payments/${named}/act/`, { act: 'approve' })
  const { status } = await post(`${payments}/${begun.hash}/refresh/`, {})
  if (status !== 'paid') throw new Error(`The payment is ${status}.`)
}

/** The id of the product with a slug. */
export async function productNamed({ apiUrl }: TestEnvironment, slug: string): Promise<number> {
  const answer = await fetch(`${apiUrl}/v1/api/products/${slug}/`)
  return ((await answer.json()) as { id: number }).id
}

/** The product id of a free ticket. */
export async function freeTicket({ apiUrl }: TestEnvironment): Promise<number> {
  const answer = await fetch(`${apiUrl}/v1/api/events/low-cloud-heard-in-the-dark/`)
  const { dates } = (await answer.json()) as { dates: { ticket_types: { product_id: number; price: string }[] }[] }
  const free = dates.flatMap(({ ticket_types }) => ticket_types).find(({ price }) => price === '0.00')
  if (!free) throw new Error('No ticket is free.')
  return free.product_id
}

/** Adds a product to the basket of a visitor, as its button does. */
export async function addToBasket({ request }: { request: APIRequestContext }, product: number): Promise<void> {
  const answer = await request.post('/v1/api/basket/add-product/', {
    headers: keyed(),
    data: { url: `/v1/api/products/${product}/`, quantity: 1 },
  })
  if (!answer.ok()) throw new Error(`The basket answers ${answer.status()}: ${await answer.text()}`)
}

/** A page, or the fixture `request` of a test that has no page. */
type Visitor = { request: APIRequestContext }

/**
 * Logs in by email, without a browser: a page has the cookies afterwards, and stays where it is. No request of the page that a
 * login leads to is under way when the test goes on.
 */
export async function logIn(visitor: Visitor, environment: TestEnvironment, email: string): Promise<void> {
  // More logins than the rate limit allows.
  await environment.sql('truncate rate_limit')
  const ask = () =>
    fetch(`${environment.apiUrl}/v1/api/auth/magic-link/`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email }),
    })
  // Staff log in more than once: wait for a new link.
  const { text } = await environment.sandbox.nextMailTo(email, /magic-login/, ask)
  const [path = ''] = /\/auth\/magic-login\/[\w-]+/.exec(text) ?? []
  const asked = await requestPage(visitor.request, path)
  const button = asked.document.querySelector<HTMLElement>('main form button')
  if (!button) throw new Error(`The login link answers ${asked.status}: ${asked.document.body.textContent}`)
  const entered = await asked.submit(button)
  if (entered.path.startsWith('/auth')) throw new Error(`The login leads to ${entered.path}, ${entered.status}.`)
}

/** The session cookies of a visitor, for requests to the API. */
export async function cookiesOf(visitor: Visitor): Promise<string> {
  const { cookies } = await visitor.request.storageState()
  return cookies
    .filter(({ httpOnly }) => httpOnly)
    .map(({ name, value }) => `${name}=${value}`)
    .join('; ')
}

const KHALTI = { payment_method: 'khalti' }
/** An unknown secret in a link. */
const UNKNOWN = 'A'.repeat(43)

type Item = { id: string; product: { product_class: string } }
type Ticket = { id: string; hash_url: string }

/** Logs in a visitor who has bought one of everything; returns their pages and the id of their e-book. */
export async function visitorPages(
  page: Page,
  environment: TestEnvironment,
): Promise<{ paths: string[]; ebook: string }> {
  await logIn(page, environment, newAddress('asha'))
  const cookie = await cookiesOf(page)
  const slugs = ['the-rain-ledger-e-book', 'the-rain-ledger-audiobook', 'a-wall-goes-up', 'night-bus-to-ilam']
  const goods: Record<number, number> = { [await freeTicket(environment)]: 1 }
  for (const slug of slugs) goods[await productNamed(environment, slug)] = 1
  const checkout = { shipping_address: HOME, ...KHALTI }
  const paid = await buy(environment, goods, checkout, { cookie })
  await pay(environment, paid)
  const [, , , book = ''] = slugs
  const open = await buy(environment, { [await productNamed(environment, book)]: 1 }, checkout, { cookie })

  await addToBasket(page, await productNamed(environment, book))

  const ask = async <T>(path: string): Promise<T> =>
    (await fetch(`${environment.apiUrl}/v1/api/${path}`, { headers: { cookie } })).json() as Promise<T>
  const { results: items } = await ask<{ results: Item[] }>('library/')
  // Tickets of an account have no public URL.
  const guest = await buy(environment, { [await freeTicket(environment)]: 1 }, { guest_email: newAddress('maya') })
  const { results: tickets } = await ask<{ results: Ticket[] }>(`orders/by-hash/${guest.hash}/tickets/`)
  const idOf = (name: string) => items.find(({ product }) => product.product_class === name)?.id ?? name
  const paths = [
    ...['/basket', '/checkout/', '/checkout/?mode=buy-now', '/orders', '/orders/track', '/orders/track?sent=1'],
    ...[
      '/account',
      '/profile',
      '/profile?delete=ask',
      '/profile?delete=code',
      '/profile/addresses',
      '/profile/addresses?add=1',
    ],
    ...['/library', '/library?q=no+such+book'],
    ...[paid, open].flatMap(({ id, hash }) => [`/order/detail/${id}`, `/order/${hash}`, `/order/thanks/${hash}`]),
    ...[`/order/${paid.hash}/receipt`, `/order/${paid.hash}/tickets`, '/order/success'],
    ...[`/payment/${open.payment?.hash}`, `/payment/success?payment=${paid.payment?.hash}`],
    ...['/payment/success', '/payment/failure', '/payment/cancelled'],
    ...[`/library/${idOf('E-book')}`, `/library/${idOf('Audiobook')}/listen`, `/library/${idOf('Pay Per View')}/watch`],
    ...tickets.map(({ hash_url }) => `/ticket/${/[0-9a-f]{64}/.exec(hash_url)}`),
    ...[`/library/gift/${UNKNOWN}`, `/ticket/transfer/${UNKNOWN}`, `/auth/magic-login/${UNKNOWN}`],
    ...[`/newsletter/confirm/${UNKNOWN}`, `/newsletter/unsubscribe/${UNKNOWN}`, '/account/social/complete/demo'],
    '/account/social/complete/demo?error=access_denied',
    `/order/${'0'.repeat(64)}`,
  ]
  return { paths, ebook: idOf('E-book') }
}
