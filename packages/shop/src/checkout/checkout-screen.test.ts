import { expect, it } from 'vitest'
import { createTranslator } from '../i18n/translator.ts'
import { checkoutMessages } from './checkout-screen.tsx'

it('uses the digits of the language', () => {
  expect(createTranslator(checkoutMessages('en'), 'en')('takeLess', { count: 2 })).toBe('Take 2 of it')
  expect(createTranslator(checkoutMessages('ne'), 'ne')('takeLess', { count: 2 })).toBe('२ वटा मात्र लिनुहोस्')
})
