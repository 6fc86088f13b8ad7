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

test('where nothing is said, the sandbox takes the money', () => {
  const gateways = readGateways({})
  expect(availableMethods(gateways)).toEqual(['esewa', 'khalti', 'card'])
  expect(gateways.khalti).toEqual({
    url: 'http://127.0.0.1:4100/khalti/api/v2/',
    secretKey: 'sandbox-khalti-secret-key',
  })
})

test('in production nothing is offered of which nothing is said', () => {
  expect(availableMethods(readGateways({ NODE_ENV: 'production' }))).toEqual([])
})

test('in production the gateways are found by themselves', () => {
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
  ['half of a gateway', { CARD_WEBHOOK_SECRET: '' }, 'CARD_WEBHOOK_SECRET is missing'],
  ['an address of the sandbox', { KHALTI_URL: 'http://127.0.0.1:4100/khalti/api/v2/' }, 'KHALTI_URL'],
  ['an address on this machine', { CARD_URL: 'https://localhost/' }, 'CARD_URL'],
  ['an address that is not https', { ESEWA_URL: 'http://epay.esewa.com.np/form' }, 'ESEWA_URL'],
  ['the key of everybody', { ESEWA_SECRET_KEY: '8gBm/:&EnhH.1/q' }, 'ESEWA_SECRET_KEY is that of the sandbox'],
  ['the code of everybody', { ESEWA_PRODUCT_CODE: 'EPAYTEST' }, 'ESEWA_PRODUCT_CODE is that of the sandbox'],
])('in production %s is refused', (_title, variables, message) => {
  expect(() => readGateways({ ...LIVE, ...variables })).toThrow(message)
})

test.each([
  { ESEWA_URL: 'somewhere' },
  { KHALTI_URL: 'ftp://khalti.com/' },
  { CARD_URL: 'https://somebody:secret@api.stripe.com/' },
  { KHALTI_SECRET_KEY: 'with blanks in it' },
  { ESEWA_PRODUCT_CODE: 'EPAY,TEST' },
])('%j is refused anywhere, and no secret repeated', (variables) => {
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
