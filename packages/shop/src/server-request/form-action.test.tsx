import type { ReactNode } from 'react'
import { describe, expect, it } from 'vitest'
import { MagicLoginScreen, SocialCompleteScreen } from '../account/login-return-screens.tsx'
import { LoginScreen } from '../account/login-screen.tsx'
import { addAction } from '../basket/basket-actions.ts'
import { BasketScreen } from '../basket/basket-screen.tsx'
import { ContactScreen } from '../contact/contact-screen.tsx'
import { GiftScreen } from '../library/library-item-screen.tsx'
import { ConfirmSubscriptionScreen, NewsletterScreen, UnsubscribeScreen } from '../newsletter/newsletter-screens.tsx'
import { cancelAction } from '../orders/order-actions.ts'
import { OrderScreen, TrackOrderScreen } from '../orders/order-screens.tsx'
import { makeCart } from '../testing/fixtures.ts'
import { TicketTransferScreen } from '../tickets/ticket-screens.tsx'
import { WaitingListResultScreen } from '../tickets/waiting-list/waiting-list-screens.tsx'
import type { PostedForm } from './form-action.ts'
import { isErrorScreen, makeRequestContext, renderScreen } from './make-request-context.tsx'
import type { RequestContext } from './request-context.ts'

const query = {}
const giftScreen = (context: RequestContext) =>
  GiftScreen({ token: 'a', gift: { state: 'taken', items: [] } as never, context, query })
const transferScreen = (context: RequestContext) =>
  TicketTransferScreen({ token: 'a', transfer: { state: 'expired' } as never, context, query })

describe('an expired link', () => {
  const over = async (body: object, screen: (context: RequestContext) => ReactNode | Promise<ReactNode>) => {
    const { context, failures } = makeRequestContext(200, body)
    return { markup: await renderScreen(screen(context)), failures }
  }

  it('a login link: 409 and a link to request a new one', async () => {
    const link = { is_usable: false, email: 'asha@example.com' }
    const { markup, failures } = await over(link, (context) =>
      MagicLoginScreen({ context: { ...context, isLoggedIn: false }, token: 'a', query }),
    )
    expect(markup).toMatch(isErrorScreen('This login link has expired or was used'))
    expect(markup).toContain('Each link works once, within 15 minutes.')
    expect(markup).toContain('href="/">Return to Homepage</a>')
    expect(markup).toContain('href="/login">Request a new link</a>')
    expect(failures).toEqual([{ status: 409 }])
  })

  it.each([
    { name: 'gift', heading: 'This gift has been accepted', screen: giftScreen },
    { name: 'ticket transfer', heading: 'This link has expired', screen: transferScreen },
  ])('$name: 409, a heading that says what happened, and nothing to try again', async ({ heading, screen }) => {
    const { markup, failures } = await over({}, screen)
    expect(markup).toMatch(isErrorScreen(heading))
    expect(markup).toContain('Return to Homepage')
    expect(markup).not.toContain('Try again')
    expect(markup).not.toContain('data-error-number')
    expect(failures).toEqual([{ status: 409 }])
  })

  it('newsletter: 409 and a link to subscribe again', async () => {
    const { markup, failures } = await over({}, (context) => NewsletterScreen({ context, query: { step: 'used' } }))
    expect(markup).toMatch(isErrorScreen('This link has expired or was used'))
    expect(markup).toContain('A link works for a week, until a newer one is sent.')
    expect(markup).toContain('Return to Homepage')
    expect(failures).toEqual([{ status: 409 }])
  })
})

describe('a login through a provider that was not completed', () => {
  it.each([
    {
      error: 'access_denied',
      heading: 'You cancelled the login',
      message: 'You&#x27;re not logged in. Try again, or log in by email.',
      status: 403,
    },
    {
      error: 'server_error',
      heading: 'An error occurred',
      message: 'We couldn&#x27;t complete the login. Start again.',
      status: 409,
    },
  ])('$error: $status, and the way back to the login', async ({ error, heading, message, status }) => {
    const { context, failures } = makeRequestContext(200)
    const markup = await renderScreen(SocialCompleteScreen({ context, provider: 'google', query: { error } }))
    expect(markup).toMatch(isErrorScreen(heading))
    expect(markup).toContain(message)
    // An error number is for what support can look up.
    expect(markup.includes('data-error-number')).toBe(status !== 403)
    expect(markup).toContain('href="/login">Back to login</a>')
    expect(failures).toEqual([{ status }])
  })
})

describe('a form without scripts that was refused', () => {
  it.each([
    {
      name: 'login',
      status: 400,
      screen: (context: RequestContext) => LoginScreen({ context, query: { problem: 'email' } }),
    },
    {
      name: 'login',
      status: 429,
      screen: (context: RequestContext) => LoginScreen({ context, query: { problem: 'throttled' } }),
    },
    {
      name: 'contact',
      status: 400,
      screen: (context: RequestContext) => ContactScreen({ context, query: { problem: 'message' } }),
    },
    {
      name: 'newsletter',
      status: 400,
      screen: (context: RequestContext) => NewsletterScreen({ context, query: { problem: 'problemEmail' } }),
    },
    {
      name: 'order finder',
      status: 429,
      screen: (context: RequestContext) => TrackOrderScreen({ context, query: { problem: 'slow' } }),
    },
    {
      name: 'waiting list',
      status: 429,
      screen: (context: RequestContext) =>
        WaitingListResultScreen({ context, result: '429', eventPath: '/event/madal' }),
    },
    {
      name: 'add to cart',
      status: 406,
      screen: (context: RequestContext) =>
        BasketScreen({ context, basket: makeCart({}) as never, query: { notadded: '406' } }),
    },
    {
      name: 'cancel an order',
      status: 409,
      screen: (context: RequestContext) => OrderScreen({ context, order: {} as never, query: { cancel: '409' } }),
    },
  ])('$name: $status', async ({ status, screen }) => {
    const { context, failures } = makeRequestContext(200)
    await screen(context)
    expect(failures).toEqual([{ status }])
  })

  it.each(['', 'nothing', '200', '600', 'toString'])('the problem %j is no failure', async (problem) => {
    const { context, failures } = makeRequestContext(200)
    await LoginScreen({ context, query: { problem } })
    NewsletterScreen({ context, query: { problem } })
    expect(failures).toEqual([])
  })
})

it.each([
  { name: 'add to cart', answer: addAction, path: '/basket?notadded=409' },
  { name: 'cancel an order', answer: cancelAction, path: '/order/a?cancel=409' },
])('$name leads back with the status of a refusal', async ({ answer, path }) => {
  const { context } = makeRequestContext(409)
  const form = { client: context.client, params: { hash: 'a' }, text: () => '1', header: () => '' }
  expect(await answer(form as Pick<PostedForm, 'client' | 'params' | 'text' | 'header'> as PostedForm)).toBe(path)
})

it.each([
  {
    name: 'begin',
    screen: (context: RequestContext) => ConfirmSubscriptionScreen({ context, token: 'a', query: { problem: '503' } }),
  },
  {
    name: 'end',
    screen: (context: RequestContext) => UnsubscribeScreen({ context, token: 'a', query: { problem: '503' } }),
  },
])('a newsletter that could not $name is not told as done', async ({ screen }) => {
  const { context, failures } = makeRequestContext(200, { email: 'asha@example.com', is_subscribed: true })
  const markup = await renderScreen(screen(context))
  expect(markup).toMatch(isErrorScreen('An error occurred'))
  expect(markup).toContain('Try again</a>')
  expect(failures).toEqual([{ status: 503 }])
})
