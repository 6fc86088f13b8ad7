import { describe, expect, it } from 'vitest'
import { applyLogin, loginDraftCookie, loginRedirect, readLoginDraft } from './login-flow.ts'
import { takeNotice } from './login-state.tsx'

const draft = { language: 'ne', email: 'आशा@example.com', next: '/ne/orders?page=2' } as const
const valueIn = (cookie: string) => /^dabali_login=([^;]*)/.exec(cookie)?.[1]

describe('the draft of a login', () => {
  it('survives a round trip, as long as a login link and HTTP-only', () => {
    const cookie = loginDraftCookie({ ...draft, waitUntil: 5 })
    expect(readLoginDraft(valueIn(cookie))).toEqual({ ...draft, waitUntil: 5 })
    expect(cookie).toMatch(/; path=\/; max-age=900; samesite=lax; httponly$/)
    expect(cookie).not.toContain('example.com')
  })

  it('is deleted', () => {
    expect(loginDraftCookie(undefined)).toMatch(/^dabali_login=; path=\/; max-age=0;/)
  })

  it.each([undefined, '', '{', 'bnVsbA', 'NQ'])('is undefined for %j', (value) => {
    expect(readLoginDraft(value)).toBeUndefined()
  })

  it('never redirects to another site', () => {
    const value = valueIn(loginDraftCookie({ ...draft, next: '//elsewhere.example' }))
    expect(readLoginDraft(value)?.next).toBe('/')
  })
})

const storeData = { auth: { redirect: '/library' } }
const pathDraft = { language: 'en', email: '', next: '/orders' } as const

it.each([
  { next: '/book/rain/', storeData, draft: pathDraft, path: '/book/rain/' },
  { next: '', storeData, draft: pathDraft, path: '/library' },
  { next: '//elsewhere.example', storeData, draft: pathDraft, path: '/library' },
  { next: '', storeData: {}, draft: pathDraft, path: '/orders' },
  { next: '', storeData: {}, draft: undefined, path: '/' },
])('what the page says, else what was remembered, else what was begun: $path', ({ path, next, ...known }) => {
  expect(loginRedirect(next, known.storeData, known.draft)).toBe(path)
})

const login = { token: 'marker', next: '/', changes: [] }
const change = (reason: 'added' | 'raised' | 'reduced') => ({ product_id: 1, quantity: 2, reason })

describe('applyLogin', () => {
  it('goes to the requested page and removes the stored path', () => {
    const before = { auth: { redirect: '/library', provider: 'demo' } }
    expect(applyLogin(before, { ...login, next: '/ne/orders' })).toEqual({
      storeData: { token: 'marker', auth: { provider: 'demo' } },
      next: '/ne/orders',
    })
  })

  it('goes to the stored path once when no page was requested', () => {
    const first = applyLogin({ auth: { redirect: '/library?page=2' } }, login)
    expect(first).toEqual({ storeData: { token: 'marker' }, next: '/library?page=2' })
    expect(applyLogin(first.storeData, login).next).toBe('/')
  })

  it.each(['//elsewhere.example', 'https://elsewhere.example/', '/\\elsewhere.example'])('never goes to %s', (path) => {
    expect(applyLogin({ auth: { redirect: path } }, { ...login, next: path }).next).toBe('/')
  })

  it.each([
    { changes: [], notice: undefined },
    { changes: [change('added'), change('raised')], notice: 'merged' },
    { changes: [change('added'), change('reduced')], notice: 'reduced' },
  ])('leaves the notice $notice for the next page', ({ changes, notice }) => {
    const { storeData } = applyLogin({}, { ...login, changes })
    expect(takeNotice(storeData)).toEqual({ notice, rest: { token: 'marker' } })
  })
})

describe('takeNotice', () => {
  it('ignores an unknown notice', () => {
    expect(takeNotice(JSON.parse('{"notice":"<b>","token":"a"}'))).toEqual({ notice: undefined, rest: { token: 'a' } })
  })
})
