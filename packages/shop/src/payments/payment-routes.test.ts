import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createFormsRoute } from '../server-request/form-action.ts'
import { makePayment } from '../testing/fixtures.ts'
import { gatewayRedirectAction, gatewayRedirectPage } from './payment-routes.ts'

const i18n = { going: 'Redirecting to eSewa', continueText: 'Continue', language: 'en' as const }
const form = (url: string, fields: Record<string, string> = {}) =>
  gatewayRedirectPage({ type: 'form_post', url, fields }, i18n)

describe('the page before a gateway', () => {
  it('allows its form to post to the named gateway only', () => {
    expect(form('http://127.0.0.1:4100/esewa/form')?.policy).toMatch(
      /^default-src 'none'; script-src 'nonce-[^']+'; form-action http:\/\/127\.0\.0\.1:4100; base-uri 'none'; frame-ancestors 'none'$/,
    )
  })

  it("allows redirects within the gateway's domain, never a public suffix", () => {
    expect(form('https://epay.esewa.com.np/api/')?.policy).toContain(
      'form-action https://epay.esewa.com.np https://*.esewa.com.np https://esewa.com.np;',
    )
    expect(form('https://esewa.com.np/api/')?.policy).toContain('form-action https://esewa.com.np;')
    expect(form('https://192.168.100.200/api/')?.policy).toContain('form-action https://192.168.100.200;')
  })

  it('posts the fields unchanged', () => {
    const page = form('https://epay.esewa.com.np/api/', { signature: 'a+b/c=', total_amount: '685' })
    expect(page?.html).toContain('<input type="hidden" name="signature" value="a+b/c=">')
    expect(page?.html).toContain('action="https://epay.esewa.com.np/api/"')
  })

  it('escapes all values', () => {
    const page = form('https://epay.esewa.com.np/?a="><script>alert(1)</script>', {
      '"><b>': '"><script>alert(2)</script>',
    })
    expect(page?.html).not.toMatch(/<script>alert|<b>/)
  })

  it('redirects to a URL without a form, with a link without scripts', () => {
    const page = gatewayRedirectPage(
      { type: 'redirect', url: 'https://pay.khalti.com/?pidx=a&b=c', fields: null },
      i18n,
    )
    expect(page?.html).toContain('<a href="https://pay.khalti.com/?pidx=a&#38;b=c">Continue</a>')
    expect(page?.html).toContain('http-equiv="refresh"')
    expect(page?.policy).toContain("default-src 'none'")
  })

  it.each([null, '', 'javascript:alert(1)', 'data:text/html,a', '/payment'])('is none for %j', (url) => {
    expect(gatewayRedirectPage({ type: 'redirect', url, fields: null }, i18n)).toBeUndefined()
  })

  it('is undefined without a target', () => {
    expect(gatewayRedirectPage({ type: 'none', url: null, fields: null }, i18n)).toBeUndefined()
  })
})

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
  const forms = { '/payment/:hash/start': gatewayRedirectAction }
  const route = createFormsRoute(forms, {
    path: '/forms',
    api: () => ({ apiOrigin, apiTimeoutMs: 4000 }),
    isOwnForm: () => isOwn,
  })
  const body = new URLSearchParams({ language: 'ne', ...fields })
  return route(new Request(`https://dabali.example/forms/payment/${hash}/start`, { method: 'POST', body }))
}

describe('the form of a payment', () => {
  it('initiates the payment and redirects through its own page', async () => {
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

  it('uses a chosen method and ignores an unknown one', async () => {
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

  it('is accepted from own pages only', async () => {
    received = undefined
    expect((await press({}, false)).status).toBe(403)
    expect(received).toBeUndefined()
  })
})
