import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { atGateway, startSandbox, startShop } from './start-sandbox.ts'

const KEY = { authorization: 'Key sandbox-khalti-secret-key' }

let sandbox: Awaited<ReturnType<typeof startSandbox>>
let shop: Awaited<ReturnType<typeof startShop>>
let khalti: ReturnType<typeof atGateway>
beforeAll(async () => {
  shop = await startShop()
  sandbox = await startSandbox()
  khalti = atGateway(`${sandbox.url}/khalti/`)
})
beforeEach(() => {
  shop.requests.length = 0
  shop.together = 1
  shop.answer = 200
})
afterAll(async () => {
  await sandbox.stop()
  await shop.stop()
})

const ask = async (path: string, body: object) => {
  const answer = await fetch(`${sandbox.url}/khalti/api/v2/epayment/${path}/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...KEY },
    body: JSON.stringify(body),
  })
  return (await answer.json()) as { pidx: string }
}
let count = 0
const begin = async () => {
  count += 1
  const reference = `order-${count}`
  const { pidx } = await ask('initiate', {
    return_url: `${shop.url}/back/`,
    website_url: shop.url,
    amount: 5000,
    purchase_order_id: reference,
    purchase_order_name: 'Order',
  })
  return { reference, pidx }
}
const state = async (reference: string) => (await khalti.payment(reference)).state

describe('an act', () => {
  test('finds a payment by the reference of the shop and by the id of the gateway', async () => {
    const { reference, pidx } = await begin()
    expect((await khalti.act(reference, 'go-away')).payment.id).toBe(pidx)
    expect((await khalti.act(pidx, 'go-away')).payment.reference).toBe(reference)
  })

  test.each([
    ['approve', 'paid', 'Completed'],
    ['refuse', 'refused', 'Failed'],
    ['cancel', 'cancelled', 'User canceled'],
    ['delay', 'pending', 'Pending'],
    ['lie-paid', 'open', 'Completed'],
    ['approve-silently', 'paid', null],
    ['go-away', 'open', null],
    ['expire', 'expired', null],
  ])('%s leaves it %s, and the browser comes back with %s', async (act, left, said) => {
    const { reference } = await begin()
    const { status, url, payment } = await khalti.act(reference, act, { ms: 60_000 })
    expect([status, payment.state]).toEqual([200, left])
    expect(url === null ? null : new URL(url).searchParams.get('status')).toBe(said)
  })

  test('decides a delayed payment later', async () => {
    const [paid, refused] = [await begin(), await begin()]
    await khalti.act(paid.reference, 'delay', { ms: 50 })
    await khalti.act(refused.reference, 'delay', { ms: 50, ending: 'refuse' })
    await vi.waitUntil(async () => (await state(paid.reference)) === 'paid', 10_000)
    await vi.waitUntil(async () => (await state(refused.reference)) === 'refused', 10_000)
  })

  test('replaces a scheduled decision', async () => {
    const [now, later] = [await begin(), await begin()]
    // Far longer than a request takes, so that the second act comes before the first is due.
    await khalti.act(now.reference, 'delay', { ms: 1500 })
    await khalti.act(now.reference, 'cancel')
    await khalti.act(later.reference, 'delay', { ms: 1500 })
    await vi.waitUntil(async () => (await state(later.reference)) === 'paid', 10_000)
    expect(await state(now.reference)).toBe('cancelled')
  })

  test('never reverts a paid payment', async () => {
    const { reference } = await begin()
    await khalti.act(reference, 'approve')
    for (const act of ['refuse', 'cancel', 'delay', 'expire']) {
      expect([act, (await khalti.act(reference, act, { ms: 0 })).payment.state]).toEqual([act, 'paid'])
    }
  })

  test('approve done twice is one payment', async () => {
    const { reference } = await begin()
    const [first, second] = [await khalti.act(reference, 'approve'), await khalti.act(reference, 'approve')]
    expect(second.url).toBe(first.url)
    expect(second.payment.transaction).toBe(first.payment.transaction)
  })

  test('replay notifies the shop several times at once and returns its responses', async () => {
    const { reference } = await begin()
    shop.together = 5
    const { url, sent, payment } = await khalti.act(reference, 'replay', { times: 5 })
    expect(payment.state).toBe('paid')
    expect(sent.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
    expect(shop.requests.map(({ method, url: path }) => [method, `${shop.url}${path}`])).toEqual(
      Array.from({ length: 5 }, () => ['GET', url]),
    )
    shop.together = 1
    shop.answer = 'nothing'
    const again = await khalti.act(reference, 'replay', { times: 1 })
    expect(again.sent.map(({ status }) => status)).toEqual([null])
    expect((await khalti.payment(reference)).sent).toHaveLength(6)
  })

  test('replay repeats the last notification', async () => {
    const { reference } = await begin()
    const { url } = await khalti.act(reference, 'cancel')
    expect((await khalti.act(reference, 'replay', { times: 1 })).url).toBe(url)
    expect(await state(reference)).toBe('cancelled')
  })

  test('lie-amount reports one rupee less, or the given amount', async () => {
    const [little, wished] = [await begin(), await begin()]
    expect((await khalti.act(little.reference, 'lie-amount')).payment.told_amount).toBe(4900)
    expect((await khalti.act(wished.reference, 'lie-amount', { amount: 500_000 })).payment).toMatchObject({
      amount: 5000,
      told_amount: 500_000,
      state: 'paid',
    })
  })

  test.each([
    [{ act: 'dance' }],
    [{ act: 'ambiguous' }],
    [{ act: 'delay', ms: -1 }],
    [{ act: 'delay', ms: 10 ** 12 }],
    [{ act: 'delay', ending: 'wait' }],
    [{ act: 'replay', times: 0 }],
    [{ act: 'replay', times: 10_000 }],
    [{ act: 'lie-amount', amount: 'a lot' }],
    [{ act: 'refund' }],
    [{}],
    [[]],
  ])('is refused as %j', async (body) => {
    const { reference } = await begin()
    const answer = await khalti.post(`payments/${reference}/act/`, body)
    expect([answer.status, await answer.json()]).toEqual([400, { detail: expect.any(String) }])
    expect(await state(reference)).toBe('open')
  })

  test('on an unknown payment is refused', async () => {
    expect(await khalti.act('nobody', 'approve')).toMatchObject({ status: 404, detail: 'No such payment.' })
    expect((await fetch(`${sandbox.url}/khalti/payments/nobody/`)).status).toBe(404)
  })
})

describe('a person', () => {
  const press = (url: string, fields: Record<string, string>) =>
    fetch(url, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' })

  test.each(['esewa', 'khalti', 'card'])('sees the mode of %s and changes it with a button', async (name) => {
    const url = `${sandbox.url}/${name}/`
    await atGateway(url).empty()
    const list = await (await fetch(url)).text()
    expect(list).toContain('No payments yet')
    expect(list).toContain(`${name.toUpperCase()}_URL=${sandbox.url}/`)
    const pressed = await press(`${url}control/`, { mode: 'slow', only: '', ms: '10', times: '' })
    expect([pressed.status, pressed.headers.get('location')]).toEqual([303, `/${name}/`])
    expect(await (await fetch(url)).text()).toContain('<option value="slow" selected>')
    await press(`${url}control/`, { mode: 'up', only: '', ms: '3000', times: '' })
  })

  test('pays with a button, returns, and finds the payment in the list', async () => {
    const { reference, pidx } = await begin()
    const { page_url } = await khalti.payment(reference)
    const page = await (await fetch(page_url)).text()
    expect(page).toContain('Rs 50.00')
    const [, action] = /action="([^"]+)"/.exec(page) ?? []
    const pressed = await press(new URL(action ?? '', page_url).href, { act: 'approve', mobile: '9800000001' })
    expect(pressed.status).toBe(303)
    expect(pressed.headers.get('location')).toMatch(new RegExp(`^${shop.url}/back/\\?pidx=${pidx}&.*status=Completed`))
    expect(await (await fetch(page_url)).text()).toContain('This payment is already paid.')
    expect(await (await fetch(`${sandbox.url}/khalti/`)).text()).toContain(reference)
  })

  test('gets an error page for an invalid request', async () => {
    const { reference } = await begin()
    const refused = await press(`${sandbox.url}/khalti/payments/${reference}/act/`, { act: 'refund' })
    expect([refused.status, await refused.text()]).toEqual([
      400,
      expect.stringContaining('There is no payment to refund'),
    ])
    const unknown = await press(`${sandbox.url}/khalti/payments/nobody/act/`, { act: 'approve' })
    expect([unknown.status, await unknown.text()]).toEqual([404, expect.stringContaining('No such payment')])
  })

  test('stays at the gateway after leaving', async () => {
    const { reference } = await begin()
    const gone = await press(`${sandbox.url}/khalti/payments/${reference}/act/`, { act: 'go-away' })
    expect([gone.status, await gone.text()]).toEqual([200, expect.stringContaining('Tab closed')])
  })

  test.each(['/esewa/pay/nobody/', '/khalti/pay/?pidx=nobody', '/khalti/pay/', '/card/pay/cs_nobody/'])(
    'at %s is told that there is nothing to pay',
    async (path) => {
      const answer = await fetch(`${sandbox.url}${path}`)
      expect([answer.status, await answer.text()]).toEqual([404, expect.stringContaining('There is nothing to pay')])
    },
  )
})
