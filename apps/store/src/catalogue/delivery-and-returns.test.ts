import { DIGITAL_CLASSES } from '@dabali/domain'
import { describe, expect, it } from 'vitest'
import { deliveryAndReturns } from './delivery-and-returns.ts'
import type { Delivery } from './load-products.ts'

const talk = (key: string, values: Record<string, string> = {}) => [key, ...Object.values(values)].join(' ')

const delivery: Delivery = {
  ways: [
    { code: 'inside-valley', name: 'Inside the valley', description: 'The next day.', price: '100.0000' },
    { code: 'outside-valley', name: 'Outside the valley', description: 'In two to five days.', price: '180.0000' },
  ],
  cash: null,
}

type Sold = Parameters<typeof deliveryAndReturns>[0]

const terms = (
  product_class: Sold['product_class'],
  found: Delivery | undefined = delivery,
  language: 'en' | 'ne' = 'en',
) => deliveryAndReturns({ product_class }, found, talk, language).map(({ name, text }) => `${name}: ${text}`)

describe('the terms of what is sent', () => {
  it('have each way with its day and its price, as the till has them', () => {
    expect(terms('Book')).toEqual([
      'Inside the valley: deliveryPrice The next day. Rs\u00a0100',
      'Outside the valley: deliveryPrice In two to five days. Rs\u00a0180',
      'cash: cashYes',
      'return: returnPrinted',
    ])
  })

  it('are written with the digits of the page', () => {
    expect(terms('Book', delivery, 'ne')[0]).toContain('रू\u00a0१००')
  })

  it.each(['product_class', 'disabled'] as const)('say why there is no cash: %s', (cash) => {
    expect(terms('Dabali Merchandise', { ...delivery, cash })).toContain(`cash: cash-${cash}`)
  })

  it('promise nothing of what is no longer sold', () => {
    expect(deliveryAndReturns({ product_class: 'Book' }, undefined, talk, 'en').map(({ name }) => name)).toEqual([
      'return',
    ])
  })

  it.each([
    ['Book', 'returnPrinted'],
    ['Physical Bundle', 'returnPrinted'],
    ['Dabali Merchandise', 'returnThing'],
  ] as const)('a return of %s is a %s', (productClass, key) => {
    expect(terms(productClass).at(-1)).toBe(`return: ${key}`)
  })
})

describe('the terms of what is not sent', () => {
  it.each(DIGITAL_CLASSES)('%s opens by itself, and has no parcel to pay for', (productClass) => {
    expect(terms(productClass)).toEqual(['delivery: deliveryDigital', 'cash: cashNoParcel', 'return: returnDigital'])
  })

  it('a ticket is a code', () => {
    expect(terms('Ticket')).toEqual(['delivery: deliveryTicket', 'cash: cashNoParcel', 'return: returnTicket'])
  })
})
