import { expect, test } from 'vitest'
import { statusAfterEdit } from './review.ts'

const CALM = { isHidden: false, isReported: false }
const review = (text: string) => ({ name: 'Maya', title: '', text })

test.each([
  ['A quiet book. I read it twice.', 'published'],
  ['राम्रो किताब। फेरि पढ्छु।', 'published'],
  ['The last page...and then I closed it', 'published'],
  ['It ends on p.12.In short: yes', 'published'],
  ['Cheaper at https://example.test/x', 'pending'],
  ['see www.example', 'pending'],
  ['Buy from books.com today', 'pending'],
  ['Visit kitab.np.', 'pending'],
])('%s: %s', (text, status) => {
  expect(statusAfterEdit(review(text), CALM)).toBe(status)
})

test('a link in the name or the title counts as well', () => {
  expect(statusAfterEdit({ ...review('Good.'), name: 'books.com' }, CALM)).toBe('pending')
  expect(statusAfterEdit({ ...review('Good.'), title: 'http://x' }, CALM)).toBe('pending')
})

test('a hidden or reported review waits for staff after a change', () => {
  expect(statusAfterEdit(review('Good.'), { ...CALM, isHidden: true })).toBe('pending')
  expect(statusAfterEdit(review('Good.'), { ...CALM, isReported: true })).toBe('pending')
})
