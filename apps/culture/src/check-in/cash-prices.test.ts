import { expect, it } from 'vitest'
import english from '../../messages/en/check-in-parts.json' with { type: 'json' }
import nepali from '../../messages/ne/check-in-parts.json' with { type: 'json' }
import { limitChosen, sellText } from './cash-prices.ts'

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

it.each([
  ['enough of it', { 1: 3 }, { 1: 3 }, []],
  ['fewer than chosen', { 1: 4, 2: 1 }, { 1: 3, 2: 1 }, [1]],
  ['none of it', { 1: 3, 3: 2 }, { 1: 3, 3: 0 }, [3]],
  ['more than one sale may have', { 2: 12 }, { 2: 10 }, [2]],
  ['a type that is gone', { 9: 1 }, { 9: 0 }, []],
])('what was chosen is at most what is available: %s', (_, before, after, reduced) => {
  const types = [3, 20, 0].map((available, index) => ({ id: index + 1, available }))
  const limited = limitChosen({ ticket_types: types as never, limit: 10 }, before)
  expect([limited.chosen, limited.reduced.map(({ id }) => id)]).toEqual([after, reduced])
})
