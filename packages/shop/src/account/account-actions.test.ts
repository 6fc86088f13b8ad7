import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import type { StoreData } from '@dabali/domain'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createFormsRoute, type FormAction, type PostedForm } from '../server-request/form-action.ts'
import {
  codeAction,
  loginRedirectAction,
  logoutAction,
  magicLinkAction,
  magicLinkLoginAction,
  socialLoginAction,
} from './account-actions.ts'
import { loginDraftCookie, readLoginDraft } from './login-flow.ts'

type Asked = { path: string; body: unknown }
let server: Server
let origin = ''
let requests: Asked[] = []
let answer: { status: number; body: unknown; headers?: Record<string, string> }
const LOGIN = { token: 'marker', next: '/ne/orders', changes: [], user: {} }

beforeAll(async () => {
  server = createServer(async (request, response) => {
    requests.push({ path: `${request.method} ${request.url}`, body: await json(request).catch(() => undefined) })
    response
      .writeHead(answer.status, { 'content-type': 'application/json', ...answer.headers })
      .end(JSON.stringify(answer.body))
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => server.close())
beforeEach(() => {
  requests = []
})

type Sent = { fields?: Record<string, string>; params?: Record<string, string>; cookies?: Record<string, string> }

async function send(form: FormAction, { fields = {}, params, cookies = {} }: Sent = {}) {
  const cookie = Object.entries(cookies).map(([name, value]) => `${name}=${value}`)
  const names = Object.keys(params ?? {})
  const path = names.map((name) => `/${encodeURIComponent(params?.[name] ?? '')}`).join('')
  const request = new Request(`https://shop.example/forms/form${path}`, {
    method: 'POST',
    headers: { cookie: cookie.join('; ') },
    body: new URLSearchParams(fields),
  })
  const forms = { [`/form${names.map((name) => `/:${name}`).join('')}`]: form }
  const answered = await createFormsRoute(forms, {
    path: '/forms',
    api: () => ({ apiOrigin: origin, apiTimeoutMs: 4000 }),
    isOwnForm: () => true,
  })(request)
  const set = Object.fromEntries(answered.headers.getSetCookie().map((each) => each.split(/[=;]/, 2)))
  return {
    status: answered.status,
    to: answered.headers.get('location'),
    text: await answered.text(),
    storeData: set['storeData'] === undefined ? undefined : JSON.parse(decodeURIComponent(set['storeData'])),
    draft: readLoginDraft(set['dabali_login']),
    cookies: answered.headers.getSetCookie(),
  }
}

const draftOf = (email: string, next = '/') =>
  loginDraftCookie({ language: 'en', email, next }).split(/[=;]/, 2)[1] ?? ''
const remembered = (storeData: object) => encodeURIComponent(JSON.stringify(storeData))

describe('requesting a login link', () => {
  it('sends the email address and the next page, and puts neither into the URL', async () => {
    answer = { status: 202, body: { detail: 'sent' } }
    const { status, to, draft } = await send(magicLinkAction, {
      fields: { email: ' asha@example.com ', language: 'ne' },
      cookies: { storeData: remembered({ auth: { redirect: '/ne/orders' } }) },
    })
    expect([status, to]).toEqual([303, '/ne/login?step=code'])
    expect(requests[0]?.body).toEqual({ email: 'asha@example.com', next: '/ne/orders' })
    expect(draft).toEqual({ language: 'ne', email: 'asha@example.com', next: '/ne/orders' })
  })

  it('requests another email for the same address', async () => {
    answer = { status: 202, body: { detail: 'sent' } }
    const { to } = await send(magicLinkAction, {
      fields: { again: '1' },
      cookies: { dabali_login: draftOf('asha@example.com') },
    })
    expect(to).toBe('/login?step=code&sent=again')
    expect(requests[0]?.body).toEqual({ email: 'asha@example.com', next: '/' })
  })

  it('reports an invalid address and keeps the draft', async () => {
    answer = { status: 400, body: { email: ['Enter a valid email address.'] } }
    const { to, draft } = await send(magicLinkAction, { fields: { email: 'asha' } })
    expect([to, draft?.email]).toEqual(['/login?problem=email', 'asha'])
  })

  it('stores the Retry-After of the API', async () => {
    answer = { status: 429, body: { detail: 'later', code: 'throttled' }, headers: { 'retry-after': '600' } }
    const before = Date.now()
    const { to, draft } = await send(magicLinkAction, { fields: { email: 'asha@example.com' } })
    expect(to).toBe('/login?problem=throttled')
    expect(draft?.waitUntil).toBeGreaterThanOrEqual(before + 600_000)
  })
})

describe('logging in', () => {
  it('with the code: sets the marker, consumes the stored path and deletes the draft', async () => {
    answer = { status: 200, body: LOGIN, headers: { 'set-cookie': 'dabali_session=secret; HttpOnly' } }
    const { to, storeData, cookies } = await send(codeAction, {
      fields: { code: '123 456' },
      cookies: { dabali_login: draftOf('asha@example.com'), storeData: remembered({ auth: { redirect: '/library' } }) },
    })
    expect(requests[0]?.body).toEqual({ email: 'asha@example.com', code: '123 456' })
    expect([to, storeData]).toEqual(['/ne/orders', { token: 'marker' }])
    expect(cookies).toContain('dabali_session=secret; HttpOnly')
    expect(cookies.find((cookie) => cookie.startsWith('dabali_login='))).toMatch(/max-age=0/)
  })

  it('with a wrong code changes nothing', async () => {
    answer = { status: 406, body: { detail: 'no', code: 'wrong_code' } }
    const { to, cookies } = await send(codeAction, {
      fields: { code: '1' },
      cookies: { dabali_login: draftOf('asha@example.com') },
    })
    expect([to, cookies]).toEqual(['/login?step=code&problem=code', []])
  })

  it('with a code after the draft has expired starts again', async () => {
    expect((await send(codeAction, { fields: { code: '1' } })).to).toBe('/login?problem=gone')
    expect(requests).toEqual([])
  })

  it('with a link, once', async () => {
    answer = { status: 200, body: LOGIN }
    const link = { params: { token: 'a b' } }
    expect((await send(magicLinkLoginAction, link)).storeData).toEqual({ token: 'marker' })
    expect(requests[0]?.path).toBe('POST /v1/api/auth/magic-login/a%20b/')
    answer = { status: 409, body: { detail: 'over', code: 'link_not_usable' } }
    expect((await send(magicLinkLoginAction, link)).to).toBe('/auth/magic-login/a%20b?problem=link')
  })

  it('through a provider redirects with a page, because the CSP forbids foreign form targets', async () => {
    answer = { status: 200, body: { authorize_url: 'https://provider.example/?a=1&b="><script>' } }
    const { status, to, text, draft } = await send(socialLoginAction, { fields: { provider: 'demo', language: 'ne' } })
    expect([status, to, draft?.language]).toEqual([200, null, 'ne'])
    expect(text).toContain('content="0; url=https://provider.example/?a=1&#38;b=&#34;&#62;&#60;script&#62;"')
    expect(text).not.toContain('<script')
  })
})

describe('logging out', () => {
  it('removes the marker and keeps the rest of storeData', async () => {
    answer = { status: 204, body: undefined }
    const { to, storeData } = await send(logoutAction, { cookies: { storeData: remembered({ token: 'a', b: 1 }) } })
    expect([to, storeData]).toEqual(['/', { b: 1 }])
  })

  it('removes what the checkout form has sent without scripts', async () => {
    answer = { status: 204, body: undefined }
    const { cookies } = await send(logoutAction, { cookies: { storeData: remembered({ token: 'a' }) } })
    expect(cookies).toContainEqual(expect.stringMatching(/^dabali_checkout0=;.* max-age=0/))
  })

  it('reports a session that could not be ended', async () => {
    answer = { status: 400, body: { detail: 'no' } }
    const { to, storeData } = await send(logoutAction, { cookies: { storeData: remembered({ token: 'a' }) } })
    expect([to, storeData]).toEqual(['/profile?problem=logout', undefined])
  })
})

async function sendRedirectForm(here: string, storeData: StoreData = {}) {
  const stored: StoreData[] = []
  const setStoreData = (next: StoreData) => stored.push(next)
  const next = await loginRedirectAction({ storeData, setStoreData, text: () => here } as unknown as PostedForm)
  return { next, stored }
}

it('redirects to the login and stores the page to come back to', async () => {
  expect(await sendRedirectForm('/ne/orders?page=2')).toEqual({
    next: '/login',
    stored: [{ auth: { redirect: '/ne/orders?page=2' } }],
  })
})

it('drops an expired marker, which would redirect away from the login', async () => {
  const { stored } = await sendRedirectForm('/library', { token: 'old', auth: { redirect: '/elsewhere' } })
  expect(stored).toEqual([{ auth: { redirect: '/library' } }])
})

it.each(['//elsewhere.example', 'https://elsewhere.example/', ''])('never redirects to %j', async (here) => {
  expect((await sendRedirectForm(here)).stored).toEqual([{ auth: { redirect: '/' } }])
})
