import { expect, it } from 'vitest'
import { totalPrice } from './total-price.ts'

it('sums to the paisa, where the numbers of a machine would not', () => {
  const one = { selling_price: '0.10', mrp: '0.20' }
  expect(totalPrice([one, one, one])).toEqual({ selling: '0.30', printed: '0.60' })
})

it('takes what is paid where nothing higher is printed', () => {
  const products = [
    { selling_price: '585.00', mrp: '650.00' },
    { selling_price: '420.00', mrp: '0.00' },
  ]
  expect(totalPrice(products)).toEqual({ selling: '1005.00', printed: '1070.00' })
})

it('of nothing is nothing', () => {
  expect(totalPrice([])).toEqual({ selling: '0.00', printed: '0.00' })
})
