import type { Basket, BasketLine } from '@dabali/api-client'

/** A line of a cart as the API answers it, with one printed book, unless the overrides say otherwise. */
export function makeCartLine(overrides: Partial<BasketLine> = {}): BasketLine {
  const { id = 'line-1', quantity = 1, discounted_price = '450.00', mrp = '500.00' } = overrides
  const price = (Number(discounted_price) * quantity).toFixed(2)
  const printed = (Number(mrp) * quantity).toFixed(2)
  return {
    id,
    url: `api/baskets/bsk_one/lines/${id}/`,
    basket: 'api/baskets/bsk_one/',
    product: '/v1/api/products/42/',
    product_id: 42,
    product_slug: 'seto-dharti',
    product_title: 'Seto Dharti',
    product_class: 'Book',
    thumbnail: '',
    quantity,
    max_quantity: 5,
    mrp,
    discounted_price,
    unit_price_incl_tax: discounted_price,
    price_currency: 'NPR',
    price_incl_tax: price,
    price_excl_tax: price,
    price_incl_tax_excl_discounts: printed,
    price_excl_tax_excl_discounts: printed,
    is_tax_known: true,
    warning: null,
    stockrecord: null,
    attributes: [],
    date_created: null,
    date_updated: null,
    ...overrides,
  }
}

/** A cart as the API answers it, with one printed book, unless the overrides say otherwise. */
export function makeCart(overrides: Partial<Basket> = {}): Basket {
  const { lines = [makeCartLine()] } = overrides
  const sum = (amount: (line: BasketLine) => string) =>
    lines.reduce((total, line) => total + Number(amount(line)), 0).toFixed(2)
  const total = sum((line) => line.price_incl_tax)
  const printed = sum((line) => line.price_incl_tax_excl_discounts)
  return {
    id: 'bsk_one',
    url: 'api/baskets/bsk_one/',
    owner: null,
    status: 'Open',
    version: 1,
    lines,
    lines_url: 'api/baskets/bsk_one/lines/',
    num_items: lines.reduce((count, { quantity }) => count + quantity, 0),
    total_incl_tax: total,
    total_excl_tax: total,
    total_incl_tax_excl_discounts: printed,
    total_excl_tax_excl_discounts: printed,
    total_tax: '0.00',
    is_tax_known: true,
    currency: 'NPR',
    voucher_discounts: [],
    offer_discounts: [],
    vouchers: [],
    is_gift: false,
    gift: null,
    shipping_address: null,
    shipping_method_code: null,
    is_shipping_required: true,
    cod: { allowed: true, reason: null },
    inside_valley: null,
    ...overrides,
  }
}
