import type { Product } from '@dabali/api-client'
import { DIGITAL_CLASSES } from '@dabali/domain'
import { describe, expect, it } from 'vitest'
import { makeProduct } from '../seo/testing/make-product.ts'
import type { Delivery } from './load-products.ts'
import {
  bookAvailability,
  cardPrice,
  deliveryAndReturns,
  formatDuration,
  formatNames,
  formatTitle,
  splitDescription,
  totalPrice,
} from './product-text.ts'

const translate = (key: string, values: Record<string, string | number>) => `${key} ${Object.values(values).join(' ')}`

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
    expect(formatDuration(format, translate, 'en')).toBe(words)
  })

  it('is written with the digits of the page', () => {
    expect(formatDuration({ pages: null, duration_seconds: 30_000 }, translate, 'ne')).toBe('hoursAndMinutes ८ २०')
    expect(formatDuration({ pages: 140, duration_seconds: null }, translate, 'ne')).toBe('pages 140 १४०')
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

const translateOptional = (key: string, values: Record<string, string | number> = {}) =>
  [key, ...Object.values(values)].join(' ')

const said = (product_class: Product['product_class'], num_available: number | null, language: 'en' | 'ne' = 'en') =>
  bookAvailability(
    {
      product_class,
      availability: { is_available_to_buy: num_available !== 0, num_available, message: 'as the API says' },
    },
    translateOptional,
    language,
  )

describe('bookAvailability', () => {
  it.each(DIGITAL_CLASSES)('%s is available instantly', (productClass) => {
    expect(said(productClass, null)).toBe(`instant-${productClass}`)
  })

  it.each([
    ['Book', 14, 'as the API says'],
    ['Physical Bundle', 4, 'as the API says'],
    ['Dabali Merchandise', 21, 'inStock 21'],
    ['Dabali Merchandise', null, 'as the API says'],
    ['Ticket', 40, 'ticketsLeft 40 40'],
    ['Ticket', null, 'ticketsAvailable'],
  ] as const)('%s, of which there are %s: %s', (productClass, count, words) => {
    expect(said(productClass, count)).toBe(words)
  })

  it.each(['Book', 'E-book', 'Ticket', 'Dabali Merchandise'] as const)(
    'the API gives the reason when unavailable: %s',
    (gone) => {
      expect(said(gone, 0)).toBe('as the API says')
    },
  )

  it('is written with the digits of the page', () => {
    expect(said('Ticket', 40, 'ne')).toBe('ticketsLeft 40 ४०')
    expect(said('Dabali Merchandise', 21, 'ne')).toBe('inStock २१')
  })
})

const translateTerm = (key: string, values: Record<string, string> = {}) => [key, ...Object.values(values)].join(' ')

const delivery: Delivery = {
  methods: [
    { code: 'inside-valley', name: 'Inside the valley', description: 'The next day.', price: '100.0000' },
    { code: 'outside-valley', name: 'Outside the valley', description: 'In two to five days.', price: '180.0000' },
    { code: 'pick-up', name: 'Pick up in Patan', description: 'At our shop.', price: '0.0000' },
  ],
  cash: null,
}

type Sold = Parameters<typeof deliveryAndReturns>[0]

const terms = (
  product_class: Sold['product_class'],
  found: Delivery | undefined = delivery,
  language: 'en' | 'ne' = 'en',
) => deliveryAndReturns({ product_class }, found, translateTerm, language).map(({ name, text }) => `${name}: ${text}`)

describe('delivery and returns of shipped products', () => {
  it('have each way with its day and its price, as in the checkout', () => {
    expect(terms('Book')).toEqual([
      'Inside the valley: deliveryPrice The next day. Rs\u00a0100',
      'Outside the valley: deliveryPrice In two to five days. Rs\u00a0180',
      'Pick up in Patan: deliveryFree At our shop.',
      'cash: cashYes',
      'returns: returnsPrinted',
    ])
  })

  it('are written with the digits of the page', () => {
    expect(terms('Book', delivery, 'ne')[0]).toContain('रू\u00a0१००')
  })

  it.each(['product_class', 'disabled'] as const)('say why there is no cash: %s', (cash) => {
    expect(terms('Dabali Merchandise', { ...delivery, cash })).toContain(`cash: cash-${cash}`)
  })

  it('contain only the return policy if it cannot be bought', () => {
    expect(
      deliveryAndReturns({ product_class: 'Book' }, undefined, translateTerm, 'en').map(({ name }) => name),
    ).toEqual(['returns'])
  })

  it.each([
    ['Book', 'returnsPrinted'],
    ['Physical Bundle', 'returnsPrinted'],
    ['Dabali Merchandise', 'returnsMerchandise'],
  ] as const)('a return of %s is a %s', (productClass, key) => {
    expect(terms(productClass).at(-1)).toBe(`returns: ${key}`)
  })
})

describe('delivery and returns of products that are not shipped', () => {
  it.each(DIGITAL_CLASSES)('%s needs no delivery and no cash on delivery', (productClass) => {
    expect(terms(productClass)).toEqual(['delivery: deliveryDigital', 'cash: cashDigital', 'returns: returnsDigital'])
  })

  it('a stream is watched on the page of its event', () => {
    const time = '2026-11-28T12:45:00Z'
    const ticket = {
      ...{ event: { slug: 'low-cloud', title: 'Low Cloud' }, admits: 'stream' as const, status: 'scheduled' as const },
      ...{ doors_at: time, starts_at: time, ends_at: time, replay_hours: 48, venue: null },
    }
    const [delivery] = deliveryAndReturns({ product_class: 'Ticket', ticket }, undefined, translateTerm, 'en')
    expect(delivery).toEqual({ name: 'delivery', text: 'deliveryStream' })
  })

  it('a ticket is delivered by email', () => {
    expect(terms('Ticket')).toEqual(['delivery: deliveryTicket', 'cash: cashDigital', 'returns: returnsTicket'])
  })
})

describe('a card of a work', () => {
  const book = { product_class: 'Book' as const, selling_price: '585.00', mrp: '650.00', is_available_to_buy: true }
  const ebook = { ...book, product_class: 'E-book' as const, selling_price: '350.00' }
  const audio = { ...book, product_class: 'Audiobook' as const, selling_price: '290.50', is_available_to_buy: false }
  const from = 'From'

  it.each([
    { what: 'one product', formats: undefined, price: { selling: '585.00', printed: '650.00' } },
    { what: 'one format', formats: [book], price: { selling: '585.00', printed: '650.00' } },
    { what: 'two prices', formats: [book, ebook], price: { selling: '350.00', printed: '650.00', from } },
    { what: 'the cheapest sold out', formats: [book, audio], price: { selling: '585.00', printed: '650.00' } },
    {
      what: 'all sold out',
      formats: [audio, { ...book, is_available_to_buy: false }],
      price: { selling: '290.50', printed: '650.00', from },
    },
  ])('has the price of $what', ({ formats, price }) => {
    expect(cardPrice({ ...book, formats }, { from })).toEqual(price)
  })

  it('names each class once', () => {
    const nameOf = (name: string) => name.toLowerCase()
    expect(formatNames({ ...book, formats: [book, ebook, book] }, nameOf)).toBe('book, e-book')
    expect(formatNames(book, nameOf)).toBe('book')
  })
})

it('sums without rounding errors', () => {
  const one = { selling_price: '0.10', mrp: '0.20' }
  expect(totalPrice([one, one, one])).toEqual({ selling: '0.30', printed: '0.60' })
})

it('uses the selling price without a higher printed price', () => {
  const products = [
    { selling_price: '585.00', mrp: '650.00' },
    { selling_price: '420.00', mrp: '0.00' },
  ]
  expect(totalPrice(products)).toEqual({ selling: '1005.00', printed: '1070.00' })
})

it('is zero without products', () => {
  expect(totalPrice([])).toEqual({ selling: '0.00', printed: '0.00' })
})

describe('splitDescription', () => {
  it('puts the first paragraph before the rest', () => {
    expect(splitDescription('<p>One <em>word</em>.</p>\n<p>Two.</p><ul><li>Three</li></ul>')).toEqual({
      lead: '<p>One <em>word</em>.</p>',
      rest: '<p>Two.</p><ul><li>Three</li></ul>',
    })
  })

  it.each(['<p>One.</p>', '', '<ul><li><p>One.</p></li></ul>'])('leaves %s whole', (html) => {
    expect(splitDescription(html)).toEqual({ lead: html, rest: '' })
  })
})
