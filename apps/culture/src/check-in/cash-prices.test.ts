import { expect, it } from 'vitest'
import english from '../../messages/en/check-in-parts.json' with { type: 'json' }
import nepali from '../../messages/ne/check-in-parts.json' with { type: 'json' }
import { sellText } from './cash-prices.ts'

const textsOf = (messages: object) => Object.values(messages)[0]

it.each([
  [
    'tickets that cost something',
    { count: 2, due: '1200.00' },
    'Take Rs\u00a01,200 in cash',
    'नगद रू\u00a0१,२०० लिनुहोस्',
  ],
  ['free tickets', { count: 2, due: '0.00' }, 'Issue free tickets', 'निःशुल्क टिकट दिनुहोस्'],
  ['no tickets yet', { count: 0, due: '0.00' }, 'Sell tickets', 'टिकट बेच्नुहोस्'],
])('the button that sells names the cash to take: %s', (_, sum, inEnglish, inNepali) => {
  expect(sellText({ ...sum, texts: textsOf(english), language: 'en' })).toBe(inEnglish)
  expect(sellText({ ...sum, texts: textsOf(nepali), language: 'ne' })).toBe(inNepali)
})
