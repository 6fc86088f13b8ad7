import { expect, test } from 'vitest'
import { sandboxEnvironment, sandboxLines } from './sandbox-environment.ts'

const ports = { SANDBOX_PORT: '5100', SANDBOX_SMTP_PORT: '5125' }

test('leads the API to the sandbox, on whichever ports it listens', () => {
  expect(sandboxEnvironment({}, ports)).toMatchObject({
    SMTP_URL: 'smtp://127.0.0.1:5125',
    STAFF_MAILS: 'door@dabali.example',
    LIVE_ORIGIN: 'http://127.0.0.1:5100/hls/',
    KHALTI_URL: 'http://127.0.0.1:5100/khalti/api/v2/',
    OIDC_DEMO_ISSUER: 'http://127.0.0.1:5100/identity',
    OIDC_DEMO_CLIENT_ID: 'dabali',
  })
})

test('says nothing of what the environment says itself', () => {
  const told = sandboxEnvironment({ SMTP_URL: 'smtp://mail.example', OIDC_YETI_ISSUER: 'https://yeti.example' }, ports)
  expect(Object.keys(told)).not.toContain('SMTP_URL')
  expect(Object.keys(told).filter((name) => name.startsWith('OIDC_'))).toEqual([])
})

test('takes an empty setting for none', () => {
  expect(sandboxEnvironment({ SMTP_URL: '' }, ports)['SMTP_URL']).toBe('smtp://127.0.0.1:5125')
})

test('tells where the sandbox is, and no way in that it does not serve', () => {
  const all = sandboxLines(sandboxEnvironment({}, ports), '5100')
  for (const said of ['http://localhost:5100/', 'http://localhost:5100/mail/', 'demo people', 'door@dabali.example']) {
    expect(all).toContain(said)
  }
  const none = sandboxLines({}, '5100')
  expect(none).toContain('http://localhost:5100/')
  expect(none).not.toContain('log')
})
