import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startAdminServer } from './admin-server.ts'
import { readSandboxInbox } from './demo-code.ts'

const addressOf = (one: Server) => `http://127.0.0.1:${(one.address() as AddressInfo).port}`
const MAILS = [
  { id: 'newest', text: 'Your order has shipped.' },
  { id: 'second', text: 'Your code is 482913.' },
  { id: 'first', text: 'Your code is 111111.' },
]
let dir = ''
let inbox: Server
const servers: Record<'beside' | 'without', string> = { beside: '', without: '' }
const opened: Server[] = []

beforeAll(async () => {
  dir = mkdtempSync(join(tmpdir(), 'admin-'))
  writeFileSync(join(dir, 'index.html'), '<meta name="sandbox" content="__SANDBOX__">')
  inbox = createServer(({ url }, response) => response.end(JSON.stringify(url?.includes('owner') ? MAILS : [])))
  await new Promise<void>((listening) => inbox.listen(0, '127.0.0.1', listening))
  const origins = {
    apiOrigin: 'http://127.0.0.1:1',
    origin: 'http://localhost:3002',
    storeOrigin: 'http://localhost:3000',
    cultureOrigin: 'http://localhost:3001',
  }
  for (const [name, sandboxInbox] of [
    ['beside', `${addressOf(inbox)}/mail/messages/`],
    ['without', undefined],
  ] as const) {
    const settings = { dir, port: 0, trustedProxies: 0, shutdownDelaySeconds: 0, ...origins, sandboxInbox }
    const { server } = await startAdminServer(settings)
    opened.push(server)
    servers[name] = addressOf(server)
  }
})
afterAll(() => {
  for (const server of [...opened, inbox]) server.close()
  rmSync(dir, { recursive: true })
})

const codeOf = (server: string, email: string) => fetch(`${server}/sandbox/login-code?email=${email}`)

describe('without the sandbox', () => {
  it.each(['/sandbox/login-code?email=owner@dabali.example', '/sandbox/login-code', '/sandbox/anything'])(
    '%s is not there',
    async (path) => {
      const answer = await fetch(`${servers.without}${path}`)
      expect([answer.status, await answer.text()]).toEqual([404, ''])
    },
  )

  it('the page shows no demo staff', async () => {
    expect(await (await fetch(`${servers.without}/login`)).text()).toContain('content="false"')
  })
})

describe('beside the sandbox', () => {
  it('the newest email with a code is read', async () => {
    const answer = await codeOf(servers.beside, 'owner@dabali.example')
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(await answer.json()).toEqual({ id: 'second', code: '482913' })
    const none = await codeOf(servers.beside, 'door@dabali.example')
    expect(await none.json()).toEqual({ id: null, code: null })
    expect(await (await fetch(`${servers.beside}/login`)).text()).toContain('content="true"')
  })

  it.each(['mira@people.example', ''])('the codes of others are not read: %j', async (email) =>
    expect((await codeOf(servers.beside, email)).status).toBe(404),
  )
})

describe('the setting', () => {
  const SANDBOX_INBOX = 'http://127.0.0.1:4100/mail/messages/'
  it('is not read unless it is there', () => expect(readSandboxInbox({})).toBeUndefined())
  it('names the inbox', () => expect(readSandboxInbox({ SANDBOX_INBOX })).toBe(SANDBOX_INBOX))
  it('is refused in production', () =>
    expect(() => readSandboxInbox({ SANDBOX_INBOX, NODE_ENV: 'production' })).toThrow('must not be set'))
  it.each(['https://mail.example/', 'http://mail.example/', 'inbox'])('is refused for %s', (given) =>
    expect(() => readSandboxInbox({ SANDBOX_INBOX: given })).toThrow('an http address of this machine'),
  )
})
