import type { Quote, ShippingMethod, UserAddress } from '@dabali/api-client'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { addressMessages } from '../account/account-messages.ts'
import { createTranslator } from '../i18n/translator.ts'
import { makeQuote, makeQuoteLine } from '../testing/fixtures.ts'
import type { CheckoutDraft } from './checkout-form-state.ts'
import { DeliveryStep } from './delivery-step.tsx'
import { checkoutMessages } from './load-checkout.ts'

const zone = (code: string, name: string): ShippingMethod => ({
  ...{ code, name, description: '' },
  price: { currency: 'NPR', excl_tax: '0.00', incl_tax: '0.00', tax: '0.00' },
  ...{ is_discounted: false, discount: 0 },
  eta: { from: '2026-11-23', to: '2026-11-23' },
})
const zones = [zone('inside-valley', 'Kathmandu Valley'), zone('pick-up', 'Pick up in Patan'), zone('abroad', 'Abroad')]
const home = { id: 'home', first_name: 'Maya', line1: 'Taumadhi 3', line: 'Bhaktapur', country: 'NP' } as UserAddress

type Shown = { draft: CheckoutDraft; addresses: readonly UserAddress[]; quote: Quote; language?: 'en' | 'ne' }

const stepOf = ({ draft, addresses, quote, language = 'en' }: Shown) =>
  renderToStaticMarkup(
    <DeliveryStep
      i18n={{
        t: createTranslator(checkoutMessages(language), language),
        language,
        addressTexts: addressMessages(language),
      }}
      start={{
        ...{ mode: undefined, offer: undefined, account: undefined, attemptKey: 'key' },
        ...{ quote, countries: [], zones, addresses },
      }}
      draft={draft}
      errors={{}}
      isTyped={!addresses.some(({ id }) => id === draft['saved_address'])}
    />,
  )

/** The names of the choices in each group. */
function choices(draft: CheckoutDraft, addresses: readonly UserAddress[]) {
  const html = stepOf({ draft, addresses, quote: makeQuote() })
  const named = [...html.matchAll(/name="(saved_address|shipping_method_code)"[^>]*value="([^"]*)"/g)]
  const valuesOf = (group: string) => named.flatMap(([, name, value]) => (name === group ? [value] : []))
  return {
    destinations: valuesOf('saved_address'),
    zones: valuesOf('shipping_method_code'),
    hasStreet: html.includes('name="line1"'),
  }
}

describe('the delivery step', () => {
  it('is a saved address first, then another one, then picking it up', () => {
    const { destinations, zones, hasStreet } = choices({ saved_address: 'home' }, [home])
    expect(destinations).toEqual(['home', 'other', 'pick-up'])
    expect(zones).toEqual([])
    expect(hasStreet).toBe(false)
  })

  it('has no zone and no address of what is picked up', () => {
    const { zones, hasStreet } = choices({ saved_address: 'pick-up' }, [home])
    expect(zones).toEqual([])
    expect(hasStreet).toBe(false)
  })

  it('is not offered twice to be picked up', () => {
    const { zones, hasStreet } = choices({ saved_address: 'other' }, [home])
    expect(zones).toEqual(['inside-valley', 'abroad'])
    expect(hasStreet).toBe(true)
  })

  it('is one of the zones without a saved address', () => {
    const { destinations, zones } = choices({}, [])
    expect(destinations).toEqual([])
    expect(zones).toEqual(['inside-valley', 'pick-up', 'abroad'])
  })

  // Someone logged out in another tab: the choice stays, and can be changed.
  it('can be changed after the saved addresses are gone', () => {
    expect(choices({ saved_address: 'pick-up' }, []).destinations).toEqual(['other', 'pick-up'])
    expect(choices({ saved_address: 'other', shipping_method_code: 'pick-up' }, [home]).zones).toContain('pick-up')
  })

  const slot = (id: string, is_full = false) => ({ id, day: '2026-11-24', starts: '10:00', ends: '14:00', is_full })
  const FULL = 'The time you chose is full. Choose another time.'

  it.each([
    {
      what: 'the first free time before one is chosen',
      chosen: undefined,
      checked: ['b'],
      unchosen: 'b',
      error: false,
    },
    { what: 'the chosen time', chosen: 'c', checked: ['c'], unchosen: '', error: false },
    { what: 'no time after the chosen one became full', chosen: 'a', checked: [], unchosen: 'a', error: true },
    { what: 'the first free time of another zone', chosen: 'z', checked: ['b'], unchosen: 'b', error: false },
  ])('selects $what', ({ chosen, checked, unchosen, error }) => {
    const quote = makeQuote({ shipping_slots: [slot('a', true), slot('b'), slot('c')] })
    const html = stepOf({ draft: chosen ? { shipping_slot: chosen } : {}, addresses: [], quote })
    const times = [...html.matchAll(/<input[^>]*name="shipping_slot"[^>]*>/g)].map(([input]) => input)
    expect(times.filter((input) => input.includes('checked')).map((input) => /value="(.)"/.exec(input)?.[1])).toEqual(
      checked,
    )
    expect(/name="shown_slot" value="(.?)"/.exec(html)?.[1]).toBe(unchosen)
    expect(html.includes(FULL)).toBe(error)
  })

  it.each([
    { is_shipping_required: true, said: ['No prices in the parcel', 'on a card by hand'] },
    { is_shipping_required: false, said: [] },
  ])('speaks of the parcel of a gift where there is one: $is_shipping_required', ({ is_shipping_required, said }) => {
    const html = stepOf({ draft: { is_gift: 'on' }, addresses: [], quote: makeQuote({ is_shipping_required }) })
    expect(html).toContain('This is a gift.')
    expect(['No prices in the parcel', 'on a card by hand'].filter((text) => html.includes(text))).toEqual(said)
  })

  it.each([
    { classes: ['Ticket'], said: 'Tickets are emailed to you.' },
    { classes: ['E-book'], said: "We'll email you, and you'll find everything in your library." },
    {
      classes: ['Ticket', 'E-book'],
      said: "Tickets are emailed to you, and you'll find everything else in your library.",
    },
  ] as const)('says how $classes come', ({ classes, said }) => {
    const lines = classes.map((product_class) => makeQuoteLine({ product_class }))
    const html = stepOf({ draft: {}, addresses: [], quote: makeQuote({ lines, is_shipping_required: false }) })
    expect(html.replaceAll('&#x27;', "'")).toContain(`<p>No delivery needed. ${said}</p>`)
  })

  it.each([
    { language: 'ne', shown: 'Taumadhi 3, भक्तपुर' },
    { language: 'en', shown: 'Taumadhi 3, Bhaktapur' },
  ] as const)('names the area of a saved address as in the list of areas: $language', ({ language, shown }) => {
    expect(stepOf({ draft: { saved_address: 'home' }, addresses: [home], quote: makeQuote(), language })).toContain(
      shown,
    )
  })
})
