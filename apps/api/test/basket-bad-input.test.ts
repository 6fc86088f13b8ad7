import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type RunningApp, startApp } from './start-app.ts'

let api: RunningApp
let cookie: string
let basket: { id: string; url: string; lines: { url: string }[] }
beforeAll(async () => {
  api = await startApp()
  ;({ cookie, basket } = await api.newVisitor(1))
})
afterAll(() => api.stop())

type Method = 'POST' | 'PATCH' | 'DELETE' | 'GET'

const ENDPOINTS: Record<string, { method: Method; path: () => string }> = {
  add: { method: 'POST', path: () => '/v1/api/basket/add-product/' },
  voucher: { method: 'POST', path: () => '/v1/api/basket/add-voucher/' },
  methods: { method: 'POST', path: () => '/v1/api/basket/shipping-methods/' },
  quote: { method: 'POST', path: () => '/v1/api/basket/quote/' },
  basket: { method: 'PATCH', path: () => `/v1/${basket.url}` },
  line: { method: 'PATCH', path: () => `/v1/${basket.lines[0]?.url}` },
}

const JSON_TYPE = { 'content-type': 'application/json' }

const send = (name: string, payload: string | Buffer, headers: Record<string, string> = {}) => {
  const { method, path } = ENDPOINTS[name] ?? { method: 'GET' as const, path: () => '/' }
  return api.app.inject({ method, url: path(), payload, headers: { ...JSON_TYPE, cookie, ...headers } })
}

async function everything() {
  const { rows } = await api.pool.query(`
    select (select json_agg(basket order by id) from basket)::text
      || coalesce((select json_agg(line order by id) from basket_line as line)::text, '')
      || coalesce((select json_agg(held) from basket_voucher as held)::text, '')
      || (select count(*) from idempotency) as all_of_it`)
  return rows[0].all_of_it
}

/** The message is the first key, and no internals are disclosed. */
function expectRefusal({ statusCode, body }: { statusCode: number; body: string }) {
  expect(statusCode).toBeGreaterThanOrEqual(400)
  expect(statusCode).toBeLessThan(500)
  const [first] = Object.entries(JSON.parse(body))
  const message = Array.isArray(first?.[1]) ? first[1][0] : first?.[1]
  expect(first?.[0]).not.toBe('code')
  expect(message).toMatch(/^[A-Z].+/)
  expect(body).not.toMatch(/node_modules|at \w+ \(|select |kysely|postgres/i)
}

const BOOK = '/v1/api/products/1/'
const deep = (levels: number) => `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`

describe.each(Object.keys(ENDPOINTS))('to %s', (name) => {
  test.each<[string, string | Buffer]>([
    ['a list', '[]'],
    ['a text', '"x"'],
    ['a number', '7'],
    ['null', 'null'],
    ['nothing', ''],
    ['broken JSON', '{"url":'],
    ['bad UTF-8', Buffer.from('7b2275726c223a22ff227d', 'hex')],
    ['a __proto__ key', '{"__proto__":{"url":"x"}}'],
    ['a constructor key', '{"constructor":{"prototype":{"a":1}}}'],
    ['a deeply nested body', deep(40)],
    ['a huge body', JSON.stringify({ url: 'x'.repeat(70_000) })],
  ])('rejects %s and changes nothing', async (_title, payload) => {
    const before = await everything()
    expectRefusal(await send(name, payload))
    expect(await everything()).toBe(before)
  })

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'application/xml'])(
    'rejects %s',
    async (type) => {
      expect((await send(name, 'a=b', { 'content-type': type })).statusCode).toBe(415)
    },
  )

  test.each([
    ['idempotency-key', ''],
    ['idempotency-key', 'k'.repeat(256)],
    ['if-match', '7'],
    ['if-match', '"'.repeat(200)],
  ])('the header %s: %s is rejected where it applies', async (header, value) => {
    const before = await everything()
    const answer = await send(name, '{}', { [header]: value })
    expect(answer.statusCode).toBeLessThan(500)
    if (!['methods', 'quote'].includes(name)) expectRefusal(answer)
    expect(await everything()).toBe(before)
  })
})

const SQL = "1'; drop table basket; --"
const HTML = '<img src=x onerror=alert(1)>'

describe('invalid input', () => {
  test.each([
    ['add', {}, 400],
    ['add', { url: null }, 400],
    ['add', { url: [BOOK] }, 400],
    ['add', { url: SQL }, 400],
    ['add', { url: HTML }, 400],
    ['add', { url: 'http://[' }, 400],
    ['add', { url: 'javascript:alert(1)' }, 400],
    ['add', { url: 'https://evil.example/v9/api/products/1/' }, 400],
    ['add', { url: '/v1/api/products/0/' }, 400],
    ['add', { url: '/v1/api/products/99999999999999999999/' }, 400],
    ['add', { url: '/v1/api/products/1/../../x' }, 400],
    ['add', { url: 'x'.repeat(2001) }, 400],
    ['add', { url: BOOK, quantity: -1 }, 400],
    ['add', { url: BOOK, quantity: 0 }, 400],
    ['add', { url: BOOK, quantity: 1.5 }, 400],
    ['add', { url: BOOK, quantity: 1e308 }, 400],
    ['add', { url: BOOK, quantity: '2' }, 400],
    ['add', { url: BOOK, quantity: null }, 400],
    ['add', { url: BOOK, quantity: true }, 400],
    ['add', { url: BOOK, referrer: {} }, 400],
    ['voucher', {}, 400],
    ['voucher', { vouchercode: '' }, 400],
    ['voucher', { vouchercode: 7 }, 400],
    ['voucher', { vouchercode: 'x'.repeat(101) }, 400],
    ['voucher', { vouchercode: SQL }, 406],
    ['voucher', { vouchercode: HTML }, 406],
    ['voucher', { vouchercode: '\u0000' }, 406],
    ['voucher', { vouchercode: '\ud800' }, 406],
    ['methods', { country: 7 }, 400],
    ['methods', { country: SQL }, 400],
    ['methods', { country: 'NP', phone_number: HTML }, 400],
    ['methods', { country: 'NP', line1: 'x'.repeat(300) }, 400],
    ['quote', { lines: 'x' }, 400],
    ['quote', { lines: [7] }, 400],
    ['quote', { lines: [{ product: SQL }] }, 400],
    ['quote', { lines: [{ product: '\u0000' }] }, 400],
    ['quote', { lines: [{ product: 1, quantity: -1 }] }, 400],
    ['quote', { basket: SQL }, 400],
    ['quote', { basket: '\u0000' }, 400],
    ['quote', { shipping_address: [] }, 400],
    ['quote', { shipping_method_code: '\u0000' }, 406],
    ['quote', { voucher: '\u0000' }, 406],
    ['basket', { is_gift: 'yes' }, 400],
    ['basket', { is_gift: null }, 400],
    ['basket', { gift: [] }, 400],
    ['basket', { gift: { message: 7 } }, 400],
    ['basket', { gift: { message: 'x'.repeat(1001) } }, 400],
    ['basket', { gift: { deliver_on: '0000-00-00' } }, 400],
    ['basket', { gift: { deliver_on: '9'.repeat(101) } }, 400],
    ['basket', { shipping_address: 'Kathmandu' }, 400],
    ['basket', { shipping_address: {} }, 400],
    ['basket', { shipping_address: { country: 'XX' } }, 400],
    ['basket', { shipping_address: { country: 'NP', phone_number: '1' } }, 400],
    ['basket', { shipping_method_code: 7 }, 400],
    ['basket', { shipping_method_code: SQL }, 406],
    ['line', {}, 400],
    ['line', { quantity: -1 }, 400],
    ['line', { quantity: 100 }, 400],
    ['line', { quantity: 0.5 }, 400],
    ['line', { quantity: '1' }, 400],
    ['line', { quantity: null }, 400],
    ['line', { quantity: 1e20 }, 400],
    ['line', { quantity: 50 }, 406],
  ])('to %s: %j gets %i and changes nothing', async (name, payload, status) => {
    const before = await everything()
    const answer = await send(name, JSON.stringify(payload))
    expectRefusal(answer)
    expect(answer.statusCode).toBe(status)
    expect(await everything()).toBe(before)
  })

  test.each([
    ['GET', 'basket/?mode=a&mode=b', 400],
    ['GET', `basket/?mode=${'x'.repeat(101)}`, 400],
    ['DELETE', 'basket/vouchers/%00/', 200],
    ['DELETE', 'basket/vouchers/%ED%A0%80/', 400],
    ['DELETE', `basket/vouchers/${'x'.repeat(201)}/`, 400],
    ['DELETE', `basket/vouchers/${encodeURIComponent(SQL)}/`, 200],
    ['PUT', 'basket/', 405],
    ['DELETE', 'basket/', 405],
    ['GET', 'basket/add-product/', 405],
    ['PUT', 'baskets/bsk_AAAAAAAAAAAAAAAAAAAAAA/', 405],
    ['DELETE', 'baskets/bsk_AAAAAAAAAAAAAAAAAAAAAA/', 405],
    ['GET', `baskets/${'x'.repeat(201)}/`, 400],
    ['GET', 'baskets/__proto__/', 404],
    ['GET', 'baskets/..%2f..%2fetc%2fpasswd/', 404],
  ] as const)('%s %s gets %i', async (method, path, status) => {
    const before = await everything()
    const answer = await api.app.inject({ method, url: `/v1/api/${path}`, headers: { cookie } })
    expect(answer.statusCode).toBe(status)
    if (status >= 400) expectRefusal(answer)
    expect(await everything()).toBe(before)
  })
})

test('unknown fields are ignored and not stored', async () => {
  const other = await api.newVisitor(1)
  const sent = {
    gift: { message: 'x', price: 'secret-field' },
    shipping_address: { country: 'NP', is_admin: 'secret-field' },
    extra: 'secret-field',
  }
  const answer = await api.app.inject({
    method: 'PATCH',
    url: `/v1/${other.basket.url}`,
    headers: { ...JSON_TYPE, cookie: other.cookie },
    payload: JSON.stringify(sent),
  })
  expect(answer.statusCode).toBe(200)
  expect(answer.body + (await everything())).not.toContain('secret-field')
})

test('text that looks like SQL or HTML is stored as text', async () => {
  const other = await api.newVisitor(1)
  const gift = { recipient_name: SQL, message: `${HTML}\u0000\ud800` }
  const answer = await api.app.inject({
    method: 'PATCH',
    url: `/v1/${other.basket.url}`,
    headers: { ...JSON_TYPE, cookie: other.cookie },
    payload: JSON.stringify({ gift, shipping_address: { country: 'NP', landmark: SQL } }),
  })
  expect(answer.json()).toMatchObject({
    gift: { recipient_name: SQL, message: HTML },
    shipping_address: { landmark: SQL },
  })
})
