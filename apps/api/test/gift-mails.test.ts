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
