import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type RunningApp, startApp } from './start-app.ts'
import { call, makeVoucher, newMember, tokenHashOf } from './visitors.ts'

let api: RunningApp
let voucher: string
beforeAll(async () => {
  api = await startApp()
  voucher = await makeVoucher(api)
})
afterAll(() => api.stop())

const STRANGERS = ['other user', 'visitor with another basket', 'no cookie'] as const
type Asking = 'owner by cookie' | 'owner by account' | (typeof STRANGERS)[number]

const OWNERS = ['guest', 'member'] as const
type Owner = (typeof OWNERS)[number]

/** Every caller with every kind of owner. */
const CASES = OWNERS.flatMap((owner) => {
  const itself: Asking = owner === 'guest' ? 'owner by cookie' : 'owner by account'
  return [itself, ...STRANGERS].map((asking): [Asking, Owner] => [asking, owner])
})

/** A basket with one line, and the cookie of the caller. */
async function stage(asking: Asking, owner: Owner) {
  const member = owner === 'member' ? await newMember(api) : undefined
  const made = await api.add({ url: '/v1/api/products/1/', quantity: 2 }, member ? { cookie: member.cookie } : {})
  const basket = made.json()
  const guest = `dabali_basket=${made.cookies[0]?.value}`
  const cookies: Record<Asking, () => Promise<string>> = {
    'owner by cookie': async () => guest,
    'owner by account': async () => member?.cookie ?? '',
    'other user': async () => {
      const { cookie } = await newMember(api)
      await api.add({ url: '/v1/api/products/2/' }, { cookie })
      return cookie
    },
    'visitor with another basket': async () => (await api.newVisitor(2)).cookie,
    'no cookie': async () => '',
  }
  return { basket, line: basket.lines[0].id, cookie: await cookies[asking]() }
}

type Path = { method: 'GET' | 'PATCH' | 'DELETE' | 'POST'; path: string; body?: object }

/** Every path that names a basket. */
const PATHS: Path[] = [
  { method: 'GET', path: 'baskets/{id}/' },
  { method: 'PATCH', path: 'baskets/{id}/', body: { is_gift: true } },
  { method: 'PATCH', path: 'baskets/{id}/', body: { shipping_address: { country: 'NP', line: 'Kathmandu' } } },
  { method: 'GET', path: 'baskets/{id}/lines/' },
  { method: 'PATCH', path: 'baskets/{id}/lines/{line}/', body: { quantity: 5 } },
  { method: 'PATCH', path: 'baskets/{id}/lines/{line}/', body: { quantity: 0 } },
  { method: 'DELETE', path: 'baskets/{id}/lines/{line}/' },
  { method: 'POST', path: 'basket/quote/', body: { basket: 'api/baskets/{id}/' } },
]

const filled = ({ path, body, ...rest }: Path, ids: { id: string; line: string }) => {
  const fill = (text: string) => text.replace('{id}', ids.id).replace('{line}', ids.line)
  return { ...rest, path: fill(path), body: body && JSON.parse(fill(JSON.stringify(body))) }
}

/** All stored baskets. */
async function everything() {
  const { rows } = await api.pool.query(`
    select basket.*, encode(token_hash, 'hex') as token,
      (select json_agg(line order by id) from basket_line as line where basket_id = basket.id) as lines,
      (select json_agg(voucher_code) from basket_voucher where basket_id = basket.id) as vouchers
    from basket order by id`)
  const { rows: kept } = await api.pool.query('select count(*)::integer as n from idempotency')
  return JSON.stringify([rows, kept])
}

const EXPECTED: Record<Asking, number> = {
  'owner by cookie': 200,
  'owner by account': 200,
  'other user': 403,
  'visitor with another basket': 403,
  'no cookie': 403,
}

describe.each(PATHS)('$method $path $body', (path) => {
  test.each(CASES)(
    'by %s for the basket of a %s gets the right status and changes nothing of others',
    async (asking, owner) => {
      const { basket, line, cookie } = await stage(asking, owner)
      const { method, path: at, body } = filled(path, { id: basket.id, line })
      const before = await everything()
      const answer = await call(api, method, at, body, { cookie, 'idempotency-key': 'k' })
      expect(answer.status).toBe(EXPECTED[asking])
      if (answer.status === 403) {
        expect(answer.body).toEqual({
          detail: 'You do not have permission to perform this action.',
          code: 'permission_denied',
        })
        expect(answer.cookies).toEqual([])
        expect(await everything()).toBe(before)
      } else if (method === 'GET' || method === 'POST') {
        expect(await everything()).toBe(before)
      } else {
        expect(await everything()).not.toBe(before)
      }
    },
  )

  test.each(['bsk_AAAAAAAAAAAAAAAAAAAAAA', 'nonsense', '1', '%00', 'bsk_%E0%A5%80'])(
    'for %s, which does not exist',
    async (id) => {
      const { cookie } = await api.newVisitor(1)
      const { method, path: at, body } = filled(path, { id, line: '01a1fd84-d80e-7819-a009-3e96ec9a3c2d' })
      const before = await everything()
      const answer = await call(api, method, at, body, { cookie })
      // A quote names the basket in its body.
      const expected = method === 'POST' ? [400, 'unknown_basket'] : [404, 'not_found']
      expect([answer.status, answer.body.code]).toEqual(expected)
      expect(await everything()).toBe(before)
    },
  )

  test.each(['Frozen', 'Merged', 'Submitted'])('of a %s basket gets 409 instead of 404', async (status) => {
    for (const owner of OWNERS) {
      const asking = owner === 'guest' ? 'owner by cookie' : 'owner by account'
      const { basket, line, cookie } = await stage(asking, owner)
      await api.pool.query('update basket set status = $1 where id = $2', [status, basket.id])
      const { method, path: at, body } = filled(path, { id: basket.id, line })
      const before = await everything()
      const answer = await call(api, method, at, body, { cookie })
      expect([answer.status, answer.body.code, answer.body.basket]).toEqual([409, 'basket_not_open', 'api/basket/'])
      expect(Object.keys(answer.body)[0]).toBe('detail')
      expect(await everything()).toBe(before)
      const stranger = await call(api, method, at, body, { cookie: (await api.newVisitor(2)).cookie })
      expect(stranger.status).toBe(403)
    }
  })
})

/** Paths without a basket id use the visitor's own basket. */
const OWN: Path[] = [
  { method: 'GET', path: 'basket/' },
  { method: 'GET', path: 'basket/?mode=buy-now' },
  { method: 'POST', path: 'basket/add-product/', body: { url: '/v1/api/products/1/' } },
  { method: 'POST', path: 'basket/add-product/?mode=buy-now', body: { url: '/v1/api/products/1/' } },
  { method: 'POST', path: 'basket/add-voucher/', body: { vouchercode: 'V' } },
  { method: 'DELETE', path: 'basket/vouchers/V/' },
  { method: 'GET', path: 'basket/shipping-methods/' },
  { method: 'POST', path: 'basket/shipping-methods/', body: { country: 'NP' } },
  { method: 'POST', path: 'basket/quote/', body: {} },
]

describe.each(OWN)('$method $path $body', ({ method, path, body }) => {
  test.each(CASES)('by %s leaves the basket of another %s unchanged', async (asking, owner) => {
    const { basket, cookie } = await stage(asking, owner)
    const watched = async () => {
      const { rows } = await api.pool.query(
        'select basket.*, (select json_agg(line) from basket_line as line where basket_id = basket.id) as lines from basket where id = $1',
        [basket.id],
      )
      return JSON.stringify(rows)
    }
    const before = await watched()
    const sent = JSON.parse(JSON.stringify(body ?? null).replace('"V"', `"${voucher}"`)) ?? undefined
    const answer = await call(api, method, path.replace('V/', `${voucher}/`), sent, { cookie })
    expect(answer.status).toBeLessThan(500)
    if (!asking.startsWith('owner')) {
      expect(await watched()).toBe(before)
      expect(answer.text).not.toContain(basket.id)
    }
    if (path === 'basket/') expect(answer.body.id === basket.id).toBe(asking.startsWith('owner'))
  })
})

describe('the owner of a basket', () => {
  test('is identified by a valid session', async () => {
    const member = await newMember(api)
    const basket = (await api.add({ url: '/v1/api/products/1/' }, { cookie: member.cookie })).json()
    expect(basket.owner).toBe('/v1/api/me/')
    await api.pool.query("update login_session set expires_at = now() - interval '1 second' where account_id = $1", [
      member.accountId,
    ])
    expect((await call(api, 'GET', basket.url, undefined, { cookie: member.cookie })).status).toBe(403)
    expect((await call(api, 'GET', 'basket/', undefined, { cookie: member.cookie })).body.id).toBe('')
  })

  test('with an account needs no basket cookie, and finds the basket in another session', async () => {
    const member = await newMember(api)
    const answer = await api.add({ url: '/v1/api/products/1/' }, { cookie: member.cookie })
    expect(answer.cookies).toEqual([])
    const { rows } = await api.pool.query('select token_hash, account_id from basket where id = $1', [answer.json().id])
    expect(rows).toEqual([{ token_hash: null, account_id: member.accountId }])
  })

  test('is not identified by an unknown token, which is not adopted', async () => {
    const planted = `dabali_basket=${'A'.repeat(43)}`
    const answer = await api.add({ url: '/v1/api/products/1/' }, { cookie: planted })
    expect(answer.cookies[0]?.value).not.toBe('A'.repeat(43))
    const { rows } = await api.pool.query('select 1 from basket where token_hash = $1', [tokenHashOf(planted)])
    expect(rows).toEqual([])
  })

  test('stays the same after a checkout starts another basket', async () => {
    const { cookie, basket } = await api.newVisitor(1)
    await api.pool.query("update basket set status = 'Submitted' where id = $1", [basket.id])
    const next = await api.add({ url: '/v1/api/products/2/' }, { cookie })
    expect([next.statusCode, next.cookies, next.json().id === basket.id]).toEqual([200, [], false])
    expect((await call(api, 'GET', 'basket/', undefined, { cookie })).body.id).toBe(next.json().id)
    expect((await call(api, 'GET', basket.url, undefined, { cookie })).body.code).toBe('basket_not_open')
  })

  test.each([
    ['status', { status: 'Submitted' }],
    ['owner', { owner: 'somebody' }],
    ['id', { id: 'bsk_AAAAAAAAAAAAAAAAAAAAAA' }],
    ['version', { version: 99 }],
    ['total', { total_incl_tax: '0.00' }],
    ['lines', { lines: [] }],
  ])('and the %s of it cannot be set', async (_name, body) => {
    const { basket, cookie } = await api.newVisitor(1)
    const before = await everything()
    const answer = await call(api, 'PATCH', basket.url, body, { cookie })
    expect([answer.status, answer.body]).toEqual([200, basket])
    expect(await everything()).toBe(before)
    const line = await call(
      api,
      'PATCH',
      basket.lines[0].url,
      { quantity: 1, product: '/v1/api/products/2/', ...body },
      { cookie },
    )
    expect([line.status, line.body.lines[0].product_id, line.body.status]).toEqual([200, 1, 'Open'])
  })
})
