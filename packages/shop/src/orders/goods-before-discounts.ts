import type { Order } from '@dabali/api-client'

const PAISA = 100
const paisa = (amount: string) => Math.round(Number(amount) * PAISA)

/** What the goods cost before anything was taken off the whole order. */
export function goodsBeforeDiscounts({ goods_incl_tax, offer_discounts, voucher_discounts }: Order): string {
  const discounts = [...offer_discounts, ...voucher_discounts]
  const sum = discounts.reduce((total, { amount }) => total + paisa(amount), paisa(goods_incl_tax))
  return (sum / PAISA).toFixed(2)
}
