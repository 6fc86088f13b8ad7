import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { goOnRoute } from './go-on-route.ts'
import { makePayment } from './make-payment.ts'

const hash = 'q83vEjRWeJCrze8SNFZ4kA'
let server: Server
let apiOrigin = ''
let answer: { status: number; body: unknown } = { status: 200, body: {} }
let received: { path: string | undefined; body: unknown } | undefined

beforeAll(async () => {
  server = createServer(async (request, response) => {
    received = { path: request.url, body: await json(request) }
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(JSON.stringify(answer.body))
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  apiOrigin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => server.close())

function press(fields: Record<string, string> = {}, isOwn = true) {
  const route = goOnRoute({ apiOrigin: () => apiOrigin, isOwnForm: () => isOwn })
  const body = new URLSearchParams({ language: 'ne', ...fields })
  return route(new Request('https://dabali.example/payment/x/go', { method: 'POST', body }), {
    params: Promise.resolve({ hash }),
  })
}

describe('the form of a payment', () => {
  it('begins it, and leads through a page of its own to the form of the gateway', async () => {
    const fields = { transaction_uuid: 'a1', signature: 's' }
    const next_action = { type: 'form_post' as const, url: 'https://epay.esewa.com.np/form', fields }
    answer = { status: 200, body: makePayment({ status: 'started', next_action }) }
    const page = await press()
    expect(received).toEqual({ path: `/v1/api/payments/${hash}/initiate/`, body: {} })
    expect(page.status).toBe(200)
    expect(page.headers.get('content-security-policy')).toContain('form-action https://epay.esewa.com.np')
    expect(page.headers.get('cache-control')).toBe('no-store')
    expect(await page.text()).toContain('name="transaction_uuid" value="a1"')
  })

  it('pays in another way when one is chosen, and in no way that there is not', async () => {
    answer = { status: 200, body: makePayment({ method: 'cod' }) }
    const page = await press({ payment_method: 'cod' })
    expect(received?.body).toEqual({ payment_method: 'cod' })
    expect([page.status, page.headers.get('location')]).toEqual([303, '/ne/order/thanks/order'])
    await press({ payment_method: 'gold' })
    expect(received?.body).toEqual({})
  })

  it.each([
    { status: 503, code: 'gateway_unavailable' },
    { status: 406, code: 'gateway_refused' },
    { status: 409, code: 'order_expired' },
    { status: 404, code: 'not_found' },
  ])('leads back to the payment with the reason when it was refused: $code', async ({ status, code }) => {
    answer = { status, body: { detail: 'No.', code } }
    const page = await press()
    expect([page.status, page.headers.get('location')]).toEqual([303, `/ne/payment/${hash}?refused=${code}`])
  })

  it('is sent from our own pages only', async () => {
    received = undefined
    expect((await press({}, false)).status).toBe(403)
    expect(received).toBeUndefined()
  })
})
