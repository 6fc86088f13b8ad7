import { expect, it } from 'vitest'
import { createTranslator } from '../i18n/translator.ts'
import { checkoutMessages } from './load-checkout.ts'

it('uses the digits of the language', () => {
  expect(createTranslator(checkoutMessages('en'), 'en')('changeQuantity', { count: 2 })).toBe('Change quantity to 2')
  expect(createTranslator(checkoutMessages('ne'), 'ne')('changeQuantity', { count: 2 })).toBe('२ वटा मात्र राख्नुहोस्')
})
