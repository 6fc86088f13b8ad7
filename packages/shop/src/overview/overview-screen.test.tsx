import type { getAccountOverview } from '@dabali/api-client'
import { expect, it } from 'vitest'
import { makeRequestContext, renderScreen } from '../server-request/make-request-context.tsx'
import { makeTicket } from '../testing/fixtures.ts'
import { loadOverview } from './load-overview.ts'
import { OverviewScreen } from './overview-screen.tsx'

type Overview = Awaited<ReturnType<typeof getAccountOverview>>

const NONE = { count: 0, results: [] }
const NOTHING = {
  user: { name: 'Maya Gurung', email: 'maya@example.com' },
  ...{ orders: NONE, library: NONE, tickets: NONE, wishlist: NONE, follows: NONE, addresses: NONE },
}

async function open(answer: object, status = 200) {
  const asked: string[] = []
  const { context } = makeRequestContext(status, (path) => {
    asked.push(path)
    return answer
  })
  const html = await renderScreen(<OverviewScreen owned={await loadOverview(context)} context={context} />)
  return { html, asked, store: context.origins.store, culture: context.origins.culture }
}

it('asks once, and names the account', async () => {
  const { html, asked } = await open(NOTHING)
  expect(asked).toEqual(['/v1/api/me/overview/'])
  expect(html).toMatch(/<h1[^>]*>Hello, Maya Gurung<\/h1><p[^>]*>maya@example\.com<\/p>/)
  expect((await open({ ...NOTHING, user: { name: '', email: null } })).html).toMatch(/<h1[^>]*>Hello<\/h1>/)
})

it('says of each empty list what it will have, and where that is found', async () => {
  const { html, store, culture } = await open(NOTHING)
  for (const text of [
    'Your e-books, audiobooks and films will appear here.',
    'Your orders and receipts will appear here.',
    'You have no upcoming tickets.',
    'Save books you want to read later.',
    'Follow authors, artists and venues',
    'Save an address to check out faster.',
  ]) {
    expect(html).toContain(text)
  }
  expect(html).toContain(`href="${store}/books"`)
  expect(html).toContain(`href="${culture}/events"`)
  expect(html).toContain(`href="${store}/gift-cards/balance"`)
  expect(html).toContain('href="/profile/addresses?add=1"')
})

it('shows the next event, what is followed and the address, with the number of each list beside its page', async () => {
  const overview: Partial<Overview> = {
    tickets: { count: 7, results: [makeTicket({ id: '1' }), makeTicket({ id: '2' })] },
    follows: {
      count: 2,
      results: [
        { kind: 'artist', slug: 'bina', name: 'Bina Lama' },
        { kind: 'venue', slug: 'yard', name: 'The Yard' },
      ],
    },
  }
  const { html, culture } = await open({ ...NOTHING, ...overview })
  expect(html).toContain('2 tickets')
  expect(html).toMatch(/My tickets ?<span[^>]*> ?7<\/span>/)
  expect(html).toContain(`href="${culture}/artist/bina"`)
  expect(html).toContain(`href="${culture}/venues#yard"`)
  expect(html).not.toContain('You have no upcoming tickets.')
})

it('leads to the login when the session has ended', async () => {
  const { html } = await open({ detail: 'Log in.' }, 401)
  expect(html).toContain('been logged out.')
})
