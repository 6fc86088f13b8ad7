import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { startKhalti, WANTED } from './start-khalti.ts'

let at: Awaited<ReturnType<typeof startKhalti>>
beforeAll(async () => {
  at = await startKhalti()
})
afterAll(() => at.stop())

describe('initiate', () => {
  test('answers a link that lives an hour', async () => {
    const { status, body } = await at.initiate()
    expect(status).toBe(200)
    expect(body).toEqual({
      pidx: expect.stringMatching(/^[A-Za-z0-9]{22}$/),
      payment_url: `${at.url}/khalti/pay/?pidx=${body.pidx}`,
      expires_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}\+05:45$/),
      expires_in: 3600,
    })
    const life = Date.parse(body.expires_at) - Date.now()
    expect(life).toBeGreaterThan(3_500_000)
    expect(life).toBeLessThanOrEqual(3_600_000)
    expect((await fetch(body.payment_url)).status).toBe(200)
  })

  test('of the same order makes another link, and the newest is the one that is meant', async () => {
    const [first, second] = [await at.begin(), await at.begin()]
    expect(second).not.toBe(first)
    expect((await at.khalti.payment('test12')).id).toBe(second)
  })

  test.each([
    ['a text', { amount: '1000' }],
    [
      'a breakdown that adds up',
      {
        amount_breakdown: [
          { label: 'Book', amount: 1000 },
          { label: 'VAT', amount: 300 },
        ],
      },
    ],
    ['what only the merchant knows', { merchant_extra: 'x', customer_info: { name: 'Khalti Bahadur' } }],
  ])('takes %s', async (_title, changed) => {
    expect((await at.initiate(changed)).status).toBe(200)
  })

  const SHORT = 'Amount should be greater than Rs. 10, that is 1000 paisa.'
  test.each([
    [{ return_url: '' }, { return_url: ['This field may not be blank.'] }],
    [{ return_url: undefined }, { return_url: ['This field is required.'] }],
    [{ return_url: null }, { return_url: ['This field may not be null.'] }],
    [{ return_url: 'shop' }, { return_url: ['Enter a valid URL.'] }],
    [{ website_url: 'ftp://x/' }, { website_url: ['Enter a valid URL.'] }],
    [{ amount: 999 }, { amount: [SHORT] }],
    [{ amount: -1000 }, { amount: [SHORT] }],
    [{ amount: 'ten' }, { amount: ['A valid integer is required.'] }],
    [{ amount: 1300.5 }, { amount: ['A valid integer is required.'] }],
    [{ amount: undefined }, { amount: ['This field is required.'] }],
    [{ purchase_order_id: ' ' }, { purchase_order_id: ['This field may not be blank.'] }],
    [{ purchase_order_name: ['x'] }, { purchase_order_name: ['Not a valid string.'] }],
    [{ amount_breakdown: [{ label: 'Book', amount: 1000 }] }, { amount: ['Amount Breakdown mismatch.'] }],
    [
      { amount: 1, website_url: '' },
      { amount: [SHORT], website_url: ['This field may not be blank.'] },
    ],
  ])('with %j says what is wrong', async (changed, faults) => {
    expect(await at.initiate(changed)).toEqual({ status: 400, body: { ...faults, error_key: 'validation_error' } })
  })

  test('of something that is no JSON is refused', async () => {
    const { status, body } = await at.ask('v2/epayment/initiate', '{')
    expect([status, body.detail]).toEqual([400, expect.stringMatching(/^JSON parse error/)])
    expect((await at.ask('v2/epayment/initiate', [])).status).toBe(400)
  })
})

describe('the key', () => {
  test.each([
    [null, 'Authentication credentials were not provided.'],
    ['sandbox-khalti-secret-key', 'Authentication credentials were not provided.'],
    ['Key ', 'Authentication credentials were not provided.'],
    ['Bearer sandbox-khalti-secret-key', 'Authentication credentials were not provided.'],
    ['Key another', 'Invalid token.'],
  ])('%s is refused everywhere', async (authorization, detail) => {
    const { pidx, transaction } = await at.paid()
    for (const [path, body] of [
      ['v2/epayment/initiate', WANTED],
      ['v2/epayment/lookup', { pidx }],
      [`merchant-transaction/${transaction}/refund`, {}],
    ] as const)
      expect([path, await at.ask(path, body, authorization)]).toEqual([
        path,
        { status: 401, body: { detail, status_code: 401 } },
      ])
    expect((await at.khalti.payment(pidx)).refunded).toBe(0)
  })

  test('does not make another method right', async () => {
    for (const path of ['v2/epayment/initiate', 'v2/epayment/lookup', 'merchant-transaction/any/refund']) {
      const url = `${at.url}/khalti/api/${path}/`
      expect([path, (await fetch(url)).status]).toEqual([path, 401])
      const answer = await fetch(url, { headers: { authorization: 'Key sandbox-khalti-secret-key' } })
      expect([path, answer.status, await answer.json()]).toEqual([path, 405, { detail: 'Method "GET" not allowed.' }])
    }
  })

  test('may be called key as well', async () => {
    expect((await at.ask('v2/epayment/initiate', WANTED, 'key sandbox-khalti-secret-key')).status).toBe(200)
  })
})

describe('the return URL', () => {
  test('after a payment contains the outcome', async () => {
    const pidx = await at.begin()
    const { url, payment } = await at.khalti.act(pidx, 'approve')
    const back = new URL(url ?? '')
    expect(back.origin + back.pathname).toBe('https://shop.example/khalti/back/')
    expect(Object.fromEntries(back.searchParams)).toEqual({
      basket: '1',
      pidx,
      txnId: payment.transaction,
      tidx: payment.transaction,
      transaction_id: payment.transaction,
      amount: '1300',
      total_amount: '1300',
      status: 'Completed',
      mobile: '98XXXXX001',
      purchase_order_id: 'test12',
      purchase_order_name: 'Order 12 & more',
    })
  })

  test('after a cancel has no transaction', async () => {
    const { url } = await at.khalti.act(await at.begin(), 'cancel')
    const query = Object.fromEntries(new URL(url ?? '').searchParams)
    expect(query).toMatchObject({ status: 'User canceled', transaction_id: '', tidx: '', mobile: '', amount: '1300' })
    expect(query).not.toHaveProperty('txnId')
  })

  test('can lie, and the look-up does not', async () => {
    const pidx = await at.begin()
    const { url } = await at.khalti.act(pidx, 'lie-paid')
    const { searchParams } = new URL(url ?? '')
    expect([searchParams.get('status'), searchParams.get('transaction_id')]).toEqual([
      'Completed',
      expect.stringMatching(/^.{22}$/),
    ])
    expect((await at.lookup(pidx)).body).toMatchObject({ status: 'Initiated', transaction_id: null })
  })
})

describe('the look-up', () => {
  test.each([
    ['go-away', 200, 'Initiated', false],
    ['approve', 200, 'Completed', true],
    ['approve-silently', 200, 'Completed', true],
    ['delay', 200, 'Pending', false],
    ['cancel', 400, 'User canceled', false],
    ['refuse', 400, 'Failed', false],
    ['expire', 400, 'Expired', false],
  ])('after %s is HTTP %d and says %s', async (act, code, status, hasTransaction) => {
    const pidx = await at.begin()
    await at.khalti.act(pidx, act, { ms: 60_000 })
    expect(await at.lookup(pidx)).toEqual({
      status: code,
      body: {
        pidx,
        total_amount: 1300,
        status,
        transaction_id: hasTransaction ? expect.stringMatching(/^.{22}$/) : null,
        fee: 0,
        refunded: false,
      },
    })
  })

  test('reports another amount for lie-amount', async () => {
    const pidx = await at.begin()
    const { url } = await at.khalti.act(pidx, 'lie-amount', { amount: 1000 })
    expect(new URL(url ?? '').searchParams.get('amount')).toBe('1000')
    expect((await at.lookup(pidx)).body).toMatchObject({ status: 'Completed', total_amount: 1000 })
  })

  test('reports an expired link, and a payment that arrives later', async () => {
    await at.khalti.control({ life_ms: 50 })
    const { body } = await at.initiate()
    await at.khalti.control({ life_ms: 3_600_000 })
    expect(body.expires_in).toBe(0)
    await vi.waitUntil(async () => (await at.lookup(body.pidx)).body.status === 'Expired', 10_000)
    await at.khalti.act(body.pidx, 'approve')
    expect((await at.lookup(body.pidx)).body.status).toBe('Completed')
  })

  test('does not expire a paid payment', async () => {
    await at.khalti.control({ life_ms: 50 })
    const [pidx, other] = [await at.begin(), await at.begin()]
    await at.khalti.act(pidx, 'approve')
    await vi.waitUntil(async () => (await at.lookup(other)).body.status === 'Expired', 10_000)
    expect((await at.lookup(pidx)).body.status).toBe('Completed')
    await at.khalti.control({ life_ms: 3_600_000 })
  })

  test('of something else finds nothing', async () => {
    const NOT_FOUND = { status: 404, body: { detail: 'Not found.', error_key: 'validation_error' } }
    expect(await at.lookup('nobody')).toEqual(NOT_FOUND)
    expect(await at.lookup(['x'])).toEqual(NOT_FOUND)
    await at.begin()
    // The reference of the shop is not its id.
    expect(await at.lookup('test12')).toEqual(NOT_FOUND)
    expect((await at.lookup(undefined)).body).toEqual({
      pidx: ['This field is required.'],
      error_key: 'validation_error',
    })
    expect((await at.lookup('')).body).toEqual({
      pidx: ['This field may not be blank.'],
      error_key: 'validation_error',
    })
  })
})
