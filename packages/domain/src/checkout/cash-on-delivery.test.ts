import { describe, expect, it } from 'vitest'
import { PRODUCT_CLASSES } from '../catalogue/product-class.ts'
import { makeAddress } from '../testing/make-address.ts'
import { makeBasket, makeLine } from '../testing/make-basket.ts'
import { allowsCashOnDelivery, COD_COUNTRY, cashOnDeliveryRefusal, findLineNotForCash } from './cash-on-delivery.ts'

const yesOrNo = [true, false]

const reasons = ['disabled', 'gift', 'product_class', 'country']

/** Every combination of the four rules; the first that does not hold is the reason. */
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

  it.each([undefined, null, []])('lines %j hold nothing that refuses', (lines) => {
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
