import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { type MailedApp, startMailedApp } from './start-mailed-app.ts'

let api: MailedApp
beforeAll(async () => {
  api = await startMailedApp()
})
afterAll(() => api.stop())
afterEach(() => api.forgetLimits())

type Headers = Record<string, string>

const confirm = (token: string) => api.post('subscriptions/confirm/', { token })

/** Subscribes and reads the mail. */
async function ask(email: string, headers: Headers = {}) {
  const answer = await api.post('subscriptions/', { email }, headers)
  const [mail] = await api.mailbox.collect()
  const header = (name: string) => mail?.headers.find(({ key }) => key === name)?.value
  const [, site = '', token = ''] = /(https?:\S+)\/newsletter\/confirm\/([\w-]{43})/.exec(mail?.text ?? '') ?? []
  const unsubscribe = new URL(header('list-unsubscribe')?.slice(1, -1) ?? 'http://nowhere')
  return { answer, mail, site, token, unsubscribe, oneClick: header('list-unsubscribe-post') }
}

const stateOf = async (email: string) => {
  const { rows } = await api.pool.query(
    'select confirmed_at is not null as confirmed, unsubscribed_at is not null as unsubscribed from subscription where email = $1',
    [email],
  )
  return rows
}

/** Lets the request of this address be older than a minute. */
const passMinute = (email: string) =>
  api.pool.query(
    "update subscription set confirm_expires_at = confirm_expires_at - interval '1 minute' where email = $1",
    [email],
  )

describe('a subscription', () => {
  test('requested twice with one key is mailed once, and its link works', async () => {
    const key = { 'idempotency-key': 'signup' }
    const { answer, token } = await ask('twice@example.com', key)
    const again = await ask('twice@example.com', key)
    expect([again.answer.statusCode, again.answer.json(), again.mail]).toEqual([201, answer.json(), undefined])
    expect((await confirm(token)).statusCode).toBe(200)
  })

  test('is requested, confirmed by the address and ended with one request', async () => {
    const { answer, mail, site, token, unsubscribe, oneClick } = await ask('Maya@example.com')
    expect([answer.statusCode, Object.keys(answer.json())]).toEqual([201, ['detail']])
    expect([mail?.to?.[0]?.address, site]).toEqual(['maya@example.com', 'http://localhost:3000'])
    expect([unsubscribe.origin, oneClick]).toEqual(['http://localhost:3000', 'List-Unsubscribe=One-Click'])
    expect(await stateOf('maya@example.com')).toEqual([{ confirmed: false, unsubscribed: false }])

    const confirmed = await confirm(token)
    expect([confirmed.statusCode, confirmed.json()]).toEqual([200, { email: 'm***@example.com', is_subscribed: true }])
    expect(await stateOf('maya@example.com')).toEqual([{ confirmed: true, unsubscribed: false }])
    // As after a double click.
    expect((await confirm(token)).json()).toEqual(confirmed.json())

    const seen = await api.get(unsubscribe.pathname)
    expect([seen.statusCode, seen.json()]).toEqual([200, { email: 'm***@example.com', is_subscribed: true }])
    // Like a mail program: a form body, no cookie, no origin.
    for (const payload of ['List-Unsubscribe=One-Click', 'List-Unsubscribe=One-Click']) {
      const headers = { 'content-type': 'application/x-www-form-urlencoded' }
      const ended = await api.app.inject({ method: 'POST', url: unsubscribe.pathname, payload, headers })
      expect([ended.statusCode, ended.json()]).toEqual([200, { email: 'm***@example.com', is_subscribed: false }])
    }
    expect((await api.get(unsubscribe.pathname)).json().is_subscribed).toBe(false)
    expect(await stateOf('maya@example.com')).toEqual([{ confirmed: true, unsubscribed: true }])
    expect((await confirm(token)).json()).toMatchObject({ code: 'link_not_usable' })
  })

  test('requested twice at once without a key is mailed once, and its link works', async () => {
    const answers = await Promise.all([1, 2].map(() => api.post('subscriptions/', { email: 'double@example.com' })))
    expect(answers.map(({ statusCode, body }) => [statusCode, body])).toEqual(Array(2).fill([201, answers[0]?.body]))
    const mails = await api.mailbox.collect()
    expect(mails).toHaveLength(1)
    const [, token = ''] = /confirm\/([\w-]{43})/.exec(mails[0]?.text ?? '') ?? []
    expect((await confirm(token)).statusCode).toBe(200)
  })

  test('requested again a minute later is mailed again', async () => {
    const first = await ask('later@example.com')
    expect((await ask('later@example.com')).mail).toBeUndefined()
    await passMinute('later@example.com')
    const second = await ask('later@example.com')
    expect(second.token).not.toBe('')
    expect((await confirm(first.token)).statusCode).toBe(409)
    expect((await confirm(second.token)).statusCode).toBe(200)
  })

  test('changes its language when the address confirms it, and not before', async () => {
    const languageOf = async () =>
      (await api.pool.query("select language from subscription where email = 'two@example.com'")).rows[0].language
    await confirm((await ask('two@example.com')).token)
    const { token } = await ask('two@example.com', { 'accept-language': 'ne' })
    expect(await languageOf()).toBe('en')
    await confirm(token)
    expect(await languageOf()).toBe('ne')
  })

  test.each([
    ['application/json', '{}'],
    [
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n',
    ],
    ['application/json', '{"broken":'],
    [undefined, undefined],
  ])('ends with a body of %s', async (type, payload) => {
    const { token, unsubscribe } = await ask('bodies@example.com')
    await confirm(token)
    const ended = await api.app.inject({
      method: 'POST',
      url: unsubscribe.pathname,
      ...(type === undefined ? {} : { payload, headers: { 'content-type': type } }),
    })
    expect([ended.statusCode, ended.json().is_subscribed]).toEqual([200, false])
  })

  test('is requested in Nepali, from the other site', async () => {
    const { mail, site } = await ask('nisha@example.com', {
      'accept-language': 'ne',
      origin: 'http://localhost:3001',
      host: 'localhost:3001',
    })
    expect([mail?.subject, site]).toEqual(['आफ्नो सदस्यता पक्का गर्नुहोस्', 'http://localhost:3001/ne'])
  })

  test('has the same response and statements for subscribed addresses', async () => {
    const seen = new Set<string>()
    for (let count = 0; count < 4; count += 1) {
      let answer: Awaited<ReturnType<typeof api.post>> | undefined
      const statements = await api.statementsOf(async () => {
        answer = await api.post('subscriptions/', { email: 'same@example.com' })
      })
      seen.add(JSON.stringify([answer?.statusCode, answer?.body, statements]))
      const [mail] = await api.mailbox.collect()
      const [, token = ''] = /confirm\/([\w-]{43})/.exec(mail?.text ?? '') ?? []
      expect((await confirm(token)).statusCode).toBe(200)
    }
    expect(seen.size).toBe(1)
    expect(await stateOf('same@example.com')).toHaveLength(1)
  })

  test('is not ended by another request, and starts anew after its end', async () => {
    const first = await ask('again@example.com')
    await confirm(first.token)
    const second = await ask('again@example.com')
    expect(second.unsubscribe.href).toBe(first.unsubscribe.href)
    expect(await stateOf('again@example.com')).toEqual([{ confirmed: true, unsubscribed: false }])
    await api.post(`subscriptions/unsubscribe/${first.unsubscribe.pathname.split('/').at(-2)}/`, {})
    expect((await confirm(second.token)).statusCode).toBe(409)
    await confirm((await ask('again@example.com')).token)
    expect(await stateOf('again@example.com')).toEqual([{ confirmed: true, unsubscribed: false }])
  })

  test('is confirmed within seven days by the newest mail, also at once', async () => {
    const old = await ask('late@example.com')
    await passMinute('late@example.com')
    const late = await ask('late@example.com')
    await api.pool.query(
      "update subscription set confirm_expires_at = confirm_expires_at - interval '7 days' where email = 'late@example.com'",
    )
    const fresh = await ask('fresh@example.com')
    const answers = await Promise.all([old.token, late.token, ...Array(10).fill(fresh.token)].map(confirm))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([409, 409, ...Array(10).fill(200)])
    expect(await stateOf('late@example.com')).toEqual([{ confirmed: false, unsubscribed: false }])
  })

  test('stores only the hash of the confirmation token', async () => {
    const { token } = await ask('hash@example.com')
    const { rows } = await api.pool.query('select json_agg(subscription) as all from subscription')
    expect(JSON.stringify(rows)).not.toContain(token)
  })

  test('is limited to five requests an hour', async () => {
    const statuses = []
    for (let count = 0; count < 7; count += 1) {
      statuses.push((await api.post('subscriptions/', { email: 'flood@example.com' })).statusCode)
    }
    expect(statuses).toEqual([201, 201, 201, 201, 201, 429, 429])
    await api.mailbox.collect()
  })
})

describe('an invalid request', () => {
  test.each([
    [{}, ['This field is required.']],
    [{ email: '' }, ['This field is required.']],
    [{ email: 'maya' }, ['Enter an email address, for example maya@example.com.']],
    [{ email: 5 }, ['Enter text.']],
  ])('%j gets an error for its field', async (body, email) => {
    const answer = await api.post('subscriptions/', body)
    expect([answer.statusCode, answer.json()]).toEqual([400, { email, code: 'invalid' }])
  })

  test.each(['x', 'A'.repeat(43), '%00', 'a%2Fb'])('the token %s is unknown', async (token) => {
    const url = `/v1/api/subscriptions/unsubscribe/${token}/`
    for (const method of ['GET', 'POST'] as const) {
      const answer = await api.app.inject({ method, url })
      expect([answer.statusCode, answer.json().code]).toEqual([404, 'not_found'])
    }
    expect((await confirm(token)).statusCode).toBe(409)
  })
})
