import type { Product } from '@dabali/api-client'
import { DIGITAL_CLASSES } from '@dabali/domain'
import { describe, expect, it } from 'vitest'
import { bookAvailability } from './book-availability.ts'

const talk = (key: string, values: Record<string, string | number> = {}) => [key, ...Object.values(values)].join(' ')

const said = (product_class: Product['product_class'], num_available: number | null, language: 'en' | 'ne' = 'en') =>
  bookAvailability(
    {
      product_class,
      availability: { is_available_to_buy: num_available !== 0, num_available, message: 'as the API says' },
    },
    talk,
    language,
  )

describe('whether a thing can be had', () => {
  it.each(DIGITAL_CLASSES)('%s is there at once', (productClass) => {
    expect(said(productClass, null)).toBe(`atOnce-${productClass}`)
  })

  it.each([
    ['Book', 14, 'as the API says'],
    ['Physical Bundle', 4, 'as the API says'],
    ['Dabali Merchandise', 21, 'piecesLeft 21'],
    ['Dabali Merchandise', null, 'as the API says'],
    ['Ticket', 40, 'placesLeft 40 40'],
    ['Ticket', null, 'placesOpen'],
  ] as const)('%s, of which there are %s: %s', (productClass, count, words) => {
    expect(said(productClass, count)).toBe(words)
  })

  it.each(['Book', 'E-book', 'Ticket', 'Dabali Merchandise'] as const)('why not is said by the API: %s', (gone) => {
    expect(said(gone, 0)).toBe('as the API says')
  })

  it('is written with the digits of the page', () => {
    expect(said('Ticket', 40, 'ne')).toBe('placesLeft 40 ४०')
    expect(said('Dabali Merchandise', 21, 'ne')).toBe('piecesLeft २१')
  })
})
