import {
  ApiError,
  type Basket,
  type BasketLine,
  type Payment,
  type PaymentChoice,
  type Quote,
  type ReadingPosition,
  type ReadingPositionInput,
  type Ticket,
} from '@dabali/api-client'
import { vi } from 'vitest'
import { EMPTY_CART, PLAIN_LINE } from '../basket/optimistic-cart.ts'

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
    ...PLAIN_LINE,
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
    ...EMPTY_CART,
    id: 'bsk_one',
    url: 'api/baskets/bsk_one/',
    version: 1,
    lines,
    lines_url: 'api/baskets/bsk_one/lines/',
    num_items: lines.reduce((count, { quantity }) => count + quantity, 0),
    total_incl_tax: total,
    total_excl_tax: total,
    total_incl_tax_excl_discounts: printed,
    total_excl_tax_excl_discounts: printed,
    is_shipping_required: true,
    cod: { allowed: true, reason: null },
    ...overrides,
  }
}

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
    ...PLAIN_LINE,
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
    gift_card: null,
    shipping_address: null,
    shipping_method_code: 'inside-valley',
    is_shipping_required: true,
    cod: { allowed: true, reason: null },
    inside_valley: true,
    shipping_methods: [],
    shipping_method: 'Inside the valley',
    shipping_slots: [],
    gift_card_amount: '0.00',
    shipping_incl_tax: '100.00',
    shipping_excl_tax: '100.00',
    total: '685.00',
    payment_methods: [makeChoice('cod'), makeChoice('esewa'), makeChoice('khalti'), makeChoice('card')],
    ...given,
  }
}

/** A payment that waits, for tests. */
export function makePayment(given: Partial<Payment> = {}): Payment {
  return {
    hash: 'q83vEjRWeJCrze8SNFZ4kA',
    url: '/v1/api/payments/q83vEjRWeJCrze8SNFZ4kA/',
    method: 'esewa',
    amount: '685.00',
    currency: 'NPR',
    status: 'created',
    status_code: 'w',
    order: { number: '100001', hash: 'order' },
    newer: null,
    is_unpaid: false,
    next_action: { type: 'none', url: null, fields: null },
    expires_at: '2026-11-21T12:00:00.000Z',
    methods: [{ method: 'esewa', allowed: true, reason: null, message: null }],
    ...given,
  }
}

/** A ticket for the hall, without a numbered seat. */
export function makeTicket(given: Partial<Ticket> = {}): Ticket {
  return {
    id: 't1',
    url: '/v1/api/tickets/t1/',
    hash_url: null,
    order_number: '100231',
    order_hash_url: null,
    is_transferred: false,
    number: 1,
    state: 'valid',
    code: null,
    revision: 1,
    holder: '',
    price: '250.00',
    organizer: '',
    admits: 'hall',
    ticket_type: { id: 1, title: 'Floor: Low Cloud' },
    event: { slug: 'low-cloud', title: 'Low Cloud', url: '/v1/api/events/low-cloud/' },
    date: {
      id: 7,
      state: 'upcoming',
      doors_at: '2026-12-13T12:00:00Z',
      starts_at: '2026-12-13T12:45:00Z',
      ends_at: '2026-12-13T20:15:00Z',
    },
    seat: null,
    venue: null,
    picture: null,
    watch_until: null,
    live_url: null,
    calendar_url: null,
    pdf_url: null,
    apple_wallet_url: null,
    google_wallet_url: null,
    checked_in_at: null,
    transfer: null,
    ...given,
  }
}

export const NOWHERE: ReadingPosition = { version: 0, locator: null, progress: 0, device: null, updated_at: null }

/** A shop with one position, which refuses what was written over another one. */
export function positionShop(saved = NOWHERE) {
  let position = saved
  async function put({ base_version, ...rest }: ReadingPositionInput) {
    if (base_version !== position.version) {
      throw new ApiError(409, { detail: 'x', code: 'position_fork', saved: position })
    }
    position = { ...rest, version: base_version + 1, updated_at: '2026-09-21T00:00:00Z' }
    return position
  }
  const calls = { get: vi.fn(async () => position), put: vi.fn(put) }
  return {
    calls,
    current: () => position,
    /** Another device goes on. */
    moveTo(next: ReadingPosition) {
      position = next
    },
    /** The next one comes, and its answer does not. */
    loseAnswer() {
      calls.put.mockImplementationOnce(async (sent) => {
        await put(sent)
        throw new ApiError('network')
      })
    },
  }
}

/** A promise that the test resolves. */
export function later<Value>(): { promise: Promise<Value>; resolve: (value: Value) => void } {
  let resolve: (value: Value) => void = () => undefined
  const promise = new Promise<Value>((settle) => {
    resolve = settle
  })
  return { promise, resolve }
}
