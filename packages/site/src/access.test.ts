import { describe, expect, it } from 'vitest'
import { type AccessTable, accessOf } from './access.ts'

const table: AccessTable = {
  '/orders': 'protected',
  '/orders/track': 'open',
  '/order/detail': 'protected',
  '/login': 'redirect-if-logged-in',
}

describe('accessOf', () => {
  it.each([
    '/orders',
    '/orders/',
    '/ne/orders',
    '/en/orders',
    '/orders/old',
    '/order/detail/7',
    '/%6Frders',
    '//orders',
    '/\\orders',
    '/a/../orders',
    '/%6Ee/orders',
    '/orders/%E0%A4',
  ])('%s is protected', (path) => {
    expect(accessOf(table, path)).toBe('protected')
  })

  it.each(['/', '/ne', '/ordersome', '/order', '/order/ab12', '/book/orders', '/orders/track', '/ne/orders/track/'])(
    '%s is open',
    (path) => {
      expect(accessOf(table, path)).toBeUndefined()
    },
  )

  it('a page for those who are not logged in is marked so', () => {
    expect(accessOf(table, '/ne/login/')).toBe('redirect-if-logged-in')
  })
})
