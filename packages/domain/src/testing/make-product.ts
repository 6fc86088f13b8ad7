import type { Product } from '../basket/basket.ts'

/** A product that can be bought: a printed book, unless the overrides say otherwise. */
export function makeProduct(overrides: Partial<Product> = {}): Product {
  return {
    id: 42,
    title: 'Seto Dharti',
    selling_price: '450.00',
    product_class: 'Book',
    mrp: '500.00',
    thumbnail: '/covers/seto-dharti.avif',
    ...overrides,
  }
}
