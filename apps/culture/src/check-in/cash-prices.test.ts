import { expect, it } from 'vitest'
import english from '../../messages/en/check-in-parts.json' with { type: 'json' }
import nepali from '../../messages/ne/check-in-parts.json' with { type: 'json' }
import { limitChosen, reducedText, sellText } from './cash-prices.ts'

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

const types = [3, 20, 0].map((available, index) => {
  const id = index + 1
  return { id, title: `Type ${id}`, price: '100.00', available, has_seats: false }
})
const gone = { id: 9, title: 'Balcony', price: '100.00', available: 5, has_seats: false }

it.each([
  ['enough of it', { 1: 3 }, { 1: 3 }, []],
  ['fewer than chosen', { 1: 4, 2: 1 }, { 1: 3, 2: 1 }, [1]],
  ['none of it', { 1: 3, 3: 2 }, { 1: 3, 3: 0 }, [3]],
  ['more than one sale may have', { 2: 12 }, { 2: 10 }, [2]],
  ['a type that is gone', { 1: 3, 9: 1 }, { 1: 3, 9: 0 }, [9]],
])('what was chosen is at most what is available: %s', (_, before, after, reduced) => {
  const limited = limitChosen({ ticket_types: types, limit: 10 }, before, [...types, gone])
  expect([limited.chosen, limited.reduced.map(({ type }) => type.id)]).toEqual([after, reduced])
})

it.each([
  [{ 1: 4 }, 'Type 1: only 3 left. The number was reduced.', 'Type 1: ३ मात्र बाँकी छ। सङ्ख्या घटाइयो।'],
  [{ 3: 1 }, 'Type 3 is sold out and was removed from this sale.', 'Type 3 सकियो, त्यसैले यस बिक्रीबाट हटाइयो।'],
  [
    { 9: 1 },
    'Balcony is no longer on sale and was removed from this sale.',
    'Balcony अब बिक्रीमा छैन, त्यसैले यस बिक्रीबाट हटाइयो।',
  ],
])('the cashier is told why %j was reduced', (before, inEnglish, inNepali) => {
  const { reduced } = limitChosen({ ticket_types: types, limit: 10 }, before, [...types, gone])
  const told = (messages: object, language: 'en' | 'ne') =>
    reduced.map((each) => reducedText(each, { texts: textsOf(messages), language }))
  expect([told(english, 'en'), told(nepali, 'ne')]).toEqual([[inEnglish], [inNepali]])
})
