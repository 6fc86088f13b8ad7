import { scryptSync } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { buildApp } from '../src/app.ts'
import { makeBarrier } from './barriers.ts'
import { readInvitation } from './mail-server.ts'
import { type MailedApp, startMailedApp } from './start-mailed-app.ts'

let api: MailedApp
beforeAll(async () => {
  api = await startMailedApp()
})
afterAll(() => api.stop())
afterEach(() => api.forgetLimits())

describe('twenty concurrent logins', () => {
  const AT_ONCE = Array.from({ length: 20 })

  test('with one link: one succeeds', async () => {
    const { token } = await api.invite('race@example.com')
    const answers = await Promise.all(AT_ONCE.map(() => api.press(token)))
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 409]))
    const { rows } = await api.pool.query(
      'select count(*)::integer as n from login_session join account on account.id = account_id where email = $1',
      ['race@example.com'],
    )
    expect(rows[0].n).toBe(1)
  })

  test('with one code: one succeeds', async () => {
    const { code } = await api.invite('coderace@example.com')
    const answers = await Promise.all(
      AT_ONCE.map(() => api.post('auth/code/', { email: 'coderace@example.com', code })),
    )
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
  })

  test('several would succeed without the guard, so these tests can fail', async () => {
    await api.invite('unguarded@example.com')
    const thinks = makeBarrier(AT_ONCE.length)
    const logInWithoutGuard = async () => {
      const { rows } = await api.pool.query("select used_at from magic_login where email = 'unguarded@example.com'")
      await thinks()
      await api.pool.query("update magic_login set used_at = now() where email = 'unguarded@example.com'")
      return rows[0].used_at === null
    }
    const answers = await Promise.all(AT_ONCE.map(logInWithoutGuard))
    expect(answers.filter(Boolean)).toHaveLength(AT_ONCE.length)
  })
})

describe('the code', () => {
  const other = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

  test.each([
    ['as it was mailed', (code: string) => code],
    ['with a space', (code: string) => ` ${code.slice(0, 3)} ${code.slice(3)}`],
    [
      'in Nepali digits',
      (code: string) =>
        new Intl.NumberFormat('ne-u-nu-deva', { useGrouping: false, minimumIntegerDigits: 6 }).format(Number(code)),
    ],
  ])('logs in on another device, %s', async (_how, write) => {
    const { code, token } = await api.invite('device@example.com', { next: '/cart/' })
    const answer = await api.enter('Device@example.com', write(code))
    expect([answer.statusCode, answer.json().next, answer.cookies.length]).toEqual([200, '/cart/', 1])
    expect((await api.press(token)).statusCode).toBe(409)
  })

  test('is invalid after five wrong attempts, also concurrent ones; the link stays valid', async () => {
    for (const email of ['slow@example.com', 'fast@example.com']) {
      const { code, token } = await api.invite(email)
      const tries = Array.from({ length: 5 }, () => other(code))
      if (email.startsWith('slow'))
        for (const wrong of tries) expect((await api.enter(email, wrong)).statusCode).toBe(406)
      else await Promise.all(tries.map((wrong) => api.enter(email, wrong)))
      const answer = await api.enter(email, code)
      expect([answer.statusCode, answer.json().code]).toEqual([406, 'wrong_code'])
      expect((await api.press(token)).statusCode).toBe(200)
    }
  })

  test('is accepted at the fifth attempt', async () => {
    const { code } = await api.invite('fifth@example.com')
    for (let tries = 0; tries < 4; tries += 1) await api.enter('fifth@example.com', other(code))
    expect((await api.enter('fifth@example.com', code)).statusCode).toBe(200)
  })

  test('belongs to one address', async () => {
    const { code } = await api.invite('mine@example.com')
    expect((await api.enter('yours@example.com', code)).statusCode).toBe(406)
    expect((await api.enter('mine@example.com', code)).statusCode).toBe(200)
  })

  test('gets the same response for an address without a login request', async () => {
    const { code } = await api.invite('asked@example.com')
    const answers = [
      await api.enter('asked@example.com', other(code)),
      await api.enter('never@example.com', other(code)),
    ]
    expect(answers[0]?.body).toBe(answers[1]?.body)
  })

  test('costs 16 MiB and 16,384 rounds per guess by default', async () => {
    const app = buildApp(api.parts)
    const post = (url: string, payload: object) => app.inject({ method: 'POST', url: `/v1/api/auth/${url}/`, payload })
    await post('magic-link', { email: 'dear@example.com' })
    const { rows } = await api.pool.query("select id, code_hash from magic_login where email = 'dear@example.com'")
    const [mail] = await api.mailbox.collect()
    const { code } = readInvitation(mail ?? {})
    expect(rows).toEqual([{ id: rows[0].id, code_hash: scryptSync(code, rows[0].id, 32, { N: 2 ** 14, r: 8, p: 1 }) }])
    expect((await post('code', { email: 'dear@example.com', code })).statusCode).toBe(200)
    await app.close()
  })
})
