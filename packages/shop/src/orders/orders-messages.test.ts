import { expect, it } from 'vitest'
import { ordersTranslator } from './orders-messages.ts'

it('counts the other things of an order with the digits of the language', () => {
  expect(ordersTranslator('en')('andMore', { count: 12 })).toBe('and 12 more')
  expect(ordersTranslator('ne')('andMore', { count: 12 })).toBe('र अरू १२')
})
