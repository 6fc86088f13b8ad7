import { randomUUIDv7 } from 'node:crypto'
import decodeQR from 'qr/decode.js'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { issueTickets } from '../src/tickets/queries/tickets.ts'
import { makeContent } from './make-content.ts'
import { makeProduct } from './make-product.ts'
import { textOf } from './pdf-text.ts'
import { type OrderMails, startOrderMails } from './start-order-mails.ts'
import { writeOrder } from './write-order.ts'

const SITE = 'http://localhost:3000'
/** The streams of orders of both sites are there. */
const CULTURE = 'http://localhost:3001'
const ADDRESS = {
  first_name: 'Mira',
  last_name: 'Lekhak',
  line1: 'House 4',
  line4: 'Lalitpur',
  country: 'NP',
  phone_number: '+9779800000000',
}

/** The content of a QR code in a picture. */
async function readCode(content: string) {
  const { data, info } = await sharp(Buffer.from(content, 'base64'))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return decodeQR({ ...info, data: Uint8Array.from(data) })
}

let api: OrderMails
beforeAll(async () => {
  api = await startOrderMails()
})
beforeEach(() => api.empty())
afterAll(() => api.stop())

/** A date with a ticket for the hall and one for the stream, two of each. */
async function sellEventDate() {
  const event = await makeContent(api.database, 'event')
  const venue = await api.database.insertInto('venue').defaultValues().returning('id').executeTakeFirstOrThrow()
  const named = { venue_id: venue.id, language: 'en', name: 'The Yard' } as const
  await api.database.insertInto('venue_translation').values(named).execute()
  const starts_at = new Date('2026-12-05T12:45:00Z')
  const [doors_at, ends_at] = [starts_at, new Date('2026-12-05T15:00:00Z')]
  const eventDate = await api.database
    .insertInto('event_date')
    .values({ event_id: event.id, venue_id: venue.id, doors_at, starts_at, ends_at })
    .returning('id')
    .executeTakeFirstOrThrow()
  const lines = []
  for (const admits of ['hall', 'stream'] as const) {
    const { id } = await makeProduct(api.database, { product_class: 'Ticket', num_available: null })
    await api.database
      .insertInto('ticket_type')
      .values({ event_date_id: eventDate.id, product_id: id, admits, capacity: 10 })
      .execute()
    lines.push({ productId: id, productClass: 'Ticket' as const, titles: { en: `A night, ${admits}` }, quantity: 2 })
  }
  return { event, eventDate, lines }
}

describe('a mail to the buyer', () => {
  test('about a new order has prices, address and payment deadline', async () => {
    const order = await writeOrder(api.database, {
      status: 'Pending',
      payment_status: 'unpaid',
      placed_at: new Date(Date.now() - 6 * 60_000),
      expires_at: new Date('2027-01-05T12:45:00Z'),
      shipping_incl_tax: 10_000,
      shipping_name: 'Inside the valley',
      shipping_address: JSON.stringify(ADDRESS),
      lines: [api.ofBook({ quantity: 2, incl_tax: 117_000 })],
    })
    const { to, subject, text, html, language } = await api.mailOf(order.id, 'received')
    expect({ to, subject, language }).toEqual({
      to: 'mira@people.example',
      subject: `We received your order ${order.number}`,
      language: 'en',
    })
    expect(text.replaceAll('\u00a0', ' ').split('\n\n')).toEqual([
      `We received your order ${order.number}`,
      'Pay by January 05, 2027 18:30 to keep your order.',
      `View order:\n${SITE}/order/${order.hash}/`,
      'Ship to:\nMira Lekhak\nHouse 4\nLalitpur\nNepal\n+9779800000000',
      '2 × The <Rain> Ledger: Rs 1,170',
      'Subtotal: Rs 1,170\nDelivery: Inside the valley: Rs 100\nTotal: Rs 1,270',
      `Payment: ${SITE}/help/payments/\nTrack an order: ${SITE}/orders/track/`,
      expect.stringMatching(/^Questions\? .* 01-5550100 .*\nContact us: .*\nDabali, .*Patan\n$/),
    ])
    expect(html).toContain('2 × The &lt;Rain&gt; Ledger</span>')
    expect(html).toContain(`href="${SITE}/order/${order.hash}/"`)
  })

  test('lists each discount once, between the lines at their price and the total', async () => {
    const order = await writeOrder(api.database, {
      discounts: JSON.stringify([{ kind: 'voucher', name: 'Dashain: 10% off', amount: 5_000, code: 'DASHAIN10' }]),
      goods_incl_tax: 45_000,
      goods_excl_tax: 45_000,
      shipping_incl_tax: 10_000,
      shipping_name: 'Inside the valley',
      total: 55_000,
      lines: [api.ofBook()],
    })
    const { text } = await api.mailOf(order.id, 'paid')
    expect(text.replaceAll('\u00a0', ' ')).toContain(
      '1 × The <Rain> Ledger: Rs 500\n\nSubtotal: Rs 500\nDashain: 10% off: -Rs 50\nDelivery: Inside the valley: Rs 100\nTotal: Rs 550',
    )
  })

  test.each([
    ['en', '', 'Returns and refunds', 'Mangal Bazaar, Patan'],
    ['ne', '/ne', 'फिर्ता र रिफन्ड', 'मङ्गलबजार, पाटन'],
  ] as const)(
    'links to the help of the store in %s, and names address and phone',
    async (language, prefix, label, town) => {
      // The stage has no help pages of its own.
      const order = await writeOrder(api.database, { language, site: 'http://localhost:3001', lines: [api.ofBook()] })
      const { text, html } = await api.mailOf(order.id, 'paid')
      expect(text).toContain(`${label}: ${SITE}${prefix}/help/returns/`)
      expect(text).toContain(`http://localhost:3001${prefix}/orders/track/`)
      expect(html).toContain(`<a class="t" href="${SITE}${prefix}/help/returns/">${label}</a>`)
      for (const fact of ['01-5550100', town]) expect([text, html].every((each) => each.includes(fact))).toBe(true)
    },
  )

  test.each([
    ['shipped', 'delivery', { fulfilment_status: 'shipped' }],
    ['refunded', 'returns', { refunded: 50_000 }],
    ['cancelled', 'returns', { status: 'Cancelled', payment_status: 'unpaid' }],
  ] as const)(
    'about an order that was %s links to the help about %s and to its tracking',
    async (kind, topic, parts) => {
      const order = await writeOrder(api.database, { ...parts, lines: [api.ofBook()] })
      const { text } = await api.mailOf(order.id, kind)
      expect(text).toContain(`${SITE}/help/${topic}/`)
      expect(text).not.toContain('in cash on delivery')
      expect(text).toContain(`${SITE}/orders/track/`)
    },
  )

  test('is in Nepali for a Nepali order', async () => {
    const order = await writeOrder(api.database, {
      language: 'ne',
      payment_method: 'cod',
      payment_status: 'cod_pending',
      shipping_address: JSON.stringify(ADDRESS),
      lines: [api.ofBook()],
    })
    const mail = await api.mailOf(order.id, 'received')
    expect(mail.language).toBe('ne')
    expect(mail.subject).toMatch(/^तपाईंको अर्डर [०-९]+ पायौँ$/)
    for (const said of [
      '१ × वर्षाको खाता: रू\u00a0५००',
      'रू\u00a0५०० नगद तिर्नुहोस्',
      'नेपाल',
      `${SITE}/ne/order/${order.hash}/`,
    ]) {
      expect(mail.text).toContain(said)
    }
  })

  test('about the payment names the method, or that nothing was due', async () => {
    const bought = await writeOrder(api.database, { lines: [api.ofBook()] })
    expect((await api.mailOf(bought.id, 'paid')).text).toContain('We received Rs\u00a0500 by Khalti. Thank you.')
    const free = await writeOrder(api.database, { payment_method: 'free', lines: [api.ofBook({ incl_tax: 0 })] })
    expect((await api.mailOf(free.id, 'paid')).text).toContain('There is nothing to pay.')
  })

  test('about a shipment lists the shipped lines only', async () => {
    const order = await writeOrder(api.database, {
      ...({ payment_method: 'cod', payment_status: 'cod_pending', fulfilment_status: 'shipped' } as const),
      shipping_address: JSON.stringify(ADDRESS),
      lines: [api.ofBook({ quantity: 3, refunded_quantity: 1 }), api.ofEbook()],
    })
    const { text } = await api.mailOf(order.id, 'shipped')
    expect(text).toMatch(/Pay Rs\s[\d,]+ in cash on delivery\./)
    expect(text).toContain('2 × The <Rain> Ledger')
    expect(text).toContain('Lalitpur')
    expect(text).not.toContain('Hill Songs')
  })

  test('about a refund has amount and method, once for each refund', async () => {
    const order = await writeOrder(api.database, { refunded: 20_000, lines: [api.ofBook()] })
    const first = await api.mailOf(order.id, 'refunded', { of: 'refund-1', amount: 15_000 })
    expect(first.text).toContain('We refunded Rs\u00a0150 by Khalti.')
    expect(await api.mailsOf(order.id, 'refunded', { of: 'refund-1', amount: 15_000 })).toEqual([])
    expect((await api.mailOf(order.id, 'refunded', { of: 'refund-2' })).text).toContain('We refunded Rs\u00a0200')
    const cash = await writeOrder(api.database, { payment_method: 'cod', refunded: 50_000, lines: [api.ofBook()] })
    expect((await api.mailOf(cash.id, 'refunded')).text).toContain('We will refund Rs\u00a0500 and ask you')
  })

  test.each([
    ['unpaid', 0, "You haven't been charged."],
    ['refunded', 50_000, 'We refunded Rs\u00a0500 by Khalti.'],
    ['refunded', 50_000, 'The tickets are no longer valid.'],
  ] as const)(
    'about a cancelled order that was %s says what happens with the money',
    async (payment_status, refunded, says) => {
      const lines = [{ ...api.ofBook(), productClass: 'Ticket' as const }]
      const order = await writeOrder(api.database, { status: 'Cancelled', payment_status, refunded, lines })
      expect((await api.mailOf(order.id, 'cancelled')).text).toContain(says)
      // After that no mail about the new order is sent.
      expect(await api.mailsOf(order.id, 'received')).toEqual([])
    },
  )

  test.each([false, true])('lists tickets with date and venue, and links to them; as a gift: %s', async (is_gift) => {
    const { lines } = await sellEventDate()
    const order = await writeOrder(api.database, { is_gift, lines: [...lines, api.ofBook()] })
    await issueTickets(api.database, order.id)
    const { text, html, attachments = [] } = await api.mailOf(order.id, 'paid')
    expect(text).toContain('December 05, 2026 18:30\nThe Yard')
    expect(text).toMatch(/Ticket no\. [\dA-Z]{4} [\dA-Z]{4}\n.*Ticket no\. /)
    expect(text).toContain('watch the stream')
    expect(text).toContain(`View tickets:\n${SITE}/order/${order.hash}/tickets/`)
    const tickets = await api.get(`/v1/api/orders/by-hash/${order.hash}/tickets/`)
    const codes = tickets.json().results.flatMap(({ code }: { code: string | null }) => (code === null ? [] : [code]))
    const calendar = attachments.find(({ name }) => name === 'tickets.ics')
    const dates = Buffer.from(calendar?.content ?? '', 'base64').toString()
    expect([calendar?.type, dates.match(/BEGIN:VEVENT/g)?.length]).toEqual(['text/calendar', 4])
    expect(dates).toContain(`URL;VALUE=URI:${SITE}/ticket/`)
    expect(dates).toContain('TRIGGER:-PT2H')
    const file = attachments.find(({ name }) => name === 'tickets.pdf')
    const printed = await textOf(Buffer.from(file?.content ?? '', 'base64'))
    expect([file?.type, printed.match(/Ticket \d of 2/g)]).toEqual([
      'application/pdf',
      ['Ticket 1 of 2', 'Ticket 2 of 2'],
    ])
    const pictures = attachments.filter(({ type }) => type === 'image/png')
    expect(await Promise.all(pictures.map(({ content }) => readCode(content)))).toEqual(codes)
    expect(html).toContain(`src="cid:${pictures[0]?.cid}"`)
    const without = await writeOrder(api.database, { lines: [api.ofBook()] })
    const { text: textWithout, attachments: filesWithout = [] } = await api.mailOf(without.id, 'paid')
    expect(textWithout).not.toContain('View tickets')
    expect(filesWithout.map(({ name }) => name)).not.toContain('tickets.ics')
    expect(filesWithout.map(({ name }) => name)).not.toContain('tickets.pdf')
  })

  test('leads to the stream on the culture site where there is no ticket to show', async () => {
    const { event, eventDate, lines } = await sellEventDate()
    const [, ...stream] = lines
    const path = `/event/${event.slug}/${eventDate.id}/live/`
    const buttonOf = async (order: { id: string }) => {
      await issueTickets(api.database, order.id)
      const { html, text } = await api.mailOf(order.id, 'paid')
      return { url: /<a href="([^"]+)" class="btn"/.exec(html)?.[1], text }
    }
    const alone = await writeOrder(api.database, { lines: stream })
    const { url, text } = await buttonOf(alone)
    expect(url).toBe(`${CULTURE}${path}`)
    expect(text).toContain(`View tickets:\n${SITE}/order/${alone.hash}/tickets/`)
    const nepali = await writeOrder(api.database, { language: 'ne', lines: stream })
    expect((await buttonOf(nepali)).text).toContain(`प्रसारण हेर्नुहोस्:\n${CULTURE}/ne${path}`)
    const both = await writeOrder(api.database, { lines })
    const ofBoth = await buttonOf(both)
    expect(ofBoth.url).toBe(`${SITE}/order/${both.hash}/tickets/`)
    expect(ofBoth.text).toContain(`Watch stream:\n${CULTURE}${path}`)
  })

  test('about the payment lists digital items, and none that were revoked', async () => {
    const order = await writeOrder(api.database, { language: 'ne', lines: [api.ofEbook()] })
    await api.grant(order, { product: api.ebook })
    const mail = await api.mailOf(order.id, 'paid')
    expect(mail.text).toContain('वा हेर्न सक्नुहुन्छ:\nपहाडका गीत (ई-बुक)')
    expect(mail.text).toContain(`${SITE}/ne/library/`)
    const revoked = await writeOrder(api.database, { lines: [api.ofEbook()] })
    expect((await api.mailOf(revoked.id, 'paid')).text).not.toContain('/library/')
  })

  test('reports the start, renewal and end of a subscription', async () => {
    const pass = await makeProduct(api.database, { product_class: 'Subscription', title: { en: 'The Pass' } })
    const passOrder = () =>
      writeOrder(api.database, {
        lines: [{ productId: pass.id, productClass: 'Subscription', titles: { en: 'The Pass' } }],
      })
    const until = '2027-01-05T12:45:00.000Z'
    const [order, later] = [await passOrder(), await passOrder()]
    const of = randomUUIDv7()
    await api.grant(order, { id: of, product: pass.id, terms: 'subscription', days: 30, ends: until })
    await api.grant(later, { product: pass.id, terms: 'subscription', days: 30, ends: '2027-02-05T12:45:00.000Z' })
    await api.pool.query("update entitlement set starts_at = '2027-01-05T12:45:00Z' where order_id = $1", [later.id])
    expect((await api.mailOf(order.id, 'paid')).text).toContain(
      'The Pass has started. It is valid until January 05, 2027 18:30.',
    )
    expect((await api.mailOf(later.id, 'paid')).text).toContain(
      'The Pass has been renewed. It is valid until February 05',
    )
    const ends = { of, event: 'ends', until } as const
    expect((await api.mailOf(order.id, 'subscription', ends)).text).toContain('Buy it again')
    expect(await api.mailsOf(order.id, 'subscription', ends)).toEqual([])
  })

  test('is not sent if only a phone number is known', async () => {
    const order = await writeOrder(api.database, { email: null, phone: '+9779800000000', lines: [api.ofBook()] })
    expect(await api.mailsOf(order.id, 'paid')).toEqual([])
  })
})
