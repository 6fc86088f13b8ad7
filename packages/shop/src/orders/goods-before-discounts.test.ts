import type { Order } from '@dabali/api-client'
import { expect, it } from 'vitest'
import { goodsBeforeDiscounts } from './goods-before-discounts.ts'

const order = (goods_incl_tax: string, offers: string[], vouchers: string[]) =>
  ({
    goods_incl_tax,
    offer_discounts: offers.map((amount) => ({ amount })),
    voucher_discounts: vouchers.map((amount) => ({ amount })),
  }) as Order

it.each([
  { goods: '585.00', offers: [], vouchers: [], before: '585.00' },
  { goods: '526.50', offers: [], vouchers: ['58.50'], before: '585.00' },
  { goods: '0.10', offers: ['0.20', '0.70'], vouchers: ['0.05'], before: '1.05' },
])('$goods after $offers and $vouchers were $before', ({ goods, offers, vouchers, before }) => {
  expect(goodsBeforeDiscounts(order(goods, offers, vouchers))).toBe(before)
})
