import { describe, expect, it } from 'vitest'
import { PRODUCT_CLASSES } from '../catalogue/product-class.ts'
import { makeBasket, makeLine } from '../testing/make-basket.ts'
import { hasDigitalLine, hasPhysicalLine, hasShippableLine } from './has-line.ts'

const groups = {
  digital: { has: hasDigitalLine, classes: ['E-book', 'Subscription', 'Audiobook', 'Digital Bundle', 'Pay Per View'] },
  physical: { has: hasPhysicalLine, classes: ['Book', 'Physical Bundle', 'Ticket'] },
  shippable: { has: hasShippableLine, classes: ['Book', 'Physical Bundle', 'Dabali Merchandise'] },
}

describe.each(Object.entries(groups))('a %s line', (_, { has, classes }) => {
  it.each(PRODUCT_CLASSES)('%s, alone', (product_class) => {
    expect(has(makeBasket({ lines: [makeLine({ product_class })] }))).toBe(classes.includes(product_class))
  })

  it('is found behind one of another kind', () => {
    expect(has({ lines: [{ product_class: 'Newspaper' }, { product_class: classes[0] }] })).toBe(true)
    expect(has({ lines: [null, { product_class: classes[0] }] })).toBe(true)
  })

  it.each([null, undefined, {}, { lines: null }, { lines: [] }, { lines: [{}] }, { lines: [null, undefined] }])(
    'is not in %j',
    (basket) => {
      expect(has(basket)).toBe(false)
    },
  )
})
