import type { StoreData } from '../account/store-data.ts'
import type { Address, Basket, BasketLine, Product } from '../basket/basket.ts'

/** An address in Kathmandu, unless the overrides say otherwise. */
export function makeAddress(overrides: Partial<Address> = {}): Address {
  return { country: 'NP', line: 'Kathmandu', ...overrides }
}

/** A line with one printed book, unless the overrides say otherwise. */
export function makeLine(overrides: Partial<BasketLine> = {}): BasketLine {
  return {
    id: 'line-1',
    quantity: 1,
    price_incl_tax: '450.00',
    price_excl_tax: '450.00',
    product_id: 42,
    product_title: 'Seto Dharti',
    product_class: 'Book',
    mrp: '500.00',
    discounted_price: '450.00',
    thumbnail: '/covers/seto-dharti.avif',
    ...overrides,
  }
}

/** A basket on the server with one printed book for Kathmandu, unless the overrides say otherwise. */
export function makeBasket(overrides: Partial<Basket> = {}): Basket {
  return {
    id: 'basket-1',
    url: 'api/baskets/basket-1/',
    lines: [makeLine()],
    total_incl_tax: '450.00',
    is_gift: false,
    shipping_address: makeAddress(),
    ...overrides,
  }
}

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

/** The storeData of a logged-in visitor, unless the overrides say otherwise. */
export function makeStoreData(overrides: Partial<StoreData> = {}): StoreData {
  return { token: 'marker', ...overrides }
}
