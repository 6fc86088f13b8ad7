import { describe, expect, test } from 'vitest'
import { paymentChoices } from './payment-methods.ts'

type Bought = Parameters<typeof paymentChoices>[0]

const BOOK = { lines: [{ product_class: 'Book' }], is_gift: false, shipping_address: { country: 'NP' } }
const bought = (parts: Partial<Bought> = {}): Bought => ({ basket: BOOK, total: 50_000, codAllowed: true, ...parts })

const refused = (parts: Partial<Bought>) =>
  Object.fromEntries(
    paymentChoices(bought(parts), 'en').flatMap(({ method, reason }) => (reason === null ? [] : [[method, reason]])),
  )

describe('payment methods', () => {
  test.each<[string, Partial<Bought>, object]>([
    ['all by default', {}, {}],
    ['no cash on delivery if it is disabled', { codAllowed: false }, { cod: 'disabled' }],
    ['no cash on delivery for gifts', { basket: { ...BOOK, is_gift: true } }, { cod: 'gift' }],
    [
      'no cash on delivery for digital products',
      { basket: { ...BOOK, lines: [{ product_class: 'E-book' }] } },
      { cod: 'product_class' },
    ],
    ['in cash in Nepal', { basket: { ...BOOK, shipping_address: { country: 'IN' } } }, { cod: 'country' }],
    ['by Khalti from Rs 10', { total: 1000 }, {}],
    ['by Khalti not below', { total: 999 }, { khalti: 'least_total' }],
    ['only configured gateways', { gateways: ['khalti'] }, { esewa: 'not_offered', card: 'not_offered' }],
  ])('%s', (_how, parts, expected) => {
    expect(refused(parts)).toEqual(expected)
  })

  test('a purchase that costs nothing has none', () => {
    const choices = paymentChoices(bought({ total: 0 }), 'ne')
    expect(choices.filter(({ allowed }) => allowed)).toEqual([
      { method: 'free', allowed: true, reason: null, message: null },
    ])
    expect(choices.find(({ method }) => method === 'cod')).toMatchObject({
      reason: 'nothing_to_pay',
      message: 'तिर्नुपर्ने केही छैन।',
    })
  })

  test.each([
    ['E-book', 'en', 'not for the e-book The Rain Ledger.'],
    ['Dabali Merchandise', 'en', 'not for The Rain Ledger.'],
    ['Newspaper', 'en', 'not for The Rain Ledger.'],
    ['E-book', 'ne', 'ई-बुक The Rain Ledger मा मिल्दैन।'],
  ] as const)('cash on delivery is refused because of the %s, named in %s', (product_class, language, named) => {
    const product_title = 'The Rain Ledger'
    const lines = [
      { product_class: 'Book', product_title },
      { product_class, product_title },
    ]
    const cod = paymentChoices(bought({ basket: { ...BOOK, lines } }), language).find(({ method }) => method === 'cod')
    expect(cod?.message).toContain(named)
  })

  test('every reason has a text in both languages', () => {
    const worst = bought({ total: 500, gateways: ['khalti'], codAllowed: false })
    for (const language of ['en', 'ne'] as const) {
      for (const { allowed, message } of paymentChoices(worst, language)) {
        expect(allowed).toBe(false)
        expect(message).toMatch(language === 'ne' ? /[\u0900-\u097f]/ : /^[ -~]+$/)
      }
    }
  })
})
