import type { ProductCard } from '@dabali/api-client'

type Priced = Pick<ProductCard, 'selling_price' | 'mrp'>

/** What one of each costs, and what is printed on all of them. */
export function totalPrice(products: readonly Priced[]): { selling: string; printed: string } {
  const sum = (priceOf: (product: Priced) => string) =>
    (products.reduce((total, product) => total + Math.round(Number(priceOf(product)) * 100), 0) / 100).toFixed(2)
  return {
    selling: sum(({ selling_price }) => selling_price),
    // Where nothing is printed on it, it is what is paid.
    printed: sum(({ selling_price, mrp }) => (Number(mrp) > Number(selling_price) ? mrp : selling_price)),
  }
}
