import type { BasketLine, PaymentChoice, Quote } from '@dabali/api-client'

/** A line as the API answers it, for tests. */
export function makeQuoteLine(given: Partial<BasketLine> = {}): BasketLine {
  return {
    id: 'line',
    url: '',
    basket: '',
    product: '/v1/api/products/1/',
    product_id: 1,
    product_slug: 'the-rain-ledger',
    product_title: 'The Rain Ledger',
    product_class: 'Book',
    thumbnail: '/v1/media/cover.webp',
    quantity: 1,
    max_quantity: 9,
    mrp: '650.00',
    discounted_price: '585.00',
    unit_price_incl_tax: '585.00',
    price_currency: 'NPR',
    price_incl_tax: '585.00',
    price_excl_tax: '585.00',
    price_incl_tax_excl_discounts: '650.00',
    price_excl_tax_excl_discounts: '650.00',
    is_tax_known: true,
    warning: null,
    stockrecord: null,
    attributes: [],
    date_created: null,
    date_updated: null,
    ...given,
  }
}

export const makeChoice = (method: PaymentChoice['method'], reason: PaymentChoice['reason'] = null): PaymentChoice => ({
  method,
  allowed: reason === null,
  reason,
  message: reason === null ? null : 'As the API says.',
})

/** What a book costs inside the valley, for tests. */
export function makeQuote(given: Partial<Quote> = {}): Quote {
  return {
    id: 'bsk_1',
    url: 'api/baskets/bsk_1/',
    owner: null,
    status: 'Open',
    version: 1,
    lines: [makeQuoteLine()],
    lines_url: '',
    num_items: 1,
    total_incl_tax: '585.00',
    total_excl_tax: '585.00',
    total_incl_tax_excl_discounts: '650.00',
    total_excl_tax_excl_discounts: '650.00',
    total_tax: '0.00',
    is_tax_known: true,
    currency: 'NPR',
    voucher_discounts: [],
    offer_discounts: [],
    vouchers: [],
    is_gift: false,
    gift: null,
    shipping_address: null,
    shipping_method_code: 'inside-valley',
    is_shipping_required: true,
    cod: { allowed: true, reason: null },
    inside_valley: true,
    shipping_methods: [],
    shipping_method: 'Inside the valley',
    shipping_incl_tax: '100.00',
    shipping_excl_tax: '100.00',
    total: '685.00',
    payment_methods: [makeChoice('cod'), makeChoice('esewa'), makeChoice('khalti'), makeChoice('card')],
    ...given,
  }
}
