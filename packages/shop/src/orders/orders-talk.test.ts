import { expect, it } from 'vitest'
import { ordersTalk } from './orders-talk.ts'

it('counts the other things of an order with the digits of the language', () => {
  expect(ordersTalk('en')('andMore', { count: 12 })).toBe('and 12 more')
  expect(ordersTalk('ne')('andMore', { count: 12 })).toBe('र अरू १२')
})
