import { describe, expect, it } from 'vitest'
import { makeBasket, makeLine } from '../testing/make-basket.ts'
import { containsProduct } from './contains-product.ts'

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
