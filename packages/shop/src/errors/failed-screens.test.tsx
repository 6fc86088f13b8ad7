import type { ReactNode } from 'react'
import { describe, expect, it } from 'vitest'
import { AddressesScreen } from '../account/addresses-screen.tsx'
import { MagicLoginScreen } from '../account/login-return-screens.tsx'
import { ProfileScreen } from '../account/profile-screen.tsx'
import { BasketScreen, readBasket } from '../basket/basket-screen.tsx'
import { CheckoutScreen } from '../checkout/checkout-screen.tsx'
import { ListenScreen } from '../library/audiobook-player/listen-screen.tsx'
import { GiftScreen, LibraryItemScreen } from '../library/library-item-screen.tsx'
import { LibraryScreen } from '../library/library-screen.tsx'
import { WatchScreen } from '../library/video-player-page/watch-screen.tsx'
import { UnsubscribeScreen } from '../newsletter/newsletter-screens.tsx'
import { OrderScreen, OrdersScreen, OwnOrderScreen } from '../orders/order-screens.tsx'
import { ReceiptScreen } from '../orders/receipt-screen.tsx'
import { ThanksScreen } from '../orders/thanks-screen.tsx'
import { PaymentOutcomeScreen, PaymentScreen } from '../payments/payment-screens.tsx'
import { isErrorScreen, makeRequestContext, renderScreen } from '../server-request/make-request-context.tsx'
import type { RequestContext } from '../server-request/request-context.ts'
import { OrderTicketsScreen, TicketScreen, TicketTransferScreen } from '../tickets/ticket-screens.tsx'
import { SeatsOfferScreen, WaitingListScreen } from '../tickets/waiting-list/waiting-list-screens.tsx'

const query = {}
const eventHref = '/event/madal'
type Drawn = { name: string; message: string; screen: (visit: RequestContext) => ReactNode | Promise<ReactNode> }

/** Pages that read through `loadForVisitor`, which gives the answer its status. */
const GIVEN_NOTHING: Drawn[] = [
  { name: 'order', message: 'this order', screen: (visit) => OrderScreen({ order: undefined, visit, query }) },
  {
    name: 'own order',
    message: 'this order',
    screen: (visit) => OwnOrderScreen({ id: '1', own: undefined, visit, query }),
  },
  { name: 'orders', message: 'your orders', screen: (visit) => OrdersScreen({ own: undefined, visit }) },
  {
    name: 'receipt',
    message: 'this order',
    screen: (visit) => ReceiptScreen({ hash: 'a', receipt: undefined, visit }),
  },
  { name: 'thanks', message: 'this order', screen: (visit) => ThanksScreen({ order: undefined, visit }) },
  { name: 'payment', message: 'this payment', screen: (visit) => PaymentScreen({ seen: undefined, visit, query }) },
  {
    name: 'tickets of an order',
    message: 'these tickets',
    screen: (visit) => OrderTicketsScreen({ hash: 'a', found: undefined, visit }),
  },
  { name: 'ticket', message: 'these tickets', screen: (visit) => TicketScreen({ secret: 'a', own: undefined, visit }) },
  {
    name: 'ticket transfer',
    message: 'these tickets',
    screen: (visit) => TicketTransferScreen({ token: 'a', transfer: undefined, visit, query }),
  },
  {
    name: 'waiting list',
    message: 'your place on the waiting list',
    screen: (visit) => WaitingListScreen({ token: 'a', place: undefined, eventHref, visit, query }),
  },
  {
    name: 'offer of the waiting list',
    message: 'your place on the waiting list',
    screen: (visit) => SeatsOfferScreen({ token: 'a', offer: undefined, eventHref, visit, query }),
  },
  {
    name: 'library',
    message: 'your library',
    screen: (visit) => LibraryScreen({ own: undefined, query: { page: 1 } as never, visit }),
  },
  {
    name: 'work of the library',
    message: 'your library',
    screen: (visit) => LibraryItemScreen({ id: '1', own: undefined, visit, query }),
  },
  { name: 'audiobook', message: 'your library', screen: (visit) => ListenScreen({ id: '1', own: undefined, visit }) },
  { name: 'film', message: 'your library', screen: (visit) => WatchScreen({ id: '1', own: undefined, visit }) },
  { name: 'gift', message: 'this gift', screen: (visit) => GiftScreen({ token: 'a', gift: undefined, visit, query }) },
]

/** Screens that read for themselves. */
const READING: Drawn[] = [
  { name: 'profile', message: 'your account', screen: (visit) => ProfileScreen({ visit, query }) },
  { name: 'addresses', message: 'your addresses', screen: (visit) => AddressesScreen({ visit, query }) },
  {
    name: 'basket',
    message: 'your cart',
    screen: async (visit) => BasketScreen({ visit, basket: await readBasket(visit), query }),
  },
  { name: 'checkout', message: 'the checkout', screen: (visit) => CheckoutScreen({ visit, query }) },
  {
    name: 'payment outcome',
    message: 'this payment',
    screen: (visit) => PaymentOutcomeScreen({ visit, outcome: 'success', query: { payment: 'a' } }),
  },
  {
    name: 'newsletter',
    message: 'your subscription',
    screen: (visit) => UnsubscribeScreen({ visit, token: 'a', query }),
  },
]

describe('a screen that has nothing to show', () => {
  it.each([...GIVEN_NOTHING, ...READING])('$name: an error occurred, what, and the way home', async (drawn) => {
    const markup = await renderScreen(drawn.screen(makeRequestContext(503).visit))
    expect(markup).toMatch(isErrorScreen('An error occurred'))
    expect(markup).toContain(`We couldn&#x27;t load ${drawn.message}.`)
    expect(markup).toContain('href="/">Return to Homepage</a>')
  })

  it.each(READING)('$name: the answer has the status of the failure', async ({ screen }) => {
    const { visit, failures } = makeRequestContext(503)
    await renderScreen(screen(visit))
    expect(failures).toMatchObject([{ status: 503 }])
  })

  it('the landing page of a login link is the same, without the frame of the site', async () => {
    const { visit, failures } = makeRequestContext(500)
    const markup = await renderScreen(MagicLoginScreen({ visit, token: 'a', query }))
    expect(markup).toMatch(isErrorScreen('An error occurred'))
    expect(markup).toContain('We couldn&#x27;t check this link.')
    expect(failures).toMatchObject([{ status: 500 }])
  })
})

describe('a screen that is refused', () => {
  it.each([
    { name: 'orders', refused: 'login' as const, status: 401, message: 'You have been logged out.' },
    { name: 'orders', refused: 'foreign' as const, status: 403, message: 'This order belongs to another account.' },
  ])('$name: $status', async ({ refused, status, message }) => {
    const { visit, failures } = makeRequestContext(status)
    const markup = await renderScreen(OrdersScreen({ own: { refused }, visit }))
    expect(markup).toMatch(isErrorScreen('An error occurred'))
    expect(markup).toContain(message)
    expect(markup).toContain('Return to Homepage')
    expect(failures).toEqual([{ status }])
  })

  it.each([
    { name: 'profile', screen: (visit: RequestContext) => ProfileScreen({ visit, query }) },
    { name: 'addresses', screen: (visit: RequestContext) => AddressesScreen({ visit, query }) },
  ])('$name: 401, and the way to log in', async ({ screen }) => {
    const { visit, failures } = makeRequestContext(401)
    const markup = await renderScreen(screen(visit))
    expect(markup).toContain('You have been logged out.')
    expect(failures).toContainEqual({ status: 401 })
  })
})

it('a newsletter link that nobody has is not found', async () => {
  const { visit, failures } = makeRequestContext(404)
  const markup = await renderScreen(UnsubscribeScreen({ visit, token: 'a', query }))
  expect(markup).toMatch(isErrorScreen('Page not found'))
  expect(failures).toMatchObject([{ status: 404 }])
})
