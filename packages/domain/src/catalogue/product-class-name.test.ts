import { describe, expect, it } from 'vitest'
import { PRODUCT_CLASSES } from './product-class.ts'
import { productClassName } from './product-class-name.ts'

const table = [
  { productClass: 'E-book', en: 'E-book', ne: 'ई-बुक' },
  { productClass: 'Subscription', en: 'Subscription', ne: 'सदस्यता' },
  { productClass: 'Audiobook', en: 'Audiobook', ne: 'अडियोबुक' },
  { productClass: 'Digital Bundle', en: 'Digital bundle', ne: 'डिजिटल सँगालो' },
  { productClass: 'Pay Per View', en: 'Pay per view', ne: 'तिरेर हेर्ने' },
  { productClass: 'Book', en: 'Book', ne: 'किताब' },
  { productClass: 'Physical Bundle', en: 'Bundle', ne: 'किताबको सँगालो' },
  { productClass: 'Ticket', en: 'Ticket', ne: 'टिकट' },
  { productClass: 'Dabali Merchandise', en: 'From the Dabali workshop', ne: 'डबलीको कारखानाबाट' },
] as const

describe('productClassName', () => {
  it.each(table)('$productClass is called $en and $ne', ({ productClass, en, ne }) => {
    expect([productClassName(productClass, 'en'), productClassName(productClass, 'ne')]).toEqual([en, ne])
  })

  it('calls every class', () => {
    expect(table.map(({ productClass }) => productClass)).toEqual(PRODUCT_CLASSES)
  })

  it.each(['Newspaper', 'book', 'toString', ''])('%j is not known and is called as it came', (productClass) => {
    expect(productClassName(productClass, 'ne')).toBe(productClass)
  })

  it.each([undefined, null])('%j is not called', (productClass) => {
    expect(productClassName(productClass, 'en')).toBe('')
  })
})
