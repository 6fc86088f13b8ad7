import { describe, expect, it } from 'vitest'
import { PRODUCT_CLASSES } from '../catalogue/product-class.ts'
import { makeBasket, makeLine, makeProduct } from '../testing/testing.ts'
import {
  containsProduct,
  DEFAULT_QUANTITY,
  hasDigitalLine,
  hasPhysicalLine,
  hasShippableLine,
  singleProductBasket,
} from './basket.ts'

describe('DEFAULT_QUANTITY', () => {
  it('is one', () => {
    expect(DEFAULT_QUANTITY).toBe(1)
  })
})

describe('containsProduct', () => {
  const basket = makeBasket({ lines: [makeLine({ product_id: 7 }), makeLine({ product_id: '42' })] })

  it.each([
    { productId: 7, contained: true },
    { productId: '7', contained: true },
    { productId: 42, contained: true },
    { productId: '42', contained: true },
    { productId: 4, contained: false },
    { productId: '', contained: false },
    { productId: null, contained: false },
    { productId: undefined, contained: false },
  ])('$productId: $contained', ({ productId, contained }) => {
    expect(containsProduct(basket, productId)).toBe(contained)
  })

  it.each([null, undefined, {}, { lines: null }, { lines: [] }])('%j contains nothing', (empty) => {
    expect(containsProduct(empty, 7)).toBe(false)
  })

  it.each(['undefined', 'null'])('a line without a product id is not the product %j', (productId) => {
    expect(containsProduct({ lines: [{}, null, undefined, { product_id: null }] }, productId)).toBe(false)
  })
})

const groups = {
  digital: { has: hasDigitalLine, classes: ['E-book', 'Subscription', 'Audiobook', 'Digital Bundle', 'Pay Per View'] },
  physical: { has: hasPhysicalLine, classes: ['Book', 'Physical Bundle', 'Ticket'] },
  shippable: { has: hasShippableLine, classes: ['Book', 'Physical Bundle', 'Dabali Merchandise'] },
}

describe.each(Object.entries(groups))('a %s line', (_, { has, classes }) => {
  it.each(PRODUCT_CLASSES)('%s, alone', (product_class) => {
    expect(has(makeBasket({ lines: [makeLine({ product_class })] }))).toBe(classes.includes(product_class))
  })

  it('is found after one of another class', () => {
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

describe('singleProductBasket', () => {
  it('is a local basket of one line with the fields of the product', () => {
    const product = {
      id: 42,
      title: 'Rain',
      selling_price: '450.00',
      product_class: 'E-book',
      mrp: '500.00',
      thumbnail: '/r.avif',
    }
    expect(singleProductBasket(product, 2)).toEqual({
      id: 42,
      local: true,
      lines: [
        {
          id: 42,
          quantity: 2,
          price_incl_tax: '450.00',
          price_excl_tax: '450.00',
          product_id: 42,
          product_title: 'Rain',
          product_class: 'E-book',
          mrp: '500.00',
          thumbnail: '/r.avif',
        },
      ],
      total_incl_tax: '450.00',
    })
  })

  it('has no url, because the server does not know it', () => {
    expect(singleProductBasket(makeProduct())).not.toHaveProperty('url')
  })

  it('quantity 3 still totals one selling price', () => {
    expect(singleProductBasket(makeProduct({ selling_price: 100 }), 3).total_incl_tax).toBe(100)
  })

  it.each([undefined, null])('takes %s as a quantity of one', (quantity) => {
    expect(singleProductBasket(makeProduct(), quantity).lines[0]?.quantity).toBe(1)
  })

  it('writes a missing recommended price and picture as null', () => {
    const { mrp, thumbnail, ...product } = makeProduct()
    expect(singleProductBasket(product).lines[0]).toMatchObject({ mrp: null, thumbnail: null })
  })

  it.each([0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY])('refuses the quantity %s', (quantity) => {
    expect(() => singleProductBasket(makeProduct(), quantity)).toThrow(
      new TypeError(`quantity must be a whole number above 0, not ${quantity}`),
    )
  })

  it('refuses a selling price that is not a number', () => {
    expect(() => singleProductBasket(makeProduct({ selling_price: 'free' }))).toThrow(
      new TypeError('product.selling_price must be a number or a decimal text, not "free"'),
    )
  })
})
