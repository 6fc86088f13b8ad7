import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startKhalti } from './start-khalti.ts'

let at: Awaited<ReturnType<typeof startKhalti>>
beforeAll(async () => {
  at = await startKhalti()
})
beforeEach(() => at.khalti.empty())
afterEach(() => at.khalti.control({ mode: 'up' }))
afterAll(() => at.stop())

const ask = async (path: string, body: object) => {
  const answer = await fetch(`${at.url}/khalti/api/v2/epayment/${path}/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: 'Key sandbox-khalti-secret-key' },
    body: JSON.stringify(body),
  })
  return { status: answer.status, type: answer.headers.get('content-type') ?? '', text: await answer.text() }
}
const state = async () => (await at.khalti.payment('test12')).state

describe('a gateway', () => {
  test('that closes the connection has done nothing', async () => {
    await at.khalti.control({ mode: 'cut', times: 1 })
    await expect(at.begin()).rejects.toThrow()
    expect((await fetch(`${at.url}/khalti/payments/test12/`)).status).toBe(404)
    await at.begin()
    expect(await state()).toBe('open')
  })

  test('whose response is lost has executed the request', async () => {
    await at.khalti.control({ mode: 'lost', times: 1 })
    await expect(at.begin()).rejects.toThrow()
    expect(await state()).toBe('open')
  })

  test('that sends garbage sends no JSON', async () => {
    await at.khalti.control({ mode: 'garbage' })
    const { status, type, text } = await ask('lookup', { pidx: 'any' })
    expect([status, type]).toEqual([200, expect.stringContaining('text/html')])
    expect(() => JSON.parse(text)).toThrow()
  })

  test('that is slow answers later', async () => {
    const pidx = await at.begin()
    await at.khalti.control({ mode: 'slow', ms: 300 })
    const began = performance.now()
    expect((await ask('lookup', { pidx })).status).toBe(200)
    expect(performance.now() - began).toBeGreaterThanOrEqual(290)
  })

  test('fails for a number of requests, or for one kind', async () => {
    const pidx = await at.begin()
    const statuses = async (times: number) => {
      const found: number[] = []
      for (let time = 0; time < times; time += 1) found.push((await ask('lookup', { pidx })).status)
      return found
    }
    expect((await at.khalti.control({ mode: 'down', times: 2 })).body).toMatchObject({ mode: 'down', times: 2 })
    expect(await statuses(3)).toEqual([503, 503, 200])
    await at.khalti.control({ mode: 'down', only: 'start' })
    expect(await statuses(2)).toEqual([200, 200])
    expect((await ask('initiate', {})).status).toBe(503)
    expect((await at.khalti.control({ mode: 'up' })).body).toMatchObject({ mode: 'up', times: null, only: null })
    expect((await ask('initiate', {})).status).toBe(400)
  })

  test('an unrelated change keeps its mode', async () => {
    await at.khalti.control({ mode: 'down', times: 5 })
    expect((await at.khalti.control({ life_ms: 60_000 })).body).toMatchObject({
      mode: 'down',
      times: 5,
      life_ms: 60_000,
    })
    expect(await (await fetch(`${at.url}/khalti/control/`)).json()).toMatchObject({ mode: 'down', times: 5 })
  })

  test.each([
    { mode: 'away' },
    { mode: ['up'] },
    { mode: 'slow', ms: -1 },
    { mode: 'slow', ms: 1.5 },
    { mode: 'cut', times: 0 },
    { mode: 'cut', only: 'nothing' },
    { life_ms: 0 },
    { life_ms: 'long' },
  ])('does not understand %j', async (change) => {
    const { status, body } = await at.khalti.control(change)
    expect([status, body]).toEqual([400, { detail: expect.any(String) }])
    expect(await (await fetch(`${at.url}/khalti/control/`)).json()).toMatchObject({ mode: 'up' })
  })
})
