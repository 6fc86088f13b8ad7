import { propertyRuns } from '@dabali/tooling/property-runs'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type RunningApp, startApp } from './start-app.ts'
import { makeVoucher } from './visitors.ts'

let api: RunningApp
let cookie: string
let basket: { url: string; lines: { url: string }[] }
beforeAll(async () => {
  api = await startApp()
  await makeVoucher(api, { code: 'GOOD' })
  ;({ cookie, basket } = await api.newVisitor(1))
})
afterAll(() => api.stop())

const ENDPOINTS = {
  add: () => ['POST', '/v1/api/basket/add-product/'] as const,
  voucher: () => ['POST', '/v1/api/basket/add-voucher/'] as const,
  methods: () => ['POST', '/v1/api/basket/shipping-methods/'] as const,
  quote: () => ['POST', '/v1/api/basket/quote/'] as const,
  basket: () => ['PATCH', `/v1/${basket.url}`] as const,
  line: () => ['PATCH', `/v1/${basket.lines[0]?.url}`] as const,
}

const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom('\0', '<b>', '/v1/api/products/1/', 'NP', 'GOOD', 'Kathmandu', '__proto__'),
)
const anyValue: fc.Arbitrary<unknown> = fc.oneof(
  anyText,
  fc.integer(),
  fc.double(),
  fc.boolean(),
  fc.constant(null),
  fc.jsonValue(),
)
const optional = <T extends Record<string, fc.Arbitrary<unknown>>>(fields: T) => fc.record(fields, { requiredKeys: [] })
const anyAddress = optional({
  country: anyText,
  line: anyText,
  line1: anyText,
  phone_number: anyText,
  ward: anyText,
  notes: anyValue,
})
const anyBody = fc.oneof(
  optional({ url: anyValue, quantity: anyValue, vouchercode: anyValue }),
  optional({
    is_gift: anyValue,
    gift: fc.oneof(anyValue, optional({ message: anyText, recipient_phone: anyText, deliver_on: anyText })),
    shipping_address: fc.oneof(anyValue, anyAddress),
    shipping_method_code: anyValue,
  }),
  anyAddress,
  optional({
    lines: fc.oneof(anyValue, fc.array(optional({ product: anyValue, quantity: anyValue }))),
    basket: anyValue,
    voucher: anyValue,
  }),
  fc.jsonValue(),
)

test.each(Object.entries(ENDPOINTS))('no input to %s causes a 5xx', async (_name, endpoint) => {
  await fc.assert(
    fc.asyncProperty(
      anyBody,
      fc.constantFrom('en', 'ne'),
      fc.option(fc.base64String()),
      async (body, language, key) => {
        const [method, url] = endpoint()
        const keyed = key === null ? {} : { 'idempotency-key': key }
        const headers = { 'content-type': 'application/json', cookie, 'accept-language': language, ...keyed }
        const answer = await api.app.inject({ method, url, headers, payload: JSON.stringify(body) })
        expect(answer.statusCode).toBeLessThan(500)
        if (answer.statusCode >= 400) expect(Object.keys(answer.json())[0]).not.toBe('code')
      },
    ),
    propertyRuns(250),
  )
})
