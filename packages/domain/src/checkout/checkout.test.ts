import { describe, expect, it } from 'vitest'
import { PRODUCT_CLASSES } from '../catalogue/product-class.ts'
import { makeAddress, makeBasket, makeLine } from '../testing/testing.ts'
import {
  allowsCashOnDelivery,
  COD_COUNTRY,
  cashOnDeliveryRefusal,
  checkoutPath,
  findLineNotForCash,
  HOLD_MINUTES,
  INSIDE_VALLEY_COUNTRIES,
  INSIDE_VALLEY_LINES,
  isInsideValley,
} from './checkout.ts'

describe('checkoutPath', () => {
  it.each([
    { mode: undefined, path: '/checkout/' },
    { mode: null, path: '/checkout/' },
    { mode: '', path: '/checkout/' },
    { mode: 'buy-now', path: '/checkout/?mode=buy-now' },
    { mode: 'a&b=c', path: '/checkout/?mode=a%26b%3Dc' },
    { mode: '\udc00', path: '/checkout/?mode=%EF%BF%BD' },
  ])('mode $mode is at $path', ({ mode, path }) => {
    expect(checkoutPath(mode)).toBe(path)
  })
})

it('stock is reserved for twenty minutes', () => {
  expect(HOLD_MINUTES).toBe(20)
})

const yesOrNo = [true, false]

const reasons = ['disabled', 'gift', 'product_class', 'country']

/** Every combination of the four rules; the first one that fails is the reason. */
const truthTable = yesOrNo.flatMap((enabled) =>
  yesOrNo.flatMap((own) =>
    yesOrNo.flatMap((printed) =>
      yesOrNo.map((nepal) => {
        const holds = [enabled, own, printed, nepal]
        return { enabled, own, printed, nepal, refusal: reasons.find((_, rule) => !holds[rule]) ?? null }
      }),
    ),
  ),
)

describe('cash on delivery', () => {
  it.each(truthTable)('enabled $enabled, not a gift $own, printed $printed, in NP $nepal: $refusal', (row) => {
    const input = {
      codAllowed: row.enabled,
      basket: makeBasket({
        is_gift: !row.own,
        lines: [makeLine(), makeLine({ product_class: row.printed ? 'Physical Bundle' : 'Ticket' })],
        shipping_address: makeAddress({ country: row.nepal ? 'NP' : 'IN' }),
      }),
    }
    expect(cashOnDeliveryRefusal(input)).toBe(row.refusal)
    expect(allowsCashOnDelivery(input)).toBe(row.refusal === null)
  })

  it.each(PRODUCT_CLASSES)('a basket of %s', (product_class) => {
    const refusal = cashOnDeliveryRefusal({ basket: makeBasket({ lines: [makeLine({ product_class })] }) })
    expect(refusal).toBe(['Book', 'Physical Bundle'].includes(product_class) ? null : 'product_class')
  })

  it.each([undefined, null, true])('a configuration of %s does not disable it', (codAllowed) => {
    expect(allowsCashOnDelivery({ basket: makeBasket(), codAllowed })).toBe(true)
  })

  it.each([undefined, null, false])('is_gift %s is not a gift', (is_gift) => {
    expect(allowsCashOnDelivery({ basket: { ...makeBasket(), is_gift } })).toBe(true)
  })

  it.each([undefined, null, {}, { country: null }, { country: 'Nepal' }, { country: 'np' }])(
    'the address %j is not in NP',
    (shipping_address) => {
      expect(cashOnDeliveryRefusal({ basket: { ...makeBasket(), shipping_address } })).toBe('country')
    },
  )

  it.each([undefined, null])('a basket that is %s has no address', (basket) => {
    expect(cashOnDeliveryRefusal({ basket })).toBe('country')
  })

  it.each([undefined, null, []])('lines %j allow it', (lines) => {
    expect(cashOnDeliveryRefusal({ basket: { ...makeBasket(), lines } })).toBeNull()
  })

  it.each([{}, null, undefined])('refuses the line %j, which has no class', (line) => {
    expect(cashOnDeliveryRefusal({ basket: { ...makeBasket(), lines: [line] } })).toBe('product_class')
  })
})

describe('findLineNotForCash', () => {
  const book = makeLine({ product_title: 'The Rain Ledger' })
  const ebook = makeLine({ product_title: 'The Rain Ledger', product_class: 'E-book' })
  const ticket = makeLine({ product_class: 'Ticket' })

  it.each([
    { lines: [book, ebook, ticket], found: ebook },
    { lines: [book, makeLine({ product_class: 'Physical Bundle' })], found: undefined },
    { lines: [null, ebook], found: undefined },
    { lines: [], found: undefined },
    { lines: null, found: undefined },
    { lines: undefined, found: undefined },
  ])('$lines: $found', ({ lines, found }) => {
    expect(findLineNotForCash(lines)).toBe(found)
  })
})

describe('COD_COUNTRY', () => {
  it('is NP', () => {
    expect(COD_COUNTRY).toBe('NP')
  })
})

describe('isInsideValley', () => {
  it.each(INSIDE_VALLEY_COUNTRIES.flatMap((country) => INSIDE_VALLEY_LINES.map((line) => ({ country, line }))))(
    '$line in $country is inside',
    (address) => {
      expect(isInsideValley(address)).toBe(true)
    },
  )

  it.each([
    { country: 'NP', line: 'Pokhara' },
    { country: 'NP', line: 'kathmandu' },
    { country: 'NP', line: ' Kathmandu' },
    { country: 'NP', line: 'Kathmandu, Thamel' },
    { country: 'IN', line: 'Kathmandu' },
    { country: 'np', line: 'Kathmandu' },
    { country: 'Kathmandu', line: 'NP' },
    { country: 'NP' },
    { country: 'NP', line: null },
    { country: 'NP', line: '' },
    { line: 'Kathmandu' },
    { country: null, line: 'Kathmandu' },
    {},
    null,
    undefined,
  ])('%j is outside', (address) => {
    expect(isInsideValley(address)).toBe(false)
  })
})

describe('the valley', () => {
  it('consists of these lines in these countries', () => {
    expect({ INSIDE_VALLEY_LINES, INSIDE_VALLEY_COUNTRIES }).toEqual({
      INSIDE_VALLEY_LINES: ['Kathmandu', 'Bhaktapur', 'Lalitpur', 'Kathmandu Valley'],
      INSIDE_VALLEY_COUNTRIES: ['Nepal', 'NP'],
    })
  })
})
