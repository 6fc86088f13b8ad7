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

describe('the end of a pass', () => {
  const ask = async () => {
    const told: object[] = []
    await sendExpiryNotices(api.database, async (_inside, mail) => told.push(mail))
    return told
  }

  test('is told once, a few days before, and not to who has bought more', async () => {
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

  test('is told again for the new end, after another period', async () => {
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

  test('is a job of the API, which writes the mail', async () => {
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
