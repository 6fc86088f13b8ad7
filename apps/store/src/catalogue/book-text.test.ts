import type { Product } from '@dabali/api-client'
import { DIGITAL_CLASSES } from '@dabali/domain'
import { describe, expect, it } from 'vitest'
import { makeProduct } from '../seo/testing/make-product.ts'
import { bookAvailability, formatDuration, formatTitle } from './book-text.ts'

const talk = (key: string, values: Record<string, string | number>) => `${key} ${Object.values(values).join(' ')}`

describe('the length of a format', () => {
  it.each([
    [{ pages: 312, duration_seconds: null }, 'pages 312 312'],
    [{ pages: 312, duration_seconds: 600 }, 'pages 312 312'],
    [{ pages: null, duration_seconds: 30_000 }, 'hoursAndMinutes 8 20'],
    [{ pages: null, duration_seconds: 7200 }, 'hours 2 0'],
    [{ pages: null, duration_seconds: 3599 }, 'hours 1 0'],
    [{ pages: null, duration_seconds: 1649 }, 'minutes 0 27'],
    [{ pages: null, duration_seconds: 1 }, 'minutes 0 1'],
    [{ pages: null, duration_seconds: null }, undefined],
  ])('%j is %s', (format, words) => {
    expect(formatDuration(format, talk, 'en')).toBe(words)
  })

  it('is written with the digits of the page', () => {
    expect(formatDuration({ pages: null, duration_seconds: 30_000 }, talk, 'ne')).toBe('hoursAndMinutes ८ २०')
    expect(formatDuration({ pages: 140, duration_seconds: null }, talk, 'ne')).toBe('pages 140 १४०')
  })
})

it.each([
  { product_class: 'Book', en: 'Rain', ne: 'Rain' },
  { product_class: 'Audiobook', en: 'Rain (audiobook)', ne: 'Rain (अडियोबुक)' },
  { product_class: 'E-book', en: 'Rain (e-book)', ne: 'Rain (ई-बुक)' },
] as const)('a $product_class of a work in several formats is called $en', ({ product_class, en, ne }) => {
  expect(formatTitle(makeProduct({ product_class }), 'en')).toBe(en)
  expect(formatTitle(makeProduct({ product_class }), 'ne')).toBe(ne)
})

it('a product without other formats has its title alone', () => {
  const formats: Product['formats'] = []
  expect(formatTitle(makeProduct({ product_class: 'E-book', formats }), 'en')).toBe('Rain')
})

const bookAvailabilityTestTalk = (key: string, values: Record<string, string | number> = {}) =>
  [key, ...Object.values(values)].join(' ')

const said = (product_class: Product['product_class'], num_available: number | null, language: 'en' | 'ne' = 'en') =>
  bookAvailability(
    {
      product_class,
      availability: { is_available_to_buy: num_available !== 0, num_available, message: 'as the API says' },
    },
    bookAvailabilityTestTalk,
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
