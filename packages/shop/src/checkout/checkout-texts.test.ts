import { expect, it } from 'vitest'
import { talk } from '../texts/talk.ts'
import { checkoutTexts } from './checkout-texts.ts'

it('offers what is left with the digits of the language', () => {
  expect(talk(checkoutTexts('en'), 'en')('takeLess', { count: 2 })).toBe('Take 2 of it')
  expect(talk(checkoutTexts('ne'), 'ne')('takeLess', { count: 2 })).toBe('२ वटा मात्र लिनुहोस्')
})
