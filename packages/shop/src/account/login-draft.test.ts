import { describe, expect, it } from 'vitest'
import { loginDraftCookie, loginRedirect, readLoginDraft } from './login-draft.ts'

const draft = { language: 'ne', email: 'आशा@example.com', next: '/ne/orders?page=2' } as const
const valueIn = (cookie: string) => /^dabali_login=([^;]*)/.exec(cookie)?.[1]

describe('the draft of a login', () => {
  it('comes back as it was kept, for as long as a link lives and for no script to read', () => {
    const cookie = loginDraftCookie({ ...draft, waitUntil: 5 })
    expect(readLoginDraft(valueIn(cookie))).toEqual({ ...draft, waitUntil: 5 })
    expect(cookie).toMatch(/; path=\/; max-age=900; samesite=lax; httponly$/)
    expect(cookie).not.toContain('example.com')
  })

  it('is taken back', () => {
    expect(loginDraftCookie(undefined)).toMatch(/^dabali_login=; path=\/; max-age=0;/)
  })

  it.each([undefined, '', '{', 'bnVsbA', 'NQ'])('is none in %j', (value) => {
    expect(readLoginDraft(value)).toBeUndefined()
  })

  it('never leads away from the site', () => {
    const value = valueIn(loginDraftCookie({ ...draft, next: '//elsewhere.example' }))
    expect(readLoginDraft(value)?.next).toBe('/')
  })
})

const storeData = { auth: { redirect: '/library' } }
const wantedPathTestDraft = { language: 'en', email: '', next: '/orders' } as const

it.each([
  { said: '/book/rain/', storeData, draft: wantedPathTestDraft, path: '/book/rain/' },
  { said: '', storeData, draft: wantedPathTestDraft, path: '/library' },
  { said: '//elsewhere.example', storeData, draft: wantedPathTestDraft, path: '/library' },
  { said: '', storeData: {}, draft: wantedPathTestDraft, path: '/orders' },
  { said: '', storeData: {}, draft: undefined, path: '/' },
])('what the page says, else what was remembered, else what was begun: $path', ({ path, said, ...known }) => {
  expect(loginRedirect(said, known.storeData, known.draft)).toBe(path)
})
