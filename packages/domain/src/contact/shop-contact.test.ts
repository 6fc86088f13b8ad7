import { expect, it } from 'vitest'
import { LANGUAGES } from '../language/language.ts'
import { OPENING_HOURS, SHOP_ADDRESS, SHOP_CONTACT } from './shop-contact.ts'

it('links to the numbers and addresses that it shows', () => {
  const { phone, messenger, email } = SHOP_CONTACT
  const digits = (text: string) => text.replace(/\D/g, '')
  expect(digits(phone.href)).toBe(`977${digits(phone.text).replace(/^0/, '')}`)
  expect(digits(messenger.href)).toBe(`977${digits(messenger.text)}`)
  expect(email.href).toBe(`mailto:${email.text}`)
})

it.each(LANGUAGES)('has an address in %s, in two lines', (language) => {
  expect(SHOP_ADDRESS[language]).toHaveLength(2)
  expect(SHOP_ADDRESS[language].every((line) => line.trim() !== '')).toBe(true)
})

it('opens before it closes, on every day', () => {
  expect(Object.keys(OPENING_HOURS)).toEqual(['weekdays', 'saturday'])
  for (const { opens, closes } of Object.values(OPENING_HOURS)) expect(opens).toBeLessThan(closes)
})
