import { expect, test } from 'vitest'
import { availableMethods } from './deps.ts'
import { readGateways } from './read-gateways.ts'

const LIVE = {
  NODE_ENV: 'production',
  ESEWA_PRODUCT_CODE: 'NP-ES-DABALI',
  ESEWA_SECRET_KEY: 'a-secret-of-ours',
  KHALTI_SECRET_KEY: 'live_secret_key_of_ours',
  CARD_SECRET_KEY: 'sk_live_of_ours',
  CARD_WEBHOOK_SECRET: 'whsec_of_ours',
}

test('defaults to the sandbox', () => {
  const gateways = readGateways({})
  expect(availableMethods(gateways)).toEqual(['esewa', 'khalti', 'card'])
  expect(gateways.khalti).toEqual({
    url: 'http://127.0.0.1:4100/khalti/api/v2/',
    secretKey: 'sandbox-khalti-secret-key',
  })
})

test('enables no gateway in production by default', () => {
  expect(availableMethods(readGateways({ NODE_ENV: 'production' }))).toEqual([])
})

test("knows the gateways' URLs in production", () => {
  expect(readGateways(LIVE)).toEqual({
    esewa: {
      url: 'https://epay.esewa.com.np/api/epay/main/v2/form',
      statusUrl: 'https://epay.esewa.com.np/api/epay/transaction/status/',
      productCode: 'NP-ES-DABALI',
      secretKey: 'a-secret-of-ours',
    },
    khalti: { url: 'https://khalti.com/api/v2/', secretKey: 'live_secret_key_of_ours' },
    card: { url: 'https://api.stripe.com/', secretKey: 'sk_live_of_ours', webhookSecret: 'whsec_of_ours' },
  })
})

test.each([
  ['an incomplete gateway', { CARD_WEBHOOK_SECRET: '' }, 'CARD_WEBHOOK_SECRET is missing'],
  ['an address of the sandbox', { KHALTI_URL: 'http://127.0.0.1:4100/khalti/api/v2/' }, 'KHALTI_URL'],
  ['an address on this machine', { CARD_URL: 'https://localhost/' }, 'CARD_URL'],
  ['an address that is not https', { ESEWA_URL: 'http://epay.esewa.com.np/form' }, 'ESEWA_URL'],
  [
    'the published test key',
    { ESEWA_SECRET_KEY: '8gBm/:&EnhH.1/q' },
    'ESEWA_SECRET_KEY is the public one of the sandbox',
  ],
  [
    'the published test code',
    { ESEWA_PRODUCT_CODE: 'EPAYTEST' },
    'ESEWA_PRODUCT_CODE is the public one of the sandbox',
  ],
])('refuses %s in production', (_title, variables, message) => {
  expect(() => readGateways({ ...LIVE, ...variables })).toThrow(message)
})

test.each([
  { ESEWA_URL: 'somewhere' },
  { KHALTI_URL: 'ftp://khalti.com/' },
  { CARD_URL: 'https://user:secret@api.stripe.com/' },
  { KHALTI_SECRET_KEY: 'with blanks in it' },
  { ESEWA_PRODUCT_CODE: 'EPAY,TEST' },
])('refuses %j everywhere, without repeating secrets', (variables) => {
  const [name = '', value = ''] = Object.entries(variables)[0] ?? []
  const refusal = (() => {
    try {
      readGateways(variables)
    } catch (error) {
      return String(error)
    }
    return 'accepted'
  })()
  expect(refusal).toContain(name)
  expect(refusal).not.toContain(value)
})
