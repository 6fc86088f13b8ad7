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
type Drawn = { name: string; message: string; screen: (context: RequestContext) => ReactNode | Promise<ReactNode> }

/** Pages that read through `loadForVisitor`, which gives the answer its status. */
const GIVEN_NOTHING: Drawn[] = [
  { name: 'order', message: 'this order', screen: (context) => OrderScreen({ order: undefined, context, query }) },
  {
    name: 'own order',
    message: 'this order',
    screen: (context) => OwnOrderScreen({ id: '1', owned: undefined, context, query }),
  },
  { name: 'orders', message: 'your orders', screen: (context) => OrdersScreen({ owned: undefined, context }) },
  {
    name: 'receipt',
    message: 'this order',
    screen: (context) => ReceiptScreen({ hash: 'a', receipt: undefined, context }),
  },
  { name: 'thanks', message: 'this order', screen: (context) => ThanksScreen({ found: undefined, context }) },
  {
    name: 'payment',
    message: 'this payment',
    screen: (context) => PaymentScreen({ loaded: undefined, context, query, summary: () => null }),
  },
  {
    name: 'tickets of an order',
    message: 'these tickets',
    screen: (context) => OrderTicketsScreen({ hash: 'a', found: undefined, context }),
  },
  {
    name: 'ticket',
    message: 'these tickets',
    screen: (context) => TicketScreen({ secret: 'a', owned: undefined, context }),
  },
  {
    name: 'ticket transfer',
    message: 'these tickets',
    screen: (context) => TicketTransferScreen({ token: 'a', transfer: undefined, context, query }),
  },
  {
    name: 'waiting list',
    message: 'your waiting list position',
    screen: (context) => WaitingListScreen({ token: 'a', place: undefined, eventHref, context, query }),
  },
  {
    name: 'offer of the waiting list',
    message: 'your waiting list position',
    screen: (context) => SeatsOfferScreen({ token: 'a', offer: undefined, eventHref, context, query }),
  },
  {
    name: 'library',
    message: 'your library',
    screen: (context) => LibraryScreen({ owned: undefined, query: { page: 1 } as never, context }),
  },
  {
    name: 'work of the library',
    message: 'your library',
    screen: (context) => LibraryItemScreen({ id: '1', owned: undefined, context, query }),
  },
  {
    name: 'audiobook',
    message: 'your library',
    screen: (context) => ListenScreen({ id: '1', owned: undefined, context }),
  },
  { name: 'film', message: 'your library', screen: (context) => WatchScreen({ id: '1', owned: undefined, context }) },
  {
    name: 'gift',
    message: 'this gift',
    screen: (context) => GiftScreen({ token: 'a', gift: undefined, context, query }),
  },
]

/** Screens that read for themselves. */
const READING: Drawn[] = [
  { name: 'profile', message: 'your account', screen: (context) => ProfileScreen({ context, query }) },
  { name: 'addresses', message: 'your addresses', screen: (context) => AddressesScreen({ context, query }) },
  {
    name: 'basket',
    message: 'your cart',
    screen: async (context) => BasketScreen({ context, basket: await readBasket(context), query }),
  },
  { name: 'checkout', message: 'the checkout', screen: (context) => CheckoutScreen({ context, query }) },
  {
    name: 'payment outcome',
    message: 'this payment',
    screen: (context) =>
      PaymentOutcomeScreen({ context, outcome: 'success', query: { payment: 'a' }, summary: () => null }),
  },
  {
    name: 'newsletter',
    message: 'your subscription',
    screen: (context) => UnsubscribeScreen({ context, token: 'a', query }),
  },
]

describe('a screen without data', () => {
  it.each([...GIVEN_NOTHING, ...READING])('$name: shows the error and a link home', async (drawn) => {
    const markup = await renderScreen(drawn.screen(makeRequestContext(503).context))
    expect(markup).toMatch(isErrorScreen('An error occurred'))
    expect(markup).toContain(`We couldn&#x27;t load ${drawn.message}.`)
    expect(markup).toContain('href="/">Return to Homepage</a>')
  })

  it.each(READING)('$name: responds with the status of the failure', async ({ screen }) => {
    const { context, failures } = makeRequestContext(503)
    await renderScreen(screen(context))
    expect(failures).toMatchObject([{ status: 503 }])
  })

  it('the page of a login link shows the same without the site layout', async () => {
    const { context, failures } = makeRequestContext(500)
    const markup = await renderScreen(MagicLoginScreen({ context, token: 'a', query }))
    expect(markup).toMatch(isErrorScreen('An error occurred'))
    expect(markup).toContain('We couldn&#x27;t check this link.')
    expect(failures).toMatchObject([{ status: 500 }])
  })
})

describe('a denied screen', () => {
  it.each([
    { name: 'orders', refused: 'login' as const, status: 401, message: 'You&#x27;ve been logged out.' },
    { name: 'orders', refused: 'foreign' as const, status: 403, message: 'This order belongs to another account.' },
  ])('$name: $status', async ({ refused, status, message }) => {
    const { context, failures } = makeRequestContext(status)
    const markup = await renderScreen(OrdersScreen({ owned: { refused }, context }))
    expect(markup).toMatch(isErrorScreen('An error occurred'))
    expect(markup).toContain(message)
    expect(markup).toContain('Return to Homepage')
    expect(failures).toEqual([{ status }])
  })

  it.each([
    { name: 'profile', screen: (context: RequestContext) => ProfileScreen({ context, query }) },
    { name: 'addresses', screen: (context: RequestContext) => AddressesScreen({ context, query }) },
  ])('$name: 401, and the way to log in', async ({ screen }) => {
    const { context, failures } = makeRequestContext(401)
    const markup = await renderScreen(screen(context))
    expect(markup).toContain('You&#x27;ve been logged out.')
    expect(failures).toContainEqual({ status: 401 })
  })
})

it('an unknown newsletter link is not found', async () => {
  const { context, failures } = makeRequestContext(404)
  const markup = await renderScreen(UnsubscribeScreen({ context, token: 'a', query }))
  expect(markup).toMatch(isErrorScreen('Page not found'))
  expect(markup).not.toContain('Try again')
  expect(failures).toMatchObject([{ status: 404 }])
})
