import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createFormsRoute, readTextDraft } from '@dabali/shop/form-action'
import { FORMS_PATH } from '@dabali/site/routing'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { giveTipAction, TIP_COOKIES } from './tip-action.ts'

type Sent = { call: string; key: string | undefined; body: Record<string, string> }

let server: Server
let origin = ''
let sent: Sent[] = []
let answer: { status: number; body: object }

const ORDER = { hash: 'order-hash', payment: { hash: 'payment-hash' } }
const PAYMENT = {
  hash: 'payment-hash',
  method: 'esewa',
  status: 'started',
  order: { number: '100014', hash: 'order-hash' },
  next_action: { type: 'redirect', url: 'https://esewa.example/pay', fields: null },
}

beforeAll(async () => {
  server = createServer(async (request, response) => {
    const chunks = await request.toArray()
    const body = JSON.parse(Buffer.concat(chunks).toString() || '{}')
    sent.push({ call: `${request.method} ${request.url}`, key: request.headers['idempotency-key']?.toString(), body })
    const { status, body: answered } = request.url?.includes('/tips/') ? answer : { status: 200, body: PAYMENT }
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answered))
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => server.close())
beforeEach(() => {
  sent = []
  answer = { status: 200, body: ORDER }
})

const FORM = { slug: 'low-cloud', id: '7', key: 'form-key', amount: '250', own_amount: '', payment_method: 'esewa' }

async function send(fields: Partial<typeof FORM> = {}, language = 'en') {
  const route = createFormsRoute(
    { '/tips/give': giveTipAction },
    { api: () => ({ apiOrigin: origin, apiTimeoutMs: 4000 }), isOwnForm: () => true, path: FORMS_PATH },
  )
  const body = new URLSearchParams({ language, ...FORM, ...fields })
  const answered = await route(new Request('https://dabali.example/forms/tips/give', { method: 'POST', body }))
  const cookies = new Map(answered.headers.getSetCookie().map((each) => each.split(/[=;]/, 2) as [string, string]))
  return {
    status: answered.status,
    to: answered.headers.get('location'),
    html: await answered.text(),
    form: readTextDraft(TIP_COOKIES.map((name) => cookies.get(name))),
  }
}

describe('the form of a tip', () => {
  it('places the order and leads to the gateway', async () => {
    const { status, html } = await send()
    expect([status, html.includes('https://esewa.example/pay')]).toEqual([200, true])
    expect(sent.map(({ call }) => call)).toEqual([
      'POST /v1/api/events/low-cloud/7/tips/',
      'POST /v1/api/payments/payment-hash/initiate/',
    ])
    expect(sent[0]?.body).toEqual({ amount: '250', email: '', payment_method: 'esewa' })
  })

  it('has one key for what is sent twice, and another one for another amount or method', async () => {
    for (const fields of [{}, {}, { amount: '100' }, { payment_method: 'khalti' }]) await send(fields)
    const [first, second, ...others] = sent.flatMap(({ call, key }) => (call.includes('/tips/') ? [key] : []))
    expect([first, second]).toEqual([expect.stringMatching(/^form-key [\w-]{43}$/), first])
    expect(new Set([first, ...others]).size).toBe(3)
  })

  it('comes back to the stream with the message at the field and what was typed', async () => {
    answer = { status: 400, body: { amount: ['Enter Rs 50 or more.'], code: 'tip_too_low' } }
    const { to, form } = await send({ amount: 'own', own_amount: '20' }, 'ne')
    expect(to).toBe('/ne/event/low-cloud/7/live?problem=400#tip')
    expect(form.errors).toEqual({ own_amount: 'Enter Rs 50 or more.' })
    expect(form.draft).toMatchObject({ amount: 'own', own_amount: '20', payment_method: 'esewa' })
  })

  it('says why after the end of the stream', async () => {
    const detail = 'The stream has ended, so tips are closed.'
    answer = { status: 409, body: { detail, code: 'tips_over', state: 'ended' } }
    const { to, form } = await send()
    expect([to, form.errors]).toEqual(['/event/low-cloud/7/live?problem=409#tip', { form: detail }])
  })
})
