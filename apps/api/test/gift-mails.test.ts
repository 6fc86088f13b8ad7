import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type OrderMails, startOrderMails } from './start-order-mails.ts'
import { writeOrder } from './write-order.ts'

const SITE = 'http://localhost:3000'

let api: OrderMails
beforeAll(async () => {
  api = await startOrderMails()
})
beforeEach(() => api.empty())
afterAll(() => api.stop())

describe('a gift mail', () => {
  const giftTo = (gift: object, parts: object = {}) =>
    writeOrder(api.database, {
      is_gift: true,
      gift: JSON.stringify({
        recipient_name: 'Kesar',
        recipient_email: 'kesar@people.example',
        message: 'Read it\nby the fire.',
        deliver_on: '',
        ...gift,
      }),
      lines: [api.ofBook(), api.ofEbook()],
      ...parts,
    })

  test('is sent at once, with message and sender, without price, address and link of the order', async () => {
    const order = await giftTo({}, { shipping_address: JSON.stringify({ line1: 'House 99', country: 'NP' }) })
    await api.grant(order, { product: api.ebook, isGift: true })
    const mail = await api.mailOf(order.id, 'gift')
    expect(mail).toMatchObject({
      to: 'kesar@people.example',
      subject: 'mira@people.example sent you a gift',
      replyTo: 'mira@people.example',
    })
    for (const said of [
      'Hello Kesar,',
      'Read it\nby the fire.',
      '1 × Hill Songs',
      'by courier',
      'Claim gift',
      `${SITE}/library/gift/`,
      `${SITE}/help/e-books/`,
    ]) {
      expect(mail.text).toContain(said)
    }
    // A random token in a link can contain the letters "Rs", so a price is looked for.
    expect(mail.text + mail.html).not.toMatch(/Rs\s\d|House 99/)
    expect(mail.text + mail.html).not.toContain(order.hash)
    // The recipient has no number to track the order with.
    expect(mail.text).not.toContain('/orders/track/')
  })

  test('waits for its day, 6:00 in Nepal, and is sent once', async () => {
    const order = await giftTo({ deliver_on: '2999-01-01' })
    expect(await api.mailsOf(order.id, 'gift')).toEqual([])
    const { rows } = await api.pool.query("select run_at from outbox where topic = 'orders.mail'")
    expect(rows).toEqual([{ run_at: new Date('2999-01-01T00:15:00Z') }])
    // Another request meanwhile does not send it earlier.
    expect(await api.mailsOf(order.id, 'gift')).toEqual([])
    expect((await api.pool.query("select from outbox where topic = 'orders.mail'")).rowCount).toBe(1)
    await api.pool.query(`update "order" set gift = gift || '{"deliver_on": "2026-01-01"}' where id = $1`, [order.id])
    await api.pool.query('update outbox set run_at = now()')
    await api.drainJobs()
    expect(api.mails.splice(0).map(({ to }) => to)).toEqual(['kesar@people.example'])
    expect(await api.mailsOf(order.id, 'gift')).toEqual([])
  })

  test.each([
    ['was cancelled', {}, () => ({ status: 'Cancelled' })],
    ['was refunded', {}, () => ({ lines: [api.ofBook({ refunded_quantity: 1 })] })],
    ['has no email address', { recipient_email: '' }, () => ({})],
  ])('is not sent if the order %s', async (_why, gift, parts) => {
    const order = await giftTo(gift, parts())
    expect(await api.mailsOf(order.id, 'gift')).toEqual([])
  })
})

describe('the mail to the buyer of a gift', () => {
  const buy = (recipient_email: string, parts: object = {}) =>
    writeOrder(api.database, {
      is_gift: true,
      gift: JSON.stringify({ recipient_name: 'Kesar', recipient_email, message: '', deliver_on: '' }),
      lines: [api.ofBook(), api.ofEbook()],
      ...parts,
    })

  test.each([
    ['en', 'This order is a gift. There are no prices in the parcel.'],
    ['ne', 'यो अर्डर उपहार हो। पार्सलमा मूल्य हुँदैन।'],
  ] as const)('says that it is a gift, in %s', async (language, said) => {
    const paid = await buy('', { language })
    expect((await api.mailOf(paid.id, 'paid')).text).toContain(said)
    const waiting = { status: 'Pending', payment_status: 'unpaid', expires_at: new Date('2999-01-01T00:00:00Z') }
    const unpaid = await buy('', { language, ...waiting, placed_at: new Date(Date.now() - 6 * 60_000) })
    expect((await api.mailOf(unpaid.id, 'received')).text).toContain(said)
  })

  test('speaks of a parcel only where there is one, and not of a gift where there is none', async () => {
    const { text } = await api.mailOf((await buy('', { lines: [api.ofEbook()] })).id, 'paid')
    expect(text).toContain('This order is a gift.')
    expect(text).not.toContain('no prices')
    const own = await buy('', { is_gift: false, gift: null })
    expect((await api.mailOf(own.id, 'paid')).text).not.toContain('gift')
  })

  test('leads to the library, where the items of a gift are that is not sent by email', async () => {
    const kept = await buy('')
    await api.grant(kept, { product: api.ebook })
    expect((await api.mailOf(kept.id, 'paid')).text).toContain(`${SITE}/library/`)
    const sent = await buy('kesar@people.example')
    await api.grant(sent, { product: api.ebook, isGift: true })
    expect((await api.mailOf(sent.id, 'paid')).text).not.toContain(`${SITE}/library/`)
  })

  test('is about the end of a subscription that the buyer has kept', async () => {
    const order = await buy('')
    const ends = '2999-01-05T12:45:00.000Z'
    await api.grant(order, { product: api.ebook, terms: 'subscription', days: 30, ends })
    expect(await api.mailOf(order.id, 'subscription')).toMatchObject({ to: 'mira@people.example' })
  })
})
