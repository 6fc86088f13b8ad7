import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sendExpiryNotices } from '../src/library/expiry-notices.ts'
import { ageOrder, makePass, rightsTo, sellGoods } from './digital-products.ts'
import { type RunningApp, startApp } from './start-app.ts'
import { newMember } from './visitors.ts'

let api: RunningApp
beforeAll(async () => {
  api = await startApp()
})
afterAll(() => api.stop())

const age = (orderId: string, days: number) => ageOrder(api, orderId, days)

describe('the expiry notice of a pass', () => {
  const ask = async () => {
    const told: object[] = []
    await sendExpiryNotices(api.database, async (_inside, mail) => told.push(mail))
    return told
  }

  test('is sent once, some days before the end, unless a further period is paid', async () => {
    const [reader, loyal] = [await newMember(api), await newMember(api)]
    const pass = await makePass(api, ['E-book'])
    const { orderId } = await sellGoods(api, [pass.id], { accountId: reader.accountId })
    const before = await sellGoods(api, [pass.id], { accountId: loyal.accountId })
    await age(orderId, 26)
    await age(before.orderId, 28)
    await sellGoods(api, [pass.id], { accountId: loyal.accountId })
    expect(await ask()).toEqual([])
    await age(orderId, 2)
    const [right] = (await rightsTo(api, pass.id)).filter((each) => each.order_id === orderId)
    const note = { of: right?.id, event: 'ends', until: right?.ends_at?.toISOString() }
    expect(await ask()).toEqual([{ orderId, kind: 'subscription', note }])
    expect(await ask()).toEqual([])
  })

  test('is sent again for the end of the next period', async () => {
    const { accountId } = await newMember(api)
    const pass = await makePass(api, ['E-book'])
    const first = await sellGoods(api, [pass.id], { accountId })
    await age(first.orderId, 28)
    expect(await ask()).toHaveLength(1)
    const second = await sellGoods(api, [pass.id], { accountId })
    expect(await ask()).toEqual([])
    await age(second.orderId, 30)
    expect(await ask()).toMatchObject([{ orderId: second.orderId }])
  })

  test('is queued by a job of the API', async () => {
    const { accountId } = await newMember(api)
    const pass = await makePass(api, ['E-book'])
    const { orderId } = await sellGoods(api, [pass.id], { accountId, email: 'ending@example.com' })
    await age(orderId, 28)
    await api.pool.query(
      "insert into outbox (id, topic, payload, key) values (gen_random_uuid(), 'library.endings', '{}', 'library.endings')",
    )
    await api.drainJobs()
    expect(api.mails.map(({ to }) => to)).toContain('ending@example.com')
  })
})
