import { expect, it } from 'vitest'
import { hasLanguage } from './has-language.ts'

it.each(['Book', 'E-book', 'Audiobook', 'Physical Bundle', 'Digital Bundle', 'Pay Per View'])(
  '%s has a language',
  (productClass) => {
    expect(hasLanguage(productClass)).toBe(true)
  },
)

it.each(['Dabali Merchandise', 'Ticket', 'Subscription'])('%s has none', (productClass) => {
  expect(hasLanguage(productClass)).toBe(false)
})

it.each([undefined, null, '', 'Newspaper', 'ticket'])('%j has one until it is known better', (productClass) => {
  expect(hasLanguage(productClass)).toBe(true)
})
