import { expect, it } from 'vitest'
import { makeCertificate } from '../../../test/make-wallets.ts'
import { readWallets } from './wallet-settings.ts'

const own = makeCertificate('Pass Type ID')
const wwdr = makeCertificate('Developer Relations')
const apple = {
  APPLE_WALLET_CERTIFICATE: own.certificate,
  APPLE_WALLET_KEY: own.key,
  APPLE_WALLET_WWDR_CERTIFICATE: wwdr.certificate,
  APPLE_WALLET_PASS_TYPE_ID: 'pass.example.dabali.tickets',
  APPLE_WALLET_TEAM_ID: 'A1B2C3D4E5',
}
const account = JSON.stringify({ client_email: 'wallet@dabali.example', private_key: own.key })
const google = { GOOGLE_WALLET_ISSUER_ID: '3388000000012345678', GOOGLE_WALLET_SERVICE_ACCOUNT: account }
const inBase64 = (text: string) => Buffer.from(text).toString('base64')

it('has none without variables', () => {
  expect(readWallets({})).toEqual({})
})

it('reads both', () => {
  const { apple: read, google: other } = readWallets({ ...apple, ...google })
  expect(read).toMatchObject({ passTypeId: 'pass.example.dabali.tickets', teamId: 'A1B2C3D4E5' })
  expect([other?.issuerId, other?.email]).toEqual(['3388000000012345678', 'wallet@dabali.example'])
})

it('reads certificates and keys in one line, and in base64', () => {
  const line = own.certificate.replaceAll('\n', '\\n')
  expect(readWallets({ ...apple, APPLE_WALLET_CERTIFICATE: line }).apple?.certificate.trim()).toBe(
    own.certificate.trim().replaceAll('\r', '\r'),
  )
  expect(readWallets({ ...apple, APPLE_WALLET_KEY: inBase64(own.key) }).apple?.key).toBe(own.key)
  expect(readWallets({ ...google, GOOGLE_WALLET_SERVICE_ACCOUNT: inBase64(account) }).google?.email).toBe(
    'wallet@dabali.example',
  )
})

it.each([
  [{ APPLE_WALLET_KEY: '' }, /^APPLE_WALLET_KEY is missing/],
  [{ APPLE_WALLET_CERTIFICATE: 'no certificate' }, /^APPLE_WALLET_CERTIFICATE must be a certificate/],
  [{ APPLE_WALLET_WWDR_CERTIFICATE: own.key }, /^APPLE_WALLET_WWDR_CERTIFICATE must be a certificate/],
  [{ APPLE_WALLET_KEY: 'no key' }, /^APPLE_WALLET_KEY must be an RSA key/],
  [{ APPLE_WALLET_KEY: wwdr.key }, /^APPLE_WALLET_KEY is not the key of/],
  [{ APPLE_WALLET_PASS_TYPE_ID: 'com.example' }, /^APPLE_WALLET_PASS_TYPE_ID must look like/],
  [{ APPLE_WALLET_TEAM_ID: 'a1b2' }, /^APPLE_WALLET_TEAM_ID must be/],
  [{ APPLE_WALLET_CERTIFICATE: makeCertificate('Old', { days: -1 }).certificate }, /^APPLE_WALLET_KEY is not the key/],
  [{ GOOGLE_WALLET_ISSUER_ID: '' }, /^GOOGLE_WALLET_ISSUER_ID is missing/],
  [{ GOOGLE_WALLET_ISSUER_ID: 'dabali' }, /^GOOGLE_WALLET_ISSUER_ID must be a number/],
  [{ GOOGLE_WALLET_SERVICE_ACCOUNT: '{}' }, /^GOOGLE_WALLET_SERVICE_ACCOUNT must be the JSON key/],
  [{ GOOGLE_WALLET_SERVICE_ACCOUNT: '{"client_email": "a@b.example", "private_key": "x"}' }, /private_key/],
])('refuses %j', (changes, message) => {
  expect(() => readWallets({ ...apple, ...google, ...changes })).toThrow(message)
})

it('refuses an expired certificate, and repeats no secret', () => {
  const old = makeCertificate('Old', { days: -1 })
  const variables = { ...apple, APPLE_WALLET_CERTIFICATE: old.certificate, APPLE_WALLET_KEY: old.key }
  expect(() => readWallets(variables)).toThrow('APPLE_WALLET_CERTIFICATE has expired.')
})
