import type { ReactNode } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { LoginScreen } from '../account/login-screen.tsx'
import { MagicLoginScreen } from '../account/magic-login-screen.tsx'
import { SocialCompleteScreen } from '../account/social-complete-screen.tsx'
import { answerAddForm } from '../basket/answer-add-form.ts'
import { BasketScreen } from '../basket/basket-screen.tsx'
import { ContactScreen } from '../contact/contact-screen.tsx'
import { GiftScreen } from '../library/gift-screen.tsx'
import { ConfirmSubscriptionScreen } from '../newsletter/confirm-subscription-screen.tsx'
import { NewsletterScreen } from '../newsletter/newsletter-screen.tsx'
import { UnsubscribeScreen } from '../newsletter/unsubscribe-screen.tsx'
import { answerCancelForm } from '../orders/answer-cancel-form.ts'
import { OrderScreen } from '../orders/order-screen.tsx'
import { TrackOrderScreen } from '../orders/track-order-screen.tsx'
import { makeCart } from '../testing/make-cart.ts'
import { TicketTransferScreen } from '../tickets/ticket-transfer-screen.tsx'
import { LineSaidScreen } from '../tickets/waiting/line-said-screen.tsx'
import type { PostedForm } from './answer-form.ts'
import type { Visit } from './visit.ts'
import { isErrorScreen, show, visitWith } from './visit-with.tsx'

vi.mock('next/headers', () => ({ cookies: async () => new Map() }))

const query = {}
const giftScreen = (visit: Visit) =>
  GiftScreen({ token: 'a', gift: { state: 'taken', items: [] } as never, visit, query })
const transferScreen = (visit: Visit) =>
  TicketTransferScreen({ token: 'a', transfer: { state: 'expired' } as never, visit, query })

describe('a link that is of no more use', () => {
  const over = async (body: object, screen: (visit: Visit) => ReactNode | Promise<ReactNode>) => {
    const { visit, failures } = visitWith(200, body)
    return { markup: await show(screen(visit)), failures }
  }

  it('a login link: 409, and the way to a new one', async () => {
    const link = { is_usable: false, email: 'asha@example.com' }
    const { markup, failures } = await over(link, (visit) =>
      MagicLoginScreen({ visit: { ...visit, isLoggedIn: false }, token: 'a', query }),
    )
    expect(markup).toMatch(isErrorScreen('An error occurred'))
    expect(markup).toContain('This login link can no longer be used.')
    expect(markup).toContain('href="/">Return to Homepage</a>')
    expect(markup).toContain('href="/login">Ask for a new link</a>')
    expect(failures).toEqual([{ status: 409 }])
  })

  it.each([
    { name: 'gift', message: 'This gift has been taken', screen: giftScreen },
    { name: 'ticket transfer', message: 'This link is too old', screen: transferScreen },
    {
      name: 'newsletter',
      message: 'This link can no longer be used',
      screen: (visit: Visit) => NewsletterScreen({ visit, query: { step: 'used' } }),
    },
  ])('$name: 409', async ({ message, screen }) => {
    const { markup, failures } = await over({}, screen)
    expect(markup).toMatch(isErrorScreen('An error occurred'))
    expect(markup).toContain(message)
    expect(markup).toContain('Return to Homepage')
    expect(failures).toEqual([{ status: 409 }])
  })
})

describe('a login through a provider that was not completed', () => {
  it.each([
    { error: 'access_denied', message: 'You cancelled the login. Nothing was changed.', status: 403 },
    { error: 'server_error', message: 'This login could not be completed. Begin again.', status: 409 },
  ])('$error: $status, and the way back to the login', async ({ error, message, status }) => {
    const { visit, failures } = visitWith(200)
    const markup = await show(SocialCompleteScreen({ visit, provider: 'google', query: { error } }))
    expect(markup).toMatch(isErrorScreen('An error occurred'))
    expect(markup).toContain(message)
    expect(markup).toContain('href="/login">Back to log in</a>')
    expect(failures).toEqual([{ status }])
  })
})

describe('a form without scripts that was refused', () => {
  it.each([
    { name: 'login', status: 400, screen: (visit: Visit) => LoginScreen({ visit, query: { problem: 'email' } }) },
    { name: 'login', status: 429, screen: (visit: Visit) => LoginScreen({ visit, query: { problem: 'throttled' } }) },
    { name: 'contact', status: 400, screen: (visit: Visit) => ContactScreen({ visit, query: { problem: 'message' } }) },
    {
      name: 'newsletter',
      status: 400,
      screen: (visit: Visit) => NewsletterScreen({ visit, query: { problem: 'problemEmail' } }),
    },
    {
      name: 'order finder',
      status: 429,
      screen: (visit: Visit) => TrackOrderScreen({ visit, query: { problem: 'slow' } }),
    },
    {
      name: 'waiting list',
      status: 429,
      screen: (visit: Visit) => LineSaidScreen({ visit, said: '429', eventPath: '/event/madal' }),
    },
    {
      name: 'add to cart',
      status: 406,
      screen: (visit: Visit) => BasketScreen({ visit, basket: makeCart({}) as never, query: { notadded: '406' } }),
    },
    {
      name: 'cancel an order',
      status: 409,
      screen: (visit: Visit) => OrderScreen({ visit, order: {} as never, query: { cancel: '409' } }),
    },
  ])('$name: $status', async ({ status, screen }) => {
    const { visit, failures } = visitWith(200)
    await screen(visit)
    expect(failures).toEqual([{ status }])
  })

  it.each(['', 'nothing', '200', '600', 'toString'])('an address that says %j is no failure', async (problem) => {
    const { visit, failures } = visitWith(200)
    await LoginScreen({ visit, query: { problem } })
    NewsletterScreen({ visit, query: { problem } })
    expect(failures).toEqual([])
  })
})

it.each([
  { name: 'add to cart', answer: answerAddForm, path: '/basket?notadded=409' },
  { name: 'cancel an order', answer: answerCancelForm, path: '/order/a?cancel=409' },
])('$name leads back with the status of a refusal', async ({ answer, path }) => {
  const { visit } = visitWith(409)
  const form = { client: visit.client, params: { hash: 'a' }, text: () => '1', header: () => '' }
  expect(await answer(form as Pick<PostedForm, 'client' | 'params' | 'text' | 'header'> as PostedForm)).toBe(path)
})

it.each([
  {
    name: 'begin',
    screen: (visit: Visit) => ConfirmSubscriptionScreen({ visit, token: 'a', query: { problem: '503' } }),
  },
  { name: 'end', screen: (visit: Visit) => UnsubscribeScreen({ visit, token: 'a', query: { problem: '503' } }) },
])('a newsletter that could not $name is not told as done', async ({ screen }) => {
  const { visit, failures } = visitWith(200, { email: 'asha@example.com', is_subscribed: true })
  const markup = await show(screen(visit))
  expect(markup).toMatch(isErrorScreen('An error occurred'))
  expect(markup).toContain('Try again</a>')
  expect(failures).toEqual([{ status: 503 }])
})
