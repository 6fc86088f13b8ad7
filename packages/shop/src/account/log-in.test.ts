import { describe, expect, it } from 'vitest'
import { applyLogin } from './log-in.ts'
import { takeNotice } from './login-notice.ts'

const login = { token: 'marker', next: '/', changes: [] }
const change = (reason: 'added' | 'raised' | 'reduced') => ({ product_id: 1, quantity: 2, reason })

describe('enter', () => {
  it('goes where the login was asked for, and uses the remembered path up', () => {
    const before = { auth: { redirect: '/library', provider: 'demo' } }
    expect(applyLogin(before, { ...login, next: '/ne/orders' })).toEqual({
      storeData: { token: 'marker', auth: { provider: 'demo' } },
      next: '/ne/orders',
    })
  })

  it('goes to the remembered path, once, where nothing else was asked for', () => {
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
  it('takes no notice that nobody knows', () => {
    expect(takeNotice(JSON.parse('{"notice":"<b>","token":"a"}'))).toEqual({ notice: undefined, rest: { token: 'a' } })
  })
})
