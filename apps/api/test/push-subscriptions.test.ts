import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { buildApp } from '../src/app.ts'
import { cleanUp, cleanupQueries } from '../src/cleanup/queries.ts'
import { isPushEndpoint } from '../src/push/send-push.ts'
import { makeBrowser, makePushSettings } from './push-service.ts'
import { type RunningApp, startApp } from './start-app.ts'
import { call, newMember } from './visitors.ts'

const PATH = 'push-subscriptions/'
const settings = makePushSettings()

let api: RunningApp
beforeAll(async () => {
  api = await startApp({ visitors: { push: settings } })
})
afterAll(() => api.stop())
afterEach(() => api.pool.query('delete from account; delete from rate_limit'))

type Member = Awaited<ReturnType<typeof newMember>>
const send = (method: 'GET' | 'POST' | 'DELETE', { cookie }: Pick<Member, 'cookie'>, body?: unknown, language = 'en') =>
  call(api, method, PATH, body, { cookie, 'accept-language': language })
const endpointsOf = async (member: Member) => (await send('GET', member)).body.endpoints

/** A browser in which a member has turned notifications on. */
async function subscribe(member: Member, language = 'en') {
  const browser = makeBrowser()
  expect((await send('POST', member, browser.subscription, language)).status).toBe(204)
  return browser
}

describe('an account', () => {
  test('reads the key, adds browsers and removes them, also twice', async () => {
    const [member, other] = [await newMember(api), await newMember(api)]
    expect((await send('GET', member)).body).toEqual({ public_key: settings.publicKey, endpoints: [] })
    const [first, second] = [await subscribe(member), await subscribe(member)]
    expect((await send('POST', member, first.subscription)).status).toBe(204)
    expect(await endpointsOf(member)).toEqual([first.endpoint, second.endpoint])
    expect(await endpointsOf(other)).toEqual([])
    expect((await send('DELETE', other, { endpoint: first.endpoint })).status).toBe(204)
    expect(await endpointsOf(member)).toHaveLength(2)
    for (let count = 0; count < 2; count += 1)
      expect((await send('DELETE', member, { endpoint: first.endpoint })).status).toBe(204)
    expect(await endpointsOf(member)).toEqual([second.endpoint])
    for (const method of ['GET', 'POST', 'DELETE'] as const)
      expect((await send(method, { cookie: '' }, method === 'GET' ? undefined : first.subscription)).status).toBe(401)
  })

  test('cannot add a browser without keys of the API, and is told so by the key', async () => {
    const { cookie } = await newMember(api)
    const app = buildApp(api.parts)
    const without = { app } as Pick<RunningApp, 'app'>
    expect((await call(without, 'GET', PATH, undefined, { cookie })).body).toEqual({ public_key: null, endpoints: [] })
    const refused = await call(without, 'POST', PATH, makeBrowser().subscription, { cookie })
    expect([refused.status, refused.body.code]).toEqual([406, 'push_unavailable'])
    await app.close()
  })

  test('takes over a browser from the account that used it before, only with its keys', async () => {
    const [before, after] = [await newMember(api), await newMember(api)]
    const browser = await subscribe(before)
    const { keys } = makeBrowser().subscription
    const guessed = await send('POST', after, { endpoint: browser.endpoint, keys })
    expect([guessed.status, Object.keys(guessed.body)[0]]).toEqual([400, 'keys'])
    expect(await endpointsOf(before)).toEqual([browser.endpoint])
    expect((await send('POST', after, browser.subscription)).status).toBe(204)
    expect([await endpointsOf(before), await endpointsOf(after)]).toEqual([[], [browser.endpoint]])
  })

  test('has ten browsers at most, also when they are added at once: the last ones', async () => {
    const member = await newMember(api)
    const first = await subscribe(member)
    for (let count = 0; count < 4; count += 1) await subscribe(member)
    // Each removal looks at the browsers before the others are done.
    await api.pool.query(`
      create function take_long() returns trigger language plpgsql as $$ begin perform pg_sleep(0.1); return null; end $$;
      create trigger take_long before delete on push_subscription for each statement execute function take_long()`)
    const others = Array.from({ length: 8 }, () => makeBrowser())
    const answers = await Promise.all(others.map(({ subscription }) => send('POST', member, subscription)))
    await api.pool.query('drop trigger take_long on push_subscription')
    expect(answers.map(({ status }) => status)).toEqual(others.map(() => 204))
    expect(await endpointsOf(member)).toHaveLength(10)
    const last = await subscribe(member)
    const kept = await endpointsOf(member)
    expect(kept).toHaveLength(10)
    expect(kept).toContain(last.endpoint)
    expect(kept).not.toContain(first.endpoint)
  })

  test('is refused after thirty additions in an hour', async () => {
    const member = await newMember(api)
    const { subscription } = makeBrowser()
    const statuses = []
    for (let count = 0; count < 31; count += 1) statuses.push((await send('POST', member, subscription)).status)
    expect(statuses.filter((status) => status === 204)).toHaveLength(30)
    expect(statuses.at(-1)).toBe(429)
  })

  test('exports its browsers without their keys, and deletes them with itself', async () => {
    const member = await newMember(api)
    const { endpoint, subscription } = await subscribe(member, 'ne')
    const exported = await call(api, 'GET', 'me/export/', undefined, { cookie: member.cookie })
    expect(exported.body.push_subscriptions).toMatchObject([
      { endpoint, language: 'ne', site: 'http://localhost:3000', failed_at: null },
    ])
    expect(exported.text).not.toContain(subscription.keys.auth)
    expect(exported.text).not.toContain(subscription.keys.p256dh)
    expect((await call(api, 'DELETE', 'me/', {}, { cookie: member.cookie })).status).toBe(204)
    expect((await api.pool.query('select from push_subscription')).rowCount).toBe(0)
  })
})

describe('a browser', () => {
  const { keys } = makeBrowser().subscription
  const withKeys = (changed: typeof keys) => ({ endpoint: makeBrowser().endpoint, keys: changed })
  const outside = Buffer.alloc(65, 1)
  outside[0] = 4
  // The hybrid form of a point, which no browser sends.
  const hybrid = Buffer.from(keys.p256dh, 'base64url')
  hybrid[0] = 6 + ((hybrid[64] ?? 0) & 1)

  test.each([
    ['an address of no push service', { endpoint: 'https://push.example/1', keys }, 'endpoint'],
    ['an address of this machine', { endpoint: 'https://127.0.0.1/1', keys }, 'endpoint'],
    ['a long address', { endpoint: `https://fcm.googleapis.com/${'a'.repeat(1000)}`, keys }, 'endpoint'],
    ['no keys', { endpoint: makeBrowser().endpoint }, 'keys'],
    ['a point outside the curve', withKeys({ ...keys, p256dh: outside.toString('base64url') }), 'keys'],
    ['a point in another form', withKeys({ ...keys, p256dh: hybrid.toString('base64url') }), 'keys'],
    ['a short secret', withKeys({ ...keys, auth: 'AAAA' }), 'keys'],
  ])('with %s is refused', async (_name, body, field) => {
    const refused = await send('POST', await newMember(api), body)
    expect(refused.status).toBe(400)
    expect(Object.keys(refused.body)[0]).toMatch(new RegExp(`^${field}`))
  })

  test.each([
    ['https://fcm.googleapis.com/fcm/send/abc:d_e-f', true],
    ['https://updates.push.services.mozilla.com/wpush/v2/abc', true],
    ['https://wns2-par02p.notify.windows.com/w/?token=a%2fb', true],
    ['https://web.push.apple.com/abc', true],
    ['http://fcm.googleapis.com/fcm/send/abc', false],
    ['https://fcm.googleapis.com:8443/abc', false],
    ['https://me:secret@fcm.googleapis.com/abc', false],
    ['https://fcm.googleapis.com.elsewhere.example/abc', false],
    ['https://elsewhere.example/#fcm.googleapis.com', false],
    ['https://notify.windows.com.example/abc', false],
    ['https://FCM.googleapis.com/abc', false],
    ['https://10.0.0.1/abc', false],
    ['https://[::1]/abc', false],
    ['https://169.254.169.254/latest/', false],
    ['file:///etc/passwd', false],
    ['fcm.googleapis.com', false],
  ])('at %s: %s', (address, isAllowed) => {
    expect(isPushEndpoint(address, {})).toBe(isAllowed)
  })

  test('is forgotten with its login, wherever that is ended, and kept when the login only expires', async () => {
    const ended = await newMember(api)
    await subscribe(ended)
    expect((await call(api, 'POST', 'auth/logout/', {}, { cookie: ended.cookie })).status).toBe(204)
    expect((await api.pool.query('select from push_subscription')).rowCount).toBe(0)
    const remote = await newMember(api)
    await subscribe(remote)
    await call(api, 'DELETE', 'me/sessions/', undefined, { cookie: remote.cookie })
    expect((await api.pool.query('select from push_subscription')).rowCount).toBe(0)
    const expired = await newMember(api)
    const { endpoint } = await subscribe(expired)
    await api.pool.query("update login_session set expires_at = now() - interval '1 minute'")
    await cleanUp(cleanupQueries(api.database))
    const { rows } = await api.pool.query('select endpoint, session_id from push_subscription')
    expect(rows).toEqual([{ endpoint, session_id: null }])
    expect((await api.pool.query('select from login_session')).rowCount).toBe(0)
  })

  test('that has failed for three months is cleaned up', async () => {
    const member = await newMember(api)
    const [old, recent, working] = [await subscribe(member), await subscribe(member), await subscribe(member)]
    for (const [days, { endpoint }] of [[91, old] as const, [89, recent] as const])
      await api.pool.query(
        `update push_subscription set failed_at = now() - $1 * interval '1 day' where endpoint = $2`,
        [days, endpoint],
      )
    await cleanUp(cleanupQueries(api.database))
    expect(await endpointsOf(member)).toEqual([recent.endpoint, working.endpoint])
  })
})
