import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { buildApp } from '../src/app.ts'
import { readInvitation } from './mail-server.ts'
import { type MailedApp, startMailedApp } from './start-mailed-app.ts'
import { logIn } from './visitors.ts'

let api: MailedApp
beforeAll(async () => {
  api = await startMailedApp()
})
afterAll(() => api.stop())
afterEach(() => api.forgetLimits())

describe('addresses with and without an account', () => {
  test('get the same response and headers and run the same statements', async () => {
    const seen = new Set<string>()
    for (let at = 0; at < 12; at += 1) {
      for (const known of [true, false]) {
        const email = `${known ? 'known' : 'other'}${at}@example.com`
        if (known) await logIn(api, email)
        await api.forgetLimits()
        let answer: Awaited<ReturnType<MailedApp['ask']>> | undefined
        const statements = await api.statementsOf(async () => {
          answer = await api.ask(email)
        })
        const { 'x-request-id': _id, date: _date, ...headers } = answer?.headers ?? {}
        seen.add(JSON.stringify([answer?.statusCode, answer?.body, headers, statements]))
      }
    }
    expect(seen.size).toBe(1)
    expect([...seen][0]).not.toMatch(/from \\"account\\"/)
    expect(await api.mailbox.collect()).toHaveLength(24)
  })
})

describe('the limits', () => {
  test('are five emails an hour from one client to one address, known or not', async () => {
    const statuses = []
    for (let at = 0; at < 7; at += 1) {
      const answer = await api.ask('flood@example.com', {}, { 'x-forwarded-for': '198.51.100.1' })
      statuses.push(answer.statusCode)
      if (answer.statusCode === 429) {
        expect(answer.json().code).toBe('throttled')
        expect(Number(answer.headers['retry-after'])).toBeGreaterThan(3500)
      }
    }
    expect(statuses).toEqual([202, 202, 202, 202, 202, 429, 429])
    expect((await api.ask('flood@example.com', {}, { 'x-forwarded-for': '198.51.100.2' })).statusCode).toBe(202)
    expect(await api.mailbox.collect()).toHaveLength(6)
  })

  test('are twenty emails an hour to one address, from all clients', async () => {
    const statuses = []
    for (let at = 0; at < 22; at += 1) {
      statuses.push((await api.ask('full@example.com', {}, { 'x-forwarded-for': `198.51.100.${at}` })).statusCode)
    }
    expect(statuses.map((status) => status === 429)).toEqual(statuses.map((_, at) => at >= 20))
    expect(await api.mailbox.collect()).toHaveLength(20)
  })

  test('are twenty emails an hour from one client, to all addresses', async () => {
    const statuses = []
    for (let at = 0; at < 22; at += 1) {
      statuses.push((await api.ask(`many${at}@example.com`, {}, { 'x-forwarded-for': '203.0.113.9' })).statusCode)
    }
    expect(statuses.filter((status) => status === 202)).toHaveLength(20)
    expect((await api.ask('many0@example.com', {}, { 'x-forwarded-for': '203.0.113.10' })).statusCode).toBe(202)
    await api.mailbox.collect()
  })
})

describe('an invalid request', () => {
  test.each([
    [{}, 'This field is required.'],
    [{ email: '' }, 'This field is required.'],
    [{ email: 1 }, 'Enter text.'],
    [{ email: null }, 'Enter text.'],
    [{ email: ['a@b.example'] }, 'Enter text.'],
    ...[
      'maya',
      'maya@',
      '@example.com',
      'maya@example',
      'maya@exa mple.com',
      'maya@example.com\r\nBcc: all@example.com',
      'maya@example.com, all@example.com',
      '"maya"@example.com',
      'Maya <maya@example.com>',
      'maya\u0000@example.com',
      "maya'); drop table account;--@example.com",
      '<script>@example.com',
      `${'m'.repeat(65)}@example.com`,
      `maya@${'e'.repeat(250)}.com`,
    ].map((email) => [{ email }, 'Enter an email address, for example maya@example.com.'] as const),
  ] as const)('%j gets an error for its field', async (body, message) => {
    for (const url of ['auth/magic-link/', 'auth/code/']) {
      const answer = await api.post(url, { code: '000000', ...body })
      expect([answer.statusCode, answer.json()]).toEqual([400, { email: [message], code: 'invalid' }])
    }
    expect(await api.mailbox.collect()).toEqual([])
  })

  test('gets it in Nepali too', async () => {
    const answer = await api.ask('maya', {}, { 'accept-language': 'ne' })
    expect(answer.json().email).toEqual(['इमेल ठेगाना लेख्नुहोस्, जस्तै maya@example.com।'])
  })

  test.each(['', '12345', '1234567', 'abcdef', '१२', "' or 1=1", '\u0000', '1e5', '-12345'])(
    '%j is not a code',
    async (code) => {
      const answer = await api.post('auth/code/', { email: 'maya@example.com', code })
      expect([answer.statusCode, answer.json().code]).toEqual([406, 'wrong_code'])
    },
  )

  test.each([[{}], [{ code: 123456 }], [{ code: null }]])('%j gets its message first', async (body) => {
    const answer = await api.post('auth/code/', { email: 'maya@example.com', ...body })
    expect([answer.statusCode, Object.keys(answer.json())]).toEqual([400, ['non_field_errors', 'code']])
  })
})

/** As text, and as PostgreSQL writes bytes. */
const formsOf = (secret: string) => [secret.length > 6 ? secret : `"${secret}"`, Buffer.from(secret).toString('hex')]

test('no link, code or session token is in a table or the log', async () => {
  const lines: string[] = []
  const app = buildApp({
    ...api.parts,
    logger: { level: 'trace', stream: { write: (line: string) => lines.push(line) } },
  })
  const send = (url: string, payload: object) => app.inject({ method: 'POST', url: `/v1/api/${url}`, payload })
  const secrets = []
  for (const way of ['link', 'code'] as const) {
    const email = `secret-${way}@example.com`
    await send('auth/magic-link/', { email, next: '/' })
    const [mail] = await api.mailbox.collect()
    const { token, code } = readInvitation(mail ?? {})
    await app.inject({ url: `/v1/api/auth/magic-login/${token}/` })
    const entered =
      way === 'link' ? await send(`auth/magic-login/${token}/`, {}) : await send('auth/code/', { email, code })
    expect(entered.statusCode).toBe(200)
    secrets.push(...[token, code, entered.cookies[0]?.value ?? ''].flatMap(formsOf), email)
  }
  await app.close()
  expect(lines.length).toBeGreaterThanOrEqual(6)
  const { rows: tables } = await api.pool.query("select tablename from pg_tables where schemaname = 'public'")
  let stored = ''
  for (const { tablename } of tables) {
    const { rows } = await api.pool.query(`select json_agg(to_jsonb(held)) as all from "${tablename}" as held`)
    stored += JSON.stringify(rows)
  }
  expect(stored).toContain('secret-link@example.com')
  for (const secret of secrets.filter((text) => !text.includes('@'))) expect(stored).not.toContain(secret)
  for (const secret of secrets) expect(lines.join('')).not.toContain(secret)
})
