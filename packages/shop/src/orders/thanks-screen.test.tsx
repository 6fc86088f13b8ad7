import type { Order, Ticket } from '@dabali/api-client'
import { describe, expect, it } from 'vitest'
import { makeRequestContext, renderScreen } from '../server-request/make-request-context.tsx'
import { makeTicket } from '../testing/fixtures.ts'
import { makeLineDate, makeOrder, makeOrderLine } from '../testing/make-order.ts'
import { PageFrame, pageServices } from '../testing/page-frame.tsx'
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

  it('leads to the stream once its doors are open, before it is live', async () => {
    const page = await draw({ date: { ...TICKET.date, state: 'doors_open' } })
    expect(page).toMatch(/<a [^>]*href="\/event\/low-cloud\/7\/live"/)
    expect(page).not.toContain('The stream is live now')
  })

  it('shows the tickets and what was paid', async () => {
    const page = await draw({ admits: 'hall', code: 'T1.a.b', date: { ...TICKET.date, state: 'upcoming' } })
    expect(page).toContain('Your ticket is ready')
    expect(page).toMatch(/Paid with Khalti, Rs\s250/)
    expect(page).toContain('aria-label="Low Cloud, Ticket 1 of 1"')
    expect(page).not.toContain('Watch now')
  })

  it('says nothing of a payment where nothing was due', async () => {
    const payment = { ...ORDER.payment, method: 'free', amount: '0.00' }
    const { context } = makeRequestContext(200, { ...ORDER, payment, tickets_url: null, results: [] })
    const page = renderScreen(<ThanksScreen found={await loadThanks(context, 'order-hash')} context={context} />)
    expect(await page).not.toMatch(/Paid with|Nothing to pay/)
  })

  it('offers nothing for a ticket that was transferred', async () => {
    const page = await draw({ state: 'transferred' })
    expect(page).not.toContain('Watch now')
    expect(page).not.toContain('<article')
    expect(page).toContain('Thank you')
  })
})

describe('the page after a payment for an event that was cancelled', () => {
  const draw = async (states: readonly ('cancelled' | 'upcoming')[], parts: Partial<Order> = {}, language?: 'ne') => {
    const lines = states.map((state, id) => makeOrderLine({ id: String(id), event_date: makeLineDate({ state }) }))
    const results = states.map((state, id) => makeTicket({ id: String(id), date: { ...makeTicket().date, state } }))
    const { context } = makeRequestContext(200, { ...makeOrder({ lines, ...parts }), results })
    const here = { ...context, language: language ?? ('en' as const) }
    const { services } = pageServices(() => Response.json({}))
    const found = await loadThanks(here, 'order-hash')
    return renderScreen(
      <PageFrame services={services}>
        <ThanksScreen found={found} context={here} />
      </PageFrame>,
    )
  }
  const headingOf = (page: string) => /<h1[^>]*>([^<]*)</.exec(page)?.[1]

  it('says so, and leads to the refund', async () => {
    const page = await draw(['cancelled', 'cancelled'])
    expect(headingOf(page)).toBe('Event cancelled')
    expect(page).toContain('This event is cancelled. See your order for the refund.')
    expect(page).toContain('href="/order/order-hash">View order</a>')
    expect(page).not.toMatch(/ready|confirmed/)
    expect(headingOf(await draw(['cancelled'], {}, 'ne'))).toBe('कार्यक्रम रद्द भयो')
  })

  it('counts the tickets of its other events', async () => {
    const page = await draw(['cancelled', 'upcoming'])
    expect(headingOf(page)).toBe('Your ticket is ready')
    expect(page).toContain('One of these events is cancelled.')
    expect(page).toContain('Order 100231 confirmed.')
  })
})

describe('the page after a gift', () => {
  const GIFT = { recipient_name: '', recipient_email: '', recipient_phone: '', message: '', deliver_on: '' }
  const BOOK = { ...TIP_LINE, id: 'book', product_class: 'Book', product_title: 'The Rain Ledger', event_date: null }
  const EBOOK = { ...BOOK, id: 'e-book', product_class: 'E-book' }
  const CARD = { ...BOOK, id: 'card', product_class: 'Gift card' }
  const TICKETS = { ...BOOK, id: 'ticket', product_class: 'Ticket' }

  const draw = async (gift: object | null, lines: object[], language: 'en' | 'ne' = 'en') => {
    const order = { ...ORDER, tickets_url: null, lines, is_gift: true, gift: gift && { ...GIFT, ...gift } }
    const { context } = makeRequestContext(200, order)
    const here = { ...context, language }
    return renderScreen(<ThanksScreen found={await loadThanks(here, 'order-hash')} context={here} />)
  }

  const EMAILED = "We'll email the gift to "
  const PACKED = "We'll pack it as a gift, with no prices in the parcel."
  const KEPT = "You didn't enter an email for the recipient, so the digital items go to your library."
  const to = { recipient_name: 'Ram', recipient_email: 'ram@example.com' }

  it.each([
    { has: 'no recipient, a book', gift: {}, lines: [BOOK], said: [PACKED] },
    { has: 'no data, a book', gift: null, lines: [BOOK], said: [PACKED] },
    { has: 'a name, a book', gift: { recipient_name: 'Ram' }, lines: [BOOK], said: [PACKED] },
    { has: 'a name, an e-book', gift: { recipient_name: 'Ram' }, lines: [EBOOK], said: [KEPT] },
    { has: 'no data, both', gift: null, lines: [BOOK, EBOOK], said: [PACKED, KEPT] },
    { has: 'an email, a book', gift: to, lines: [BOOK], said: [PACKED] },
    { has: 'an email, an e-book', gift: to, lines: [EBOOK], said: [`${EMAILED}Ram.`] },
    { has: 'an email, both', gift: to, lines: [BOOK, EBOOK], said: [`${EMAILED}Ram.`, PACKED] },
    { has: 'an email, a gift card', gift: to, lines: [CARD], said: [`${EMAILED}Ram.`] },
    { has: 'an email, tickets', gift: to, lines: [TICKETS], said: [] },
    {
      has: 'an email and a day',
      gift: { recipient_email: 'ram@example.com', deliver_on: '2026-12-24' },
      lines: [EBOOK],
      said: [`${EMAILED}ram@example.com on December 24, 2026.`],
    },
  ])('promises an email only where one is sent: $has', async ({ gift, lines, said }) => {
    const page = (await draw(gift, lines)).replaceAll('&#x27;', "'")
    const steps = [...page.matchAll(/<p>(We'll (?:email|pack)[^<]*|You didn't[^<]*)<\/p>/g)].map(([, text]) => text)
    expect(steps.sort()).toEqual([...said].sort())
  })

  it('is in Nepali, too', async () => {
    const page = await draw({}, [BOOK, EBOOK], 'ne')
    expect(page).toContain('उपहारका रूपमा प्याक गर्छौँ, पार्सलमा मूल्य हुँदैन।')
    expect(page).toContain('पाउने व्यक्तिको इमेल नलेखिएकाले डिजिटल सामान तपाईंकै पुस्तकालयमा जान्छन्।')
    expect(page).not.toContain('इमेल गर्छौँ')
  })
})
