import type { Ticket } from '@dabali/api-client'
import { describe, expect, it } from 'vitest'
import { makeRequestContext, renderScreen } from '../server-request/make-request-context.tsx'
import { makeTicket } from '../testing/fixtures.ts'
import { loadThanks, ThanksScreen } from './thanks-screen.tsx'

const TICKET = makeTicket({
  admits: 'stream',
  ticket_type: { id: 1, title: 'Live stream: Low Cloud' },
  date: { ...makeTicket().date, state: 'live' },
  live_url: '/v1/api/events/low-cloud/7/live/',
})

const ORDER = {
  number: '100231',
  hash: 'order-hash',
  status: 'Complete',
  payment_status: 'paid',
  payment: { status: 'paid', method: 'khalti', amount: '250.00', hash: 'p' },
  lines: [],
  library: [],
  events: [{ code: 'paid' }],
  tickets_url: '/v1/api/orders/by-hash/order-hash/tickets/',
  offer_discounts: [],
  voucher_discounts: [],
  total_incl_tax: '250.00',
  total_to_pay: '250.00',
  gift_card_amount: '0.00',
  shipping_method: null,
  total_tax: '0.00',
  refunded: '0.00',
  email: 'maya@example.com',
  owner: 'me',
  gift: null,
}

const TIP_LINE = {
  id: 'line',
  product_class: 'Tip',
  product_title: 'Tip: Low Cloud',
  product_id: null,
  thumbnail: '',
  quantity: 1,
  refunded_quantity: 0,
  unit_price_incl_tax: '250.00',
  seats: [],
  event_date: {
    id: 7,
    event_slug: 'low-cloud',
    admits: 'stream',
    starts_at: '2026-12-12T12:45:00.000Z',
    state: 'live',
  },
}

describe('the page after a tip', () => {
  const draw = async (state: string, language: 'en' | 'ne' = 'en') => {
    const lines = [{ ...TIP_LINE, event_date: { ...TIP_LINE.event_date, state } }]
    const { context } = makeRequestContext(200, { ...ORDER, tickets_url: null, lines })
    const here = { ...context, site: 'culture' as const, language }
    return renderScreen(<ThanksScreen found={await loadThanks(here, 'order-hash')} context={here} />)
  }

  it('leads back to the stream while it goes on, and promises nothing', async () => {
    const page = await draw('live')
    expect(page).toContain('Thank you for your tip')
    expect(page).toMatch(/<a [^>]*href="\/event\/low-cloud\/7\/live"[^>]*>Back to the stream<\/a>/)
    expect(page).toContain('Tip: Low Cloud')
    expect(page).not.toMatch(/ticket is ready|Available now|Digital bundle/)
    expect(await draw('ended')).not.toContain('Back to the stream')
  })

  it('is in Nepali, too', async () => {
    const page = await draw('doors_open', 'ne')
    expect(page).toContain('टिपका लागि धन्यवाद')
    expect(page).toMatch(/<a [^>]*href="\/ne\/event\/low-cloud\/7\/live"[^>]*>प्रसारणमा फर्कनुहोस्<\/a>/)
  })
})

describe('the page after a payment', () => {
  const draw = async (ticket: Partial<Ticket>, site: 'store' | 'culture' = 'culture') => {
    const { context } = makeRequestContext(200, { ...ORDER, results: [{ ...TICKET, ...ticket }] })
    const found = await loadThanks({ ...context, site }, 'order-hash')
    return renderScreen(<ThanksScreen found={found} context={{ ...context, site }} />)
  }

  it('leads to the stream while it is live', async () => {
    const page = await draw({})
    expect(page).toMatch(/<a [^>]*href="\/event\/low-cloud\/7\/live"[^>]*>Watch now<\/a>/)
    expect(page).toContain('The stream is live now')
    expect(await draw({}, 'store')).toContain('href="http://culture.test/event/low-cloud/7/live"')
  })

  it('shows the tickets and what was paid', async () => {
    const page = await draw({ admits: 'hall', code: 'T1.a.b', date: { ...TICKET.date, state: 'upcoming' } })
    expect(page).toContain('Your ticket is ready')
    expect(page).toMatch(/Paid with Khalti, Rs\s250/)
    expect(page).toContain('aria-label="Low Cloud, Ticket 1 of 1"')
    expect(page).not.toContain('Watch now')
  })

  it('offers nothing for a ticket that was transferred', async () => {
    const page = await draw({ state: 'transferred' })
    expect(page).not.toContain('Watch now')
    expect(page).not.toContain('<article')
    expect(page).toContain('Thank you')
  })
})
