import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { describe, expect, it, test } from 'vitest'
import {
  freePort,
  localSettings,
  refuseTakenPorts,
  sandboxEnvironment,
  sandboxLines,
  siteEnvironment,
} from './ports.ts'

test.each(['127.0.0.1', '::1'])('a free port is another one than a port that is taken at %s', async (host) => {
  const holder = createServer().listen(0, host)
  await once(holder, 'listening')
  const taken = (holder.address() as AddressInfo).port
  const free = Number(await freePort())
  const picks = [taken, taken, free]
  expect(await freePort(() => picks.shift() ?? 0)).toBe(String(free))
  holder.close()
  await once(holder, 'close')
})

describe('refuseTakenPorts', () => {
  it('names the port and its setting, and nothing once it is free', async () => {
    const holder = createServer().listen(0)
    await once(holder, 'listening')
    const port = String((holder.address() as AddressInfo).port)
    await expect(refuseTakenPorts({ STORE_PORT: port })).rejects.toThrow(
      `Port ${port} is taken: set STORE_PORT to another one.`,
    )
    holder.close()
    await once(holder, 'close')
    await expect(refuseTakenPorts({ STORE_PORT: port })).resolves.toBeUndefined()
  })
})

const ports = { SANDBOX_PORT: '5100', SANDBOX_SMTP_PORT: '5125' }

test('leads the API to the sandbox, on whichever ports it listens', () => {
  expect(sandboxEnvironment({}, ports)).toMatchObject({
    SMTP_URL: 'smtp://127.0.0.1:5125',
    STAFF_MAILS: 'owner@dabali.example',
    STAFF_SECOND_FACTOR: 'optional',
    LIVE_ORIGIN: 'http://127.0.0.1:5100/hls/',
    KHALTI_URL: 'http://127.0.0.1:5100/khalti/api/v2/',
    OIDC_DEMO_ISSUER: 'http://127.0.0.1:5100/identity',
    OIDC_DEMO_CLIENT_ID: 'dabali',
  })
})

test('leads all programs to each other, on whichever ports they listen', () => {
  const { forApi, forSites, forSandbox } = localSettings({ STORE_PORT: '5000', API_PORT: '5040' }, { hasSandbox: true })
  expect(forApi).toMatchObject({
    SITE_ORIGINS: 'http://localhost:5000,http://localhost:3001',
    CARD_URL: 'http://127.0.0.1:4100/',
  })
  expect(forSites).toMatchObject({
    API_ORIGIN: 'http://127.0.0.1:5040',
    SANDBOX_INBOX: 'http://127.0.0.1:4100/mail/messages/',
  })
  expect(forSandbox.SANDBOX_CARD_WEBHOOK_URL).toMatch(/^http:\/\/127\.0\.0\.1:5040\//)
})

test('leads no program to the sandbox where there is none', () => {
  const { forApi, forSites } = localSettings({}, { hasSandbox: false })
  expect(Object.keys({ ...forApi, ...forSites }).toSorted()).toEqual(['ADMIN_ORIGIN', 'API_ORIGIN', 'SITE_ORIGINS'])
})

test('omits settings that the environment has', () => {
  const told = sandboxEnvironment({ SMTP_URL: 'smtp://mail.example', OIDC_YETI_ISSUER: 'https://yeti.example' }, ports)
  expect(Object.keys(told)).not.toContain('SMTP_URL')
  expect(Object.keys(told).filter((name) => name.startsWith('OIDC_'))).toEqual([])
})

test('treats an empty setting as missing', () => {
  expect(sandboxEnvironment({ SMTP_URL: '' }, ports)['SMTP_URL']).toBe('smtp://127.0.0.1:5125')
})

test('the sites report purchases to the sandbox, unless another URL is set', () => {
  expect(siteEnvironment({}, ports)['PIXEL_URL']).toBe('http://127.0.0.1:5100/pixel/collect/')
  expect(siteEnvironment({ PIXEL_URL: 'https://pixel.example/collect/' }, ports)).not.toHaveProperty('PIXEL_URL')
})

test('the sites frame the films of the sandbox besides the usual hosts, unless hosts are set', () => {
  expect(siteEnvironment({}, ports)['FILM_HOSTS']).toBe(
    'https://www.youtube-nocookie.com https://player.vimeo.com http://127.0.0.1:5100',
  )
  expect(sandboxEnvironment({}, ports)['DEMO_FILMS_URL']).toBe('http://127.0.0.1:5100/film/embed/')
  expect(siteEnvironment({ FILM_HOSTS: 'https://films.example' }, ports)).not.toHaveProperty('FILM_HOSTS')
})

test('the back office reads the codes of the demo staff in the inbox of the sandbox', () => {
  expect(siteEnvironment({}, ports)['SANDBOX_INBOX']).toBe('http://127.0.0.1:5100/mail/messages/')
})

test('prints the URL of the sandbox and only the logins that it provides', () => {
  const all = sandboxLines({ ...sandboxEnvironment({}, ports), ...siteEnvironment({}, ports) }, '5100')
  for (const said of [
    'http://localhost:5100/',
    'http://localhost:5100/mail/',
    'demo account',
    'owner@dabali.example',
    'http://localhost:5100/pixel/',
  ]) {
    expect(all).toContain(said)
  }
  const none = sandboxLines({}, '5100')
  expect(none).toContain('http://localhost:5100/')
  expect(none).not.toContain('log')
})
