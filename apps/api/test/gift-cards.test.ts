import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { settlePayment } from '../src/payments/status-sync/sync-payment.ts'
import { CODE, FOR_RITA, type GiftCardApp, startGiftCardApp } from './gift-card-actions.ts'
import { codesOf, NEPALI, payOrder } from './order-actions.ts'
import { textOf } from './pdf-text.ts'
import { call, newMember } from './visitors.ts'

let api: GiftCardApp
beforeAll(async () => {
  api = await startGiftCardApp()
})
beforeEach(async () => {
  api.mails.splice(0)
  await api.rows('delete from rate_limit')
})
afterAll(() => api.stop())

const cardsOf = (orderId: string) => api.rows('select * from gift_card where order_id = $1', [orderId])

describe('buying a gift card', () => {
  test('places an order of one line, which cannot be paid in cash', async () => {
    const { status, body } = await api.order(FOR_RITA)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      status: 'Pending',
      total_incl_tax: '1000.00',
      total_tax: '0.00',
      total_to_pay: '1000.00',
      email: 'buyer@example.com',
      is_gift: true,
      gift: { recipient_name: 'Rita', recipient_email: 'rita@example.com', message: 'Read something good.' },
      lines: [{ product_class: 'Gift card', product_title: 'Gift card', product_id: null, product: null, quantity: 1 }],
      payment: { method: 'esewa', amount: '1000.00' },
    })
    const { body: payment } = await call(api, 'GET', `payments/${body.payment.hash}/`)
    const allowed = payment.methods.filter((each: { allowed: boolean }) => each.allowed)
    expect(allowed.map(({ method }: { method: string }) => method)).not.toContain('cod')
    expect((await api.order({ ...FOR_RITA, payment_method: 'cod' })).status).toBe(400)
  })

  test.each([
    [{ amount: '199' }, 'amount'],
    [{ amount: '25001' }, 'amount'],
    [{ amount: 'much' }, 'amount'],
    [{ email: '' }, 'email'],
    [{ email: 'nobody' }, 'email'],
    [{ recipient_email: 'nobody' }, 'recipient_email'],
    [{ message: 'x'.repeat(1001) }, 'message'],
    [{ sender_name: 'x'.repeat(256) }, 'sender_name'],
    [{ deliver_on: '2020-01-01' }, 'deliver_on'],
    [{ payment_method: undefined }, 'payment_method'],
  ])('refuses %j', async (input, field) => {
    const { status, body } = await api.order({ ...FOR_RITA, ...input })
    expect([status, Object.keys(body)[0]]).toEqual([400, field])
    const nepali = await api.order({ ...FOR_RITA, ...input }, NEPALI)
    expect(nepali.text).toMatch(/[\u0900-\u097f]/)
  })

  test('a repeated request places one order', async () => {
    const key = { 'idempotency-key': randomUUID() }
    const [first, second] = [await api.order(FOR_RITA, key), await api.order(FOR_RITA, key)]
    expect(second.body.number).toBe(first.body.number)
  })

  test('a member needs no email, and without a recipient the card is for the buyer', async () => {
    const { accountId, cookie } = await newMember(api)
    const { body } = await api.order({ amount: '500', payment_method: 'khalti' }, { cookie })
    const email = `${accountId}@members.example`
    expect([body.email, body.gift.recipient_email, body.owner]).toEqual([email, email, '/v1/api/me/'])
  })
})

describe('a card', () => {
  test('does not exist before the order is paid, and a payment that is reported twice issues one', async () => {
    const { body } = await api.order(FOR_RITA)
    await api.drainJobs()
    expect(await cardsOf(body.id)).toEqual([])
    const payment = await payOrder(api, body.id)
    await Promise.all([1, 2, 3].map(() => settlePayment(api.database, payment)))
    await api.rows('update payment set settled_at = null where id = $1', [payment])
    await settlePayment(api.database, payment)
    await api.drainJobs()
    expect(await cardsOf(body.id)).toMatchObject([{ amount: 100_000, balance: 100_000 }])
    expect(api.mails.filter(({ to }) => to === 'rita@example.com')).toHaveLength(1)
    expect((await api.seen(body)).status).toBe('Complete')
  })

  test('is mailed to the recipient with its code, and a receipt without it to the buyer', async () => {
    const { body } = await api.order(FOR_RITA)
    await payOrder(api, body.id)
    await api.drainJobs()
    const [card] = api.mails.filter(({ to }) => to === 'rita@example.com')
    const [receipt] = api.mails.filter(({ to }) => to === 'buyer@example.com')
    expect(card?.subject).toBe('Bishal sent you a gift card')
    for (const part of ['Hello Rita,', 'Read something good.', 'Rs\u00a01,000', '/gift-cards/balance/']) {
      expect(card?.text).toContain(part)
      expect(card?.html).toContain(part)
    }
    const [code = ''] = CODE.exec(card?.text ?? '') ?? []
    expect(card?.html).toContain(code)
    expect(`${card?.text}${card?.html}`).not.toContain(body.hash)
    expect(receipt?.text).toContain('We email the gift card to rita@example.com.')
    expect(JSON.stringify(receipt)).not.toMatch(code)
    const stored = await api.rows('select row_to_json(gift_card)::text as card from gift_card')
    expect(JSON.stringify(stored)).not.toContain(code)
    expect(await api.balance(code)).toBe('1000.00')
  })

  test('is mailed with a page to print', async () => {
    const { body } = await api.order(FOR_RITA)
    await payOrder(api, body.id)
    await api.drainJobs()
    const card = api.mails.find(({ to }) => to === 'rita@example.com')
    const [code = ''] = CODE.exec(card?.text ?? '') ?? []
    const [file, ...others] = card?.attachments ?? []
    expect([file?.name, file?.type, others]).toEqual(['dabali-gift-card.pdf', 'application/pdf', []])
    const text = await textOf(Buffer.from(file?.content ?? '', 'base64'))
    for (const part of [
      'Gift card',
      'Rs 1,000',
      'for Rita',
      code,
      'How to use it',
      'enter the code',
      'From Bishal',
      'Read something good.',
    ]) {
      expect(text).toContain(part)
    }
    expect(card?.text).toContain('A gift card to print is attached.')
    expect(card?.html).toContain('for Rita')
    const [receipt] = api.mails.filter(({ to }) => to === 'buyer@example.com')
    expect(receipt?.attachments?.map(({ name }) => name)).not.toContain('dabali-gift-card.pdf')
  })

  test('with a long message still has one page', async () => {
    const message = Array.from({ length: 100 }, () => 'Read this').join('\n')
    const { body } = await api.order({ ...FOR_RITA, message: message.slice(0, 1000), recipient_name: 'R'.repeat(200) })
    await payOrder(api, body.id)
    await api.drainJobs()
    const file = api.mails.find(({ to }) => to === 'rita@example.com')?.attachments?.[0]
    const bytes = Buffer.from(file?.content ?? '', 'base64')
    expect(bytes.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1)
  })

  test('is mailed in Nepali', async () => {
    const { body } = await api.order(FOR_RITA, NEPALI)
    await payOrder(api, body.id)
    await api.drainJobs()
    const card = api.mails.find(({ to }) => to === 'rita@example.com')
    expect(card?.subject).toBe('Bishal ले तपाईंलाई उपहार कार्ड पठाउनुभयो')
    expect(card?.text).toMatch(CODE)
    const printed = await textOf(Buffer.from(card?.attachments?.[0]?.content ?? '', 'base64'))
    expect(printed).toMatch(/[\u0900-\u097f]/)
    expect(printed).not.toMatch(/Gift card|How to use/)
  })

  test('waits for its day', async () => {
    const day = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10)
    const { body } = await api.order({ ...FOR_RITA, deliver_on: day })
    await payOrder(api, body.id)
    await api.drainJobs()
    expect(api.mails.map(({ to }) => to)).toEqual(['buyer@example.com'])
    expect(await cardsOf(body.id)).toMatchObject([{ code_hash: null, sent_at: null }])
    await api.rows(`update "order" set gift = gift || '{"deliver_on": ""}' where id = $1`, [body.id])
    await api.rows(`update outbox set run_at = now() where topic = 'orders.mail'`)
    await api.drainJobs()
    expect(api.mails.map(({ to }) => to)).toEqual(['buyer@example.com', 'rita@example.com'])
  })

  test('keeps its recipient until it is sent, also after the account of the buyer is deleted', async () => {
    const { accountId, cookie } = await newMember(api)
    const { body } = await api.order({ ...FOR_RITA }, { cookie })
    await payOrder(api, body.id)
    await api.rows('delete from account where id = $1', [accountId])
    const giftOf = async () => (await api.rows('select gift, email from "order" where id = $1', [body.id]))[0]
    expect((await giftOf()).gift.recipient_email).toBe('rita@example.com')
    await api.drainJobs()
    expect(api.mails.map(({ to }) => to)).toContain('rita@example.com')
    await api.rows('select forget_buyers()')
    expect(await giftOf()).toEqual({ gift: null, email: null })
  })
})

describe('the balance', () => {
  test('is shown for a code in any writing', async () => {
    const { code } = await api.card(500)
    expect(
      (await call(api, 'POST', 'gift-cards/balance/', { code: ` ${code.toLowerCase().replaceAll('-', ' ')}` })).body,
    ).toEqual({
      ends_with: code.slice(-4),
      amount: '500.00',
      balance: '500.00',
      currency: 'NPR',
    })
  })

  test('has one answer for every other code', async () => {
    const { code, orderId } = await api.card(500)
    await api.asStaff({ id: orderId }, 'cancel', { reason: 'mistake' })
    const answers = await Promise.all(
      [code, 'AAAA-AAAA-AAAA-AAAA-AAAA', 'DASHAIN10', ''].map(async (each) => {
        const { status, body } = await call(api, 'POST', 'gift-cards/balance/', { code: each })
        return [status, body]
      }),
    )
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect(answers[0]).toMatchObject([406, { code: 'unknown_gift_card' }])
  })

  test('cannot be asked for without end', async () => {
    const ask = () => call(api, 'POST', 'gift-cards/balance/', { code: 'AAAA-AAAA-AAAA-AAAA-AAAA' })
    for (let tries = 0; tries < 20; tries += 1) expect((await ask()).status).toBe(406)
    expect((await ask()).status).toBe(429)
  })
})

describe('an order that bought a card', () => {
  test('cannot be cancelled by its buyer, and by staff only while nothing is spent', async () => {
    const spent = await api.card(600)
    const { status } = await api.spend(spent.code)
    expect(status).toBe(200)
    const refusal = await api.asStaff({ id: spent.orderId }, 'cancel', { reason: 'mistake' })
    expect([refusal.status, refusal.body.code]).toEqual([409, 'gift_card_spent'])
    expect(await api.balance(spent.code)).toBe('100.00')

    const unspent = await api.card(500)
    const order = await api.seen({ id: unspent.orderId })
    expect([order.can_cancel, order.cancel_reason]).toEqual([false, expect.stringContaining("can't be returned")])
    const cancelled = await api.asStaff({ id: unspent.orderId }, 'cancel', { reason: 'mistake' })
    expect(codesOf(cancelled.body)).toContain('cancelled')
    expect(await api.balance(unspent.code)).toBeUndefined()
  })
})
