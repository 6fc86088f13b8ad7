import { describe, expect, it } from 'vitest'
import { checkoutBody } from './checkout-body.ts'
import { makeQuote, makeQuoteLine } from './make-quote.ts'

const draft = {
  phone_number: '9841234567',
  first_name: 'Maya Gurung',
  email: ' maya@example.com ',
  country: 'NP',
  area: 'Lalitpur',
  line1: 'Mangal Bazaar 7',
  payment_method: 'khalti',
}

describe('checkoutBody', () => {
  it('sends all that the shopper saw, so that nothing else can be charged', () => {
    expect(checkoutBody({ draft, quote: makeQuote(), mode: undefined })).toEqual({
      guest_email: 'maya@example.com',
      guest_phone: '9841234567',
      total: '685.00',
      shipping_address: expect.objectContaining({ first_name: 'Maya Gurung', line: 'Lalitpur', country: 'NP' }),
      shipping_method_code: 'inside-valley',
      shipping_charge: { currency: 'NPR', excl_tax: '100.00', incl_tax: '100.00', tax: '0.00' },
      payment_method: 'khalti',
      lines: [{ product_id: 1, quantity: 1, price_incl_tax: '585.00' }],
    })
  })

  it('sends no address where nothing is sent, and no way to pay where nothing is paid', () => {
    const quote = makeQuote({
      is_shipping_required: false,
      shipping_method_code: null,
      shipping_incl_tax: '0.00',
      total: '0.00',
      lines: [makeQuoteLine({ product_class: 'E-book' })],
    })
    const body = checkoutBody({ draft, quote, mode: undefined })
    expect(body).not.toHaveProperty('shipping_address')
    expect(body).not.toHaveProperty('shipping_method_code')
    expect(body).not.toHaveProperty('payment_method')
  })

  it('sends a saved address as it is saved', () => {
    const savedAddress = { first_name: 'Asha', line: 'Kathmandu', country: 'NP', phone_number: '+9779800000000' }
    const body = checkoutBody({ draft, quote: makeQuote(), mode: undefined, savedAddress })
    expect(body.shipping_address).toBe(savedAddress)
    expect(body).not.toHaveProperty('guest_phone')
  })

  it.each([
    { mode: 'buy-now', sent: 'buy-now' },
    { mode: 'upside-down', sent: undefined },
    { mode: undefined, sent: undefined },
  ])('sends the mode $sent for $mode', ({ mode, sent }) => {
    expect(checkoutBody({ draft, quote: makeQuote(), mode }).mode).toBe(sent)
  })
})
