import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { readInvitation } from './mail-server.ts'
import { type MailedApp, startMailedApp } from './start-mailed-app.ts'

let api: MailedApp
beforeAll(async () => {
  api = await startMailedApp()
})
afterAll(() => api.stop())
afterEach(() => api.forgetLimits())

type Headers = Record<string, string>

const SESSION = { name: 'dabali_session', path: '/', httpOnly: true, sameSite: 'Lax', maxAge: 7_776_000 }

describe('a login by link', () => {
  test('goes from the address over the email to the page that was wanted', async () => {
    const answer = await api.ask(' Maya@Example.com ', { next: '/book/the-rain-ledger/' })
    expect([answer.statusCode, answer.json()]).toEqual([202, { detail: 'We emailed you a link and a code.' }])
    const [mail] = await api.mailbox.collect()
    const { link, token, code } = readInvitation(mail ?? {})
    expect(mail).toMatchObject({ to: [{ address: 'maya@example.com' }], subject: `${code} is your code for Dabali` })
    expect(link).toBe(`http://localhost:3000/auth/magic-login/${token}`)
    expect(mail?.html).toContain(`href="${link}"`)
    expect(mail?.html).toContain(`>${code}<`)
    expect(mail?.html).not.toMatch(/src=|<link|@import|url\(/)

    const seen = await api.get(`/v1/api/auth/magic-login/${token}/`)
    expect([seen.json(), seen.headers['cache-control'], seen.headers['referrer-policy'], seen.cookies]).toEqual([
      { is_usable: true, email: 'm***@example.com' },
      'no-store',
      'no-referrer',
      [],
    ])

    const entered = await api.press(token)
    expect(entered.statusCode).toBe(200)
    expect(entered.json()).toMatchObject({
      user: { email: 'maya@example.com', is_email_verified: true, username: 'maya@example.com', language: 'en' },
      next: '/book/the-rain-ledger/',
      basket: { id: '', lines: [] },
      changes: [],
    })
    expect(entered.cookies).toEqual([expect.objectContaining(SESSION)])
    const cookie = `dabali_session=${entered.cookies[0]?.value}`
    expect((await api.get('/v1/api/me/', { cookie })).json()).toEqual({ ...entered.json().user, is_staff: false })
    expect((await api.press(token)).json()).toMatchObject({ code: 'link_not_usable' })
    expect((await api.get(`/v1/api/auth/magic-login/${token}/`)).json()).toEqual({ is_usable: false, email: '' })
  })

  test('is in Nepali for Nepali visitors, and so is the account', async () => {
    const { mail, site, token, code } = await api.invite('nisha@example.com', {}, { 'accept-language': 'ne' })
    expect(site).toBe('http://localhost:3000/ne')
    expect(mail.subject).toBe(`डबलीका लागि तपाईंको कोड ${code}`)
    expect(mail.html).toContain('<html lang="ne">')
    expect((await api.press(token, { 'accept-language': 'ne' })).json().user.language).toBe('ne')
  })

  test('finds the same account the second time', async () => {
    const ids = []
    for (const email of ['again@example.com', 'AGAIN@example.com']) {
      ids.push((await api.press((await api.invite(email)).token)).json().user.id)
    }
    expect(ids[0]).toBe(ids[1])
  })

  test('sets Secure cookies over https only', async () => {
    const { token } = await api.invite('secure@example.com')
    const { cookies } = await api.press(token, { 'x-forwarded-proto': 'https' })
    expect(cookies[0]).toMatchObject({ ...SESSION, secure: true })
  })

  test('returns a marker that gives no access', async () => {
    const entered = await api.press((await api.invite('marker@example.com')).token)
    const { token } = entered.json()
    expect(token).toMatch(/^[\w-]{43}$/)
    const headers = { cookie: `dabali_session=${token}`, authorization: `Bearer ${token}` }
    expect((await api.get('/v1/api/me/', headers)).statusCode).toBe(401)
  })

  test('takes over the basket of the device, which is empty after logging out', async () => {
    const { cookie: basket } = await api.newVisitor(1)
    const { token } = await api.invite('reader@example.com')
    const entered = await api.press(token, { cookie: basket })
    expect(entered.json().basket).toMatchObject({
      owner: '/v1/api/me/',
      lines: [{ product_id: 1, quantity: 1 }],
    })
    const session = `dabali_session=${entered.cookies[0]?.value}`
    const out = await api.post('auth/logout/', {}, { cookie: `${basket}; ${session}` })
    expect(out.statusCode).toBe(204)
    expect(out.cookies.map(({ name, value, maxAge }) => [name, value, maxAge])).toEqual([
      ['dabali_session', '', 0],
      ['dabali_basket', '', 0],
    ])
    expect((await api.get('/v1/api/basket/', { cookie: basket })).json().lines).toEqual([])
    const back = await api.press((await api.invite('reader@example.com')).token)
    expect(back.json().basket.lines).toMatchObject([{ product_id: 1 }])
  })

  test('returns the changes of the basket merge', async () => {
    const first = await api.newVisitor(1)
    await api.press((await api.invite('both@example.com')).token, { cookie: first.cookie })
    const second = await api.newVisitor(2)
    const entered = await api.press((await api.invite('both@example.com')).token, { cookie: second.cookie })
    expect(entered.json().changes).toEqual([{ product_id: 2, quantity: 1, reason: 'added' }])
    expect(entered.json().basket.num_items).toBe(2)
  })

  test('during checkout keeps only the basket that is being bought', async () => {
    const first = await api.newVisitor(1)
    await api.press((await api.invite('payer@example.com')).token, { cookie: first.cookie })
    for (const next of ['/checkout/', '/ne/checkout?mode=buy-now']) {
      const { cookie } = await api.newVisitor(2)
      const entered = await api.press((await api.invite('payer@example.com', { next })).token, { cookie })
      expect(entered.json().basket.lines).toMatchObject([{ product_id: 2 }])
      expect(entered.json().next).toBe(next)
    }
  })

  test('is refused from a page of another origin', async () => {
    const { token } = await api.invite('page@example.com')
    expect((await api.press(token, { origin: 'https://evil.example' })).statusCode).toBe(403)
    expect((await api.press(token, { origin: 'http://localhost:3000', host: 'localhost:3000' })).statusCode).toBe(200)
  })

  test('ends the previous session of the browser', async () => {
    const one = await api.press((await api.invite('old@example.com')).token)
    const cookie = `dabali_session=${one.cookies[0]?.value}`
    await api.press((await api.invite('new@example.com')).token, { cookie })
    expect((await api.get('/v1/api/me/', { cookie })).statusCode).toBe(401)
  })
})

describe('a link', () => {
  test('leads to the site of the request, and only to a configured one', async () => {
    const asked: [Headers, string][] = [
      [{ origin: 'http://localhost:3001', host: 'localhost:3001' }, 'http://localhost:3001'],
      [{ 'x-forwarded-host': 'localhost:3001' }, 'http://localhost:3001'],
      [{ 'x-forwarded-host': 'localhost:3000', 'x-forwarded-proto': 'ftp' }, 'http://localhost:3000'],
      [{ 'x-forwarded-host': 'evil.example' }, 'http://localhost:3000'],
      [{ host: 'evil.example', origin: 'https://evil.example' }, 'http://localhost:3000'],
      [{ host: 'localhost:3001@evil.example' }, 'http://localhost:3000'],
      [{ referer: 'http://localhost:3001/login' }, 'http://localhost:3000'],
    ]
    for (const [at, [headers, expected]] of asked.entries()) {
      expect((await api.invite(`site${at}@example.com`, {}, headers)).site).toBe(expected)
    }
  })

  test.each([
    '//evil.example',
    'https://evil.example/',
    '/\\evil.example',
    'javascript:alert(1)',
    '/%2f%2fevil.example',
    '',
  ])('leads to the homepage instead of %j', async (next) => {
    const { token } = await api.invite('next@example.com', { next })
    expect((await api.press(token)).json().next).toBe('/')
  })

  test('is invalid after a newer one, and after 15 minutes', async () => {
    const first = await api.invite('newer@example.com')
    const second = await api.invite('newer@example.com')
    expect((await api.press(first.token)).statusCode).toBe(409)
    await api.pool.query("update magic_login set expires_at = expires_at - interval '15 minutes' where email = $1", [
      'newer@example.com',
    ])
    expect((await api.press(second.token)).statusCode).toBe(409)
    expect((await api.post('auth/code/', { email: 'newer@example.com', code: second.code })).statusCode).toBe(406)
  })

  test('of two concurrent requests only one is valid', async () => {
    await Promise.all([api.ask('twice@example.com'), api.ask('twice@example.com')])
    const links = (await api.mailbox.collect()).map((mail) => readInvitation(mail))
    const answers = []
    for (const { token } of links) answers.push((await api.press(token)).statusCode)
    expect(answers.sort()).toEqual([200, 409])
  })

  test('is not used by GET', async () => {
    const { token } = await api.invite('scanner@example.com')
    const url = `/v1/api/auth/magic-login/${token}/`
    for (const method of ['GET', 'HEAD', 'GET'] as const) await api.app.inject({ method, url })
    expect((await api.statementsOf(() => api.get(url))).every((text) => text.startsWith('select'))).toBe(true)
    expect((await api.press(token)).statusCode).toBe(200)
  })

  test.each(['x', 'A'.repeat(43), 'A'.repeat(400), '%00', '__proto__'])(
    'that was never issued (%s) logs nobody in',
    async (token) => {
      expect((await api.get(`/v1/api/auth/magic-login/${token}/`)).json()).toEqual({ is_usable: false, email: '' })
      const answer = await api.press(token)
      expect([answer.statusCode, answer.json().code, answer.cookies]).toEqual([409, 'link_not_usable', []])
    },
  )
})
