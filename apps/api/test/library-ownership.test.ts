import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { giftClaimUrl } from '../src/library/gifts/gift.ts'
import { LOCATOR, makeEbook, makePass, openWork, sellGoods } from './digital-products.ts'
import { type RunningApp, startApp } from './start-app.ts'
import { call, newMember } from './visitors.ts'

let api: RunningApp
let owner: Awaited<ReturnType<typeof openWork>>
let other: Awaited<ReturnType<typeof newMember>>
let guest: Awaited<ReturnType<typeof sellGoods>>
let lent: Awaited<ReturnType<typeof makeEbook>>
let paths: Record<string, string>
beforeAll(async () => {
  api = await startApp()
  owner = await openWork(api, await makeEbook(api))
  other = await newMember(api)
  lent = await makeEbook(api)
  await sellGoods(api, [(await makePass(api, ['E-book'])).id], { accountId: owner.accountId })
  guest = await sellGoods(api, [lent.id], { email: 'guest@example.com' })
  const [right] = await api.database
    .selectFrom('entitlement')
    .select('id')
    .where('order_id', '=', guest.orderId)
    .execute()
  const gift = await sellGoods(api, [lent.id], {
    email: 'giver@example.com',
    gift: { recipient_email: 'given@example.com' },
  })
  const site = ''
  const link = await giftClaimUrl(api.database, { orderId: gift.orderId, site, language: 'en' })
  const token = link.split('/').at(-2)
  paths = {
    list: '/v1/api/library/',
    item: owner.item.url,
    access: `${owner.item.url}access/`,
    position: `${owner.item.url}position/`,
    file: owner.url,
    ownOrder: `/v1/api/orders/by-hash/${owner.hash}/library/${owner.item.id}/access/`,
    guestOrder: `/v1/api/orders/by-hash/${guest.hash}/library/${right?.id}/access/`,
    crossOrder: `/v1/api/orders/by-hash/${guest.hash}/library/${owner.item.id}/access/`,
    gift: `/v1/api/library/gifts/${token}/`,
    claim: `/v1/api/library/gifts/${token}/claim/`,
  }
})
afterAll(() => api.stop())

const POSITION = { locator: LOCATOR, progress: 0.1, device: 'Phone', base_version: 0 }
const wish = () => ({ url: `/v1/api/products/${lent.id}/` })

describe('access to the library', () => {
  // The claim is last: an accepted gift cannot be accepted again.
  test.each([
    { method: 'GET', path: 'list', anonymous: 401, stranger: 200, owns: 200 },
    { method: 'POST', path: 'list', body: wish, anonymous: 401, stranger: 406, owns: 201 },
    { method: 'GET', path: 'item', anonymous: 401, stranger: 404, owns: 200 },
    { method: 'POST', path: 'access', anonymous: 401, stranger: 404, owns: 200 },
    { method: 'GET', path: 'position', anonymous: 401, stranger: 404, owns: 200 },
    { method: 'PUT', path: 'position', body: () => POSITION, anonymous: 401, stranger: 404, owns: 200 },
    { method: 'GET', path: 'file', anonymous: 200, stranger: 200, owns: 200 },
    { method: 'POST', path: 'ownOrder', anonymous: 403, stranger: 403, owns: 200 },
    { method: 'POST', path: 'guestOrder', anonymous: 200, stranger: 200, owns: 200 },
    { method: 'POST', path: 'crossOrder', anonymous: 404, stranger: 404, owns: 404 },
    { method: 'GET', path: 'gift', anonymous: 200, stranger: 200, owns: 200 },
    { method: 'POST', path: 'claim', anonymous: 401, stranger: 200, owns: 409 },
  ] as const)(
    '$method $path: $anonymous, $stranger, $owns',
    async ({ method, path, anonymous, stranger, owns, ...more }) => {
      const payload = 'body' in more ? more.body?.() : undefined
      const ask = async (headers: Record<string, string>) => {
        const answer = await api.app.inject({ method, url: paths[path] ?? '', headers, ...(payload && { payload }) })
        return answer.statusCode
      }
      expect([await ask({}), await ask({ cookie: other.cookie }), await ask({ cookie: owner.cookie })]).toEqual([
        anonymous,
        stranger,
        owns,
      ])
    },
  )

  test.each(['item', 'access', 'position', 'claim'])('%s with an invalid id is refused', async (path) => {
    for (const id of ['%00', '%F0%9F%92%A5', '1', "'", '..%2f', 'x'.repeat(101), 'x'.repeat(600)]) {
      const url = (paths[path] ?? '').replace(/(library\/(gifts\/)?)[^/]+/, `$1${id}`)
      for (const method of ['GET', 'POST', 'PUT', 'DELETE'] as const) {
        const { status } = await call(api, method, url, method === 'GET' ? undefined : {}, { cookie: owner.cookie })
        expect(status, `${method} ${url}`).toBeGreaterThanOrEqual(400)
        expect(status, `${method} ${url}`).toBeLessThan(500)
      }
    }
  })
})

describe('the list', () => {
  test('is paged and filtered by class and state', async () => {
    const { accountId, cookie } = await newMember(api)
    const works = [await makeEbook(api), await makeEbook(api), await makeEbook(api)]
    await sellGoods(api, [...works.map(({ id }) => id), (await makePass(api, ['E-book'])).id], { accountId })
    const list = async (query: string) => (await call(api, 'GET', `library/${query}`, undefined, { cookie })).body
    const second = await list('?page_size=2&page=2&product_class=E-book&state=active')
    expect([second.count, second.results.length, second.next, second.previous]).toEqual([
      3,
      1,
      null,
      '/v1/api/library/?page=1&page_size=2&state=active&product_class=E-book',
    ])
    expect((await list('?product_class=Subscription')).count).toBe(1)
    expect((await list('?state=ended')).count).toBe(0)
    for (const query of ['?state=revoked', '?product_class=Scroll', '?page=0'])
      expect((await call(api, 'GET', `library/${query}`, undefined, { cookie })).status, query).toBe(400)
  })

  test('is in the language of the visitor', async () => {
    const { accountId, cookie } = await newMember(api)
    const { id } = await makeEbook(api)
    await api.database
      .insertInto('product_translation')
      .values({ product_id: id, language: 'ne', title: 'पुस्तक', subtitle: '', authors: [], description: '' })
      .execute()
    await sellGoods(api, [id], { accountId })
    const titleIn = async (language: string) =>
      (await call(api, 'GET', 'library/', undefined, { cookie, 'accept-language': language })).body.results[0].product
        .title
    expect([await titleIn('ne'), await titleIn('en')]).toEqual(['पुस्तक', expect.stringContaining('Made')])
  })
})
