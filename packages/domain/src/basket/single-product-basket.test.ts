import { describe, expect, it } from 'vitest'
import { makeProduct } from '../testing/make-product.ts'
import { singleProductBasket } from './single-product-basket.ts'

describe('singleProductBasket', () => {
  it('is a local basket of one line with the id, the price and the looks of the product', () => {
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
