import { randomUUIDv7 } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { makeContent } from './make-content.ts'
import { makeProduct } from './make-product.ts'
import { type OrderMails, startOrderMails } from './start-order-mails.ts'
import { writeOrder } from './write-order.ts'

const SITE = 'http://localhost:3000'
const ADDRESS = {
  first_name: 'Mira',
  last_name: 'Lekhak',
  line1: 'House 4',
  line4: 'Lalitpur',
  country: 'NP',
  phone_number: '+9779800000000',
}

let api: OrderMails
beforeAll(async () => {
  api = await startOrderMails()
})
beforeEach(() => api.empty())
afterAll(() => api.stop())

describe('a mail to the buyer', () => {
  test('about a new order has prices, address and payment deadline', async () => {
    const order = await writeOrder(api.database, {
      status: 'Pending',
      payment_status: 'unpaid',
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
      '2 × The <Rain> Ledger: Rs 1,170\nDelivery: Inside the valley: Rs 100\nTotal: Rs 1,270',
      'Ship to:\nMira Lekhak\nHouse 4\nLalitpur\nNepal\n+9779800000000',
      `View order:\n${SITE}/order/${order.hash}/`,
      'Dabali\n',
    ])
    expect(html).toContain('2 × The &lt;Rain&gt; Ledger</th>')
    expect(html).toContain(`href="${SITE}/order/${order.hash}/"`)
  })

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
    const lines = [api.ofBook({ quantity: 3, refunded_quantity: 1 }), api.ofEbook()]
    const order = await writeOrder(api.database, { shipping_address: JSON.stringify(ADDRESS), lines })
    const { text } = await api.mailOf(order.id, 'shipped')
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
    ['unpaid', "You haven't been charged."],
    ['refunded', 'We will refund your payment.'],
  ] as const)('about a cancelled order that was %s says what happens with the money', async (payment_status, says) => {
    const order = await writeOrder(api.database, { status: 'Cancelled', payment_status, lines: [api.ofBook()] })
    expect((await api.mailOf(order.id, 'cancelled')).text).toContain(says)
    // After that no mail about the new order is sent.
    expect(await api.mailsOf(order.id, 'received')).toEqual([])
  })

  test('lists tickets with date and venue, and links to them', async () => {
    const event = await makeContent(api.database, 'event')
    const venue = await api.database.insertInto('venue').defaultValues().returning('id').executeTakeFirstOrThrow()
    await api.database
      .insertInto('venue_translation')
      .values({ venue_id: venue.id, language: 'en', name: 'The Yard' })
      .execute()
    const starts_at = new Date('2026-12-05T12:45:00Z')
    const eventDate = await api.database
      .insertInto('event_date')
      .values({
        event_id: event.id,
        venue_id: venue.id,
        doors_at: starts_at,
        starts_at,
        ends_at: new Date('2026-12-05T15:00:00Z'),
      })
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
    const order = await writeOrder(api.database, { lines: [...lines, api.ofBook()] })
    const { text } = await api.mailOf(order.id, 'tickets')
    expect(text).toContain('2 × A night, hall: December 05, 2026 18:30, The Yard')
    expect(text).toContain('2 × A night, stream: December 05, 2026 18:30, live stream')
    expect(text).toContain(`${SITE}/order/${order.hash}/tickets/`)
    expect(text).not.toContain('Ledger')
    const without = await writeOrder(api.database, { lines: [api.ofBook()] })
    expect(await api.mailsOf(without.id, 'tickets')).toEqual([])
  })

  test('lists digital items, and is not sent once they are revoked', async () => {
    const order = await writeOrder(api.database, { language: 'ne', lines: [api.ofBook(), api.ofEbook()] })
    await api.grant(order, { product: api.ebook })
    const mail = await api.mailOf(order.id, 'library')
    expect(mail.text).toContain('पहाडका गीत')
    expect(mail.text).toContain(`${SITE}/ne/library/`)
    expect(mail.text).not.toContain('वर्षाको खाता')
    const revoked = await writeOrder(api.database, { lines: [api.ofEbook()] })
    expect(await api.mailsOf(revoked.id, 'library')).toEqual([])
  })

  test('reports the start, renewal and end of a subscription', async () => {
    const pass = await makeProduct(api.database, { product_class: 'Subscription', title: { en: 'The Pass' } })
    const order = await writeOrder(api.database, {
      lines: [{ productId: pass.id, productClass: 'Subscription', titles: { en: 'The Pass' } }],
    })
    const until = '2027-01-05T12:45:00.000Z'
    const of = randomUUIDv7()
    await api.grant(order, { id: of, product: pass.id, terms: 'subscription', days: 30, ends: until })
    expect(await api.mailOf(order.id, 'subscription', { of, event: 'begun', until })).toMatchObject({
      subject: 'The Pass has started',
      text: expect.stringContaining('It is valid until January 05, 2027 18:30.'),
    })
    expect((await api.mailOf(order.id, 'subscription', { of, event: 'renews', until })).subject).toBe(
      'The Pass has been renewed',
    )
    expect((await api.mailOf(order.id, 'subscription', { of, event: 'ends', until })).text).toContain('Buy it again')
    expect(await api.mailsOf(order.id, 'subscription', { of, event: 'ends', until })).toEqual([])
  })

  test('is not sent if only a phone number is known', async () => {
    const order = await writeOrder(api.database, { email: null, phone: '+9779800000000', lines: [api.ofBook()] })
    expect(await api.mailsOf(order.id, 'paid')).toEqual([])
  })
})
