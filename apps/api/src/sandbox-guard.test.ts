import { expect, test } from 'vitest'
import { refuseSandbox } from './env.ts'

const production = { NODE_ENV: 'production' }

test.each([
  { name: 'SMTP_URL', url: 'smtp://user:secret@127.0.0.1:4125', mayBeHere: true, at: '127.0.0.1:4125' },
  { name: 'KHALTI_URL', url: 'http://localhost:4100/khalti/api/v2/', at: 'localhost:4100' },
  { name: 'KHALTI_URL', url: 'http://127.0.0.2:9999/', at: '127.0.0.2:9999' },
  { name: 'OIDC_DEMO_ISSUER', url: 'http://[::1]:4100/identity', at: '[::1]:4100' },
])('refuses $name at $url, without its password', ({ at, ...address }) => {
  expect(() => refuseSandbox(production, [address])).toThrow(
    `${address.name} leads to ${at}, the address of the sandbox. With NODE_ENV=production it must lead to the real service.`,
  )
})

test('recognises the sandbox on other ports', () => {
  const address = { name: 'LIVE_ORIGIN', url: 'http://127.0.0.1:5100/hls/', mayBeHere: true }
  expect(() => refuseSandbox(production, [address])).not.toThrow()
  expect(() => refuseSandbox({ ...production, SANDBOX_PORT: '5100' }, [address])).toThrow('LIVE_ORIGIN leads to')
})

test.each([
  { name: 'SMTP_URL', url: 'smtp://localhost:25', mayBeHere: true },
  { name: 'KHALTI_URL', url: 'https://khalti.example/api/v2/' },
  { name: 'LIVE_ORIGIN', url: undefined },
])('allows $url', (address) => {
  expect(() => refuseSandbox(production, [address])).not.toThrow()
})

test('allows everything outside production', () => {
  expect(() => refuseSandbox({}, [{ name: 'KHALTI_URL', url: 'http://127.0.0.1:4100/' }])).not.toThrow()
})
