import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { buildApp } from '../src/app.ts'
import { GUEST, shopperWith } from './order-actions.ts'
import { type RunningApp, startApp } from './start-app.ts'
import { newMember } from './visitors.ts'

let api: RunningApp
beforeAll(async () => {
  api = await startApp()
})
afterAll(() => api.stop())

describe('an idempotency key', () => {
  const key = { 'idempotency-key': 'press' }

  test('is required where money moves, also for free orders', async () => {
    const { cookie } = await newMember(api)
    for (const path of ['checkout/', 'payments/x/initiate/', 'orders/1/cancel/', 'orders/by-hash/x/cancel/']) {
      const url = `/v1/api/${path}`
      const { statusCode, body } = await api.app.inject({ method: 'POST', url, headers: { cookie }, payload: {} })
      expect([path, statusCode, JSON.parse(body)]).toMatchObject([
        path,
        400,
        { 'idempotency-key': [expect.any(String)] },
      ])
    }
  })

  test('returns the stored order after a lost response', async () => {
    const slow = buildApp({ ...api.parts, longestAnswerMs: 300 })
    const { cookie } = await shopperWith(api, { 1: 1 })
    const payload = { ...GUEST, payment_method: 'cod' }
    const buy = (app: typeof api.app) =>
      app.inject({ method: 'POST', url: '/v1/api/checkout/', headers: { cookie, ...key }, payload })
    const held = await api.pool.connect()
    await held.query('begin; select from product where id = 1 for update')
    const late = await buy(slow)
    expect([late.statusCode, late.headers['retry-after']]).toEqual([503, '2'])
    expect([(await buy(api.app)).statusCode]).toEqual([409])
    await held.query('rollback')
    held.release()
    const answer = await vi.waitUntil(async () => {
      const again = await buy(api.app)
      return again.statusCode === 409 ? undefined : again
    }, 30_000)
    const { rows } = await api.pool.query('select number from "order" where hash = $1', [answer.json().hash])
    expect([answer.statusCode, rows]).toEqual([200, [{ number: answer.json().number }]])
    expect((await buy(api.app)).json()).toEqual(answer.json())
    await slow.close()
  })

  test('can be sent again after a 503 under load', async () => {
    const shop = { checkout: { rush: { running: 1, waiting: 1, patienceMs: 60_000 } } }
    const busy = buildApp({ ...api.parts, shop })
    const shoppers = await Promise.all(Array.from({ length: 5 }, () => shopperWith(api, { 1: 1 })))
    const buy = ({ cookie }: (typeof shoppers)[number]) =>
      busy.inject({ method: 'POST', url: '/v1/api/checkout/', headers: { cookie, ...key }, payload: GUEST })
    const answers = await Promise.all(shoppers.map(buy))
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 200, 503, 503, 503])
    const refused = answers.findIndex(({ statusCode }) => statusCode === 503)
    expect(answers[refused]?.headers['retry-after']).toMatch(/^[1-4]$/)
    expect(answers[refused]?.json().code).toBe('busy')
    expect((await buy(shoppers[refused] as (typeof shoppers)[number])).statusCode).toBe(200)
    await busy.close()
  })
})
