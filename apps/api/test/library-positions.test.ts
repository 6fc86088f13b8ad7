import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { LOCATOR, openReader, sellGoods } from './digital-products.ts'
import { type RunningApp, startApp } from './start-app.ts'
import { call, newMember } from './visitors.ts'

let api: RunningApp
beforeAll(async () => {
  api = await startApp()
})
afterAll(() => api.stop())

const newReader = () => openReader(api)

describe('the reading position', () => {
  test('is empty at first, then the saved one', async () => {
    const reader = await newReader()
    expect((await reader.get()).body).toEqual({
      version: 0,
      locator: null,
      progress: 0,
      device: null,
      updated_at: null,
    })
    const saved = await reader.put(0)
    const { updated_at, ...position } = saved.body
    expect([saved.status, position]).toEqual([
      200,
      {
        version: 1,
        locator: { ...LOCATOR, text: { before: 'and then', highlight: 'it rained', after: 'again' } },
        progress: 0.2,
        device: 'Phone',
      },
    ])
    expect(Date.parse(updated_at)).not.toBeNaN()
    expect((await reader.get()).body).toEqual(saved.body)
    expect((await reader.put(1, { progress: 0.3 })).body).toMatchObject({ version: 2, progress: 0.3 })
    const [item] = (await call(api, 'GET', 'library/', undefined, { cookie: reader.cookie })).body.results
    expect([item.progress, Date.parse(item.opened_at) >= Date.parse(updated_at)]).toEqual([0.3, true])
  })

  test('is not overwritten after a change by another device: 409 with both', async () => {
    const reader = await newReader()
    await reader.put(0)
    await reader.put(1, { progress: 0.6, device: 'Tablet' })
    const fork = await reader.put(1, { progress: 0.4 })
    expect([fork.status, Object.keys(fork.body)[0], fork.body]).toEqual([
      409,
      'detail',
      {
        detail: 'You have a different position on another device.',
        code: 'position_fork',
        saved: expect.objectContaining({ version: 2, progress: 0.6, device: 'Tablet' }),
        sent: expect.objectContaining({ base_version: 1, progress: 0.4, device: 'Phone' }),
      },
    ])
    expect((await reader.put(2, { progress: 0.4 })).body).toMatchObject({ version: 3, progress: 0.4 })
  })

  test('conflicts also for versions that are unknown or in the future', async () => {
    const reader = await newReader()
    const early = await reader.put(7)
    expect([early.status, early.body.saved.version]).toEqual([409, 0])
    await reader.put(0)
    expect((await reader.put(0, { device: 'Tablet' })).status).toBe(409)
  })

  test('is saved once if the request is repeated after a lost response', async () => {
    const reader = await newReader()
    const [first, again] = [await reader.put(0), await reader.put(0)]
    expect([again.status, again.body]).toEqual([200, first.body])
    const second = await reader.put(1, { progress: 0.9 })
    expect((await reader.put(1, { progress: 0.9 })).body).toEqual(second.body)
  })

  test('belongs to the work, however it was bought', async () => {
    const reader = await newReader()
    await reader.put(0)
    await sellGoods(api, [reader.item.product.id], { accountId: reader.accountId })
    const ids = await api.database
      .selectFrom('entitlement')
      .select('id')
      .where('account_id', '=', reader.accountId)
      .execute()
    for (const { id } of ids) {
      const answer = await call(api, 'GET', `library/${id}/position/`, undefined, { cookie: reader.cookie })
      expect(answer.body.version).toBe(1)
    }
    expect((await call(api, 'GET', 'library/', undefined, { cookie: reader.cookie })).body.count).toBe(1)
  })

  test('is private to its account', async () => {
    const [reader, other] = [await newReader(), await newMember(api)]
    await reader.put(0)
    const body = { locator: LOCATOR, progress: 0, device: 'x', base_version: 1 }
    const tried = [
      await call(api, 'GET', reader.path),
      await call(api, 'GET', reader.path, undefined, { cookie: other.cookie }),
      await call(api, 'PUT', reader.path, body),
      await call(api, 'PUT', reader.path, body, { cookie: other.cookie }),
    ]
    expect(tried.map(({ status }) => status)).toEqual([401, 404, 401, 404])
    expect((await reader.get()).body.version).toBe(1)
  })

  test.each([
    ['no place', { locator: undefined }],
    ['a locator without href', { locator: { type: 'text/html' } }],
    ['an empty href', { locator: { ...LOCATOR, href: '' } }],
    ['a long href', { locator: { ...LOCATOR, href: 'x'.repeat(2001) } }],
    ['an invalid type', { locator: { ...LOCATOR, type: 'html' } }],
    ['a progression above 1', { locator: { ...LOCATOR, locations: { progression: 1.01 } } }],
    ['a negative progress', { progress: -0.01 }],
    ['a progress above 1', { progress: 1e300 }],
    ['position 0', { locator: { ...LOCATOR, locations: { position: 0 } } }],
    ['a position beyond the safe integers', { locator: { ...LOCATOR, locations: { position: 2 ** 53 } } }],
    ['a fractional position', { locator: { ...LOCATOR, locations: { position: 1.5 } } }],
    ['a long highlight', { locator: { ...LOCATOR, text: { highlight: 'x'.repeat(1001) } } }],
    ['too many fragments', { locator: { ...LOCATOR, locations: { fragments: Array(11).fill('x') } } }],
    ['an empty device', { device: '' }],
    ['a long device', { device: 'x'.repeat(101) }],
    ['a negative version', { base_version: -1 }],
    ['a version beyond 32 bits', { base_version: 2 ** 31 }],
    ['a version as text', { base_version: '1' }],
  ])('rejects %s', async (_title, more) => {
    const reader = await newReader()
    const answer = await reader.put(0, more)
    expect(answer.status).toBe(400)
    expect((await reader.get()).body.version).toBe(0)
  })

  test('repairs text that cannot be stored', async () => {
    const reader = await newReader()
    const answer = await call(
      api,
      'PUT',
      reader.path,
      {
        locator: { href: 'a\u0000b', type: 'text/html', 'a\u0000': 1 },
        progress: 0,
        device: 'a\u0000\ud800',
        base_version: 0,
      },
      { cookie: reader.cookie },
    )
    expect([answer.status, answer.body]).toMatchObject([
      200,
      { locator: { href: 'ab', type: 'text/html' }, device: 'a' },
    ])
  })
})

test('of concurrent devices one save succeeds per version, and no acknowledged position is lost', async () => {
  const reader = await newReader()
  for (let base = 0; base < 5; base += 1) {
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, device) => reader.put(base, { device: `Device ${device}`, progress: device / 10 })),
    )
    const won = answers.filter(({ status }) => status === 200)
    expect([won.length, answers.length - won.length]).toEqual([
      1,
      answers.filter(({ status }) => status === 409).length,
    ])
    expect((await reader.get()).body).toEqual(won[0]?.body)
  }
})
