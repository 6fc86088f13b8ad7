import type { Page } from '@playwright/test'
import { addToBasket, buy, cookiesOf, freeTicket, HOME, logIn, newAddress, pay, productNamed } from './bought.ts'
import type { House } from './house.ts'

const KHALTI = { payment_method: 'khalti' }
/** A link that nobody was sent. */
const UNKNOWN = 'A'.repeat(43)

type Item = { id: string; product: { product_class: string } }
type Ticket = { id: string; hash_url: string }

/** Logs somebody in who has bought one of everything; names the pages that only they see, and what they can read. */
export async function visitorPages(page: Page, house: House): Promise<{ paths: string[]; ebook: string }> {
  await logIn(page, house, newAddress('asha'))
  const cookie = await cookiesOf(page)
  const slugs = ['the-rain-ledger-e-book', 'the-rain-ledger-audiobook', 'a-wall-goes-up', 'night-bus-to-ilam']
  const goods: Record<number, number> = { [await freeTicket(house)]: 1 }
  for (const slug of slugs) goods[await productNamed(house, slug)] = 1
  const checkout = { shipping_address: HOME, ...KHALTI }
  const paid = await buy(house, goods, checkout, { cookie })
  await pay(house, paid)
  const [, , , book = ''] = slugs
  const open = await buy(house, { [await productNamed(house, book)]: 1 }, checkout, { cookie })

  await addToBasket(page, await productNamed(house, book))

  const ask = async <T>(path: string): Promise<T> =>
    (await fetch(`${house.apiUrl}/v1/api/${path}`, { headers: { cookie } })).json() as Promise<T>
  const { results: items } = await ask<{ results: Item[] }>('library/')
  // A ticket of an account has no address of its own.
  const guest = await buy(house, { [await freeTicket(house)]: 1 }, { guest_email: newAddress('maya') })
  const { results: tickets } = await ask<{ results: Ticket[] }>(`orders/by-hash/${guest.hash}/tickets/`)
  const idOf = (name: string) => items.find(({ product }) => product.product_class === name)?.id ?? name
  const paths = [
    ...['/basket', '/checkout/', '/checkout/?mode=buy-now', '/orders', '/orders/track', '/orders/track?sent=1'],
    ...['/profile', '/profile?delete=ask', '/profile?delete=code', '/profile/addresses', '/profile/addresses?add=1'],
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
