import { describe, expect, it } from 'vitest'
import {
  CLASS_FIELDS,
  DIGITAL_CLASSES,
  GIFT_CARD_CLASS,
  hasLanguage,
  isDigital,
  isPhysical,
  isShippable,
  isSoldOnce,
  MERCHANDISE_CLASS,
  needsFile,
  PHYSICAL_CLASSES,
  PRODUCT_CLASSES,
  productClassName,
  productKind,
  productKindName,
  SHIPPABLE_CLASSES,
  TIP_CLASS,
} from './product-class.ts'

const table = [
  { productClass: 'E-book', digital: true, physical: false, shippable: false },
  { productClass: 'Subscription', digital: true, physical: false, shippable: false },
  { productClass: 'Audiobook', digital: true, physical: false, shippable: false },
  { productClass: 'Digital Bundle', digital: true, physical: false, shippable: false },
  { productClass: 'Pay Per View', digital: true, physical: false, shippable: false },
  { productClass: 'Book', digital: false, physical: true, shippable: true },
  { productClass: 'Physical Bundle', digital: false, physical: true, shippable: true },
  { productClass: 'Ticket', digital: false, physical: true, shippable: false },
  { productClass: 'Dabali Merchandise', digital: false, physical: false, shippable: true },
]

describe('the product classes', () => {
  it('are the nine in the table', () => {
    expect(PRODUCT_CLASSES).toEqual(table.map((row) => row.productClass))
  })

  it('include the own brand as Dabali Merchandise', () => {
    expect(MERCHANDISE_CLASS).toBe('Dabali Merchandise')
  })

  it.each([
    { group: DIGITAL_CLASSES, column: 'digital' as const },
    { group: PHYSICAL_CLASSES, column: 'physical' as const },
    { group: SHIPPABLE_CLASSES, column: 'shippable' as const },
  ])('are $column as the table says', ({ group, column }) => {
    expect(group).toEqual(table.filter((row) => row[column]).map((row) => row.productClass))
  })

  it.each(table)('$productClass: digital $digital, physical $physical, shippable $shippable', (row) => {
    const { productClass, ...groups } = row
    expect({
      digital: isDigital(productClass),
      physical: isPhysical(productClass),
      shippable: isShippable(productClass),
    }).toEqual(groups)
  })

  it.each([undefined, null, '', 'Newspaper', 'book', 'E-BOOK'])('%j is in no group', (productClass) => {
    expect([isDigital(productClass), isPhysical(productClass), isShippable(productClass)]).toEqual([
      false,
      false,
      false,
    ])
  })
})

it.each(['Book', 'E-book', 'Audiobook', 'Physical Bundle', 'Digital Bundle', 'Pay Per View'])(
  '%s has a language',
  (productClass) => {
    expect(hasLanguage(productClass)).toBe(true)
  },
)

it.each(['Dabali Merchandise', 'Ticket', 'Subscription'])('%s has no language', (productClass) => {
  expect(hasLanguage(productClass)).toBe(false)
})

it.each([undefined, null, '', 'Newspaper', 'ticket'])('the unknown class %j has a language', (productClass) => {
  expect(hasLanguage(productClass)).toBe(true)
})

it.each(['E-book', 'Audiobook', 'Pay Per View'])('%s needs a file', (productClass) => {
  expect(needsFile(productClass)).toBe(true)
})

it.each([
  ...(['Book', 'Physical Bundle', 'Digital Bundle', 'Subscription', 'Ticket', 'Dabali Merchandise'] as const),
  ...[undefined, null, '', 'Newspaper', 'e-book'],
])('%j needs no file', (productClass) => {
  expect(needsFile(productClass)).toBe(false)
})

it.each(['E-book', 'Audiobook', 'Digital Bundle'])('%s is sold once', (productClass) => {
  expect(isSoldOnce(productClass)).toBe(true)
})

it.each([
  ...(['Book', 'Physical Bundle', 'Pay Per View', 'Subscription', 'Ticket', 'Dabali Merchandise'] as const),
  ...[undefined, null, '', 'Newspaper', 'e-book'],
])('%j is sold more than once', (productClass) => {
  expect(isSoldOnce(productClass)).toBe(false)
})

const names = [
  { productClass: 'E-book', en: 'E-book', ne: 'ई-बुक' },
  { productClass: 'Subscription', en: 'Subscription', ne: 'सदस्यता' },
  { productClass: 'Audiobook', en: 'Audiobook', ne: 'अडियोबुक' },
  { productClass: 'Digital Bundle', en: 'Digital bundle', ne: 'डिजिटल सेट' },
  { productClass: 'Pay Per View', en: 'Pay per view', ne: 'तिरेर हेर्ने' },
  { productClass: 'Book', en: 'Book', ne: 'किताब' },
  { productClass: 'Physical Bundle', en: 'Bundle', ne: 'किताबको सेट' },
  { productClass: 'Ticket', en: 'Ticket', ne: 'टिकट' },
  { productClass: 'Dabali Merchandise', en: 'Dabali merchandise', ne: 'डबली सामग्री' },
] as const

describe('a format of a music record', () => {
  it.each([
    ['Dabali Merchandise', 'Vinyl record', 'भिनाइल रेकर्ड'],
    ['Digital Bundle', 'Digital record', 'डिजिटल रेकर्ड'],
  ] as const)('of class %s is called %s', (product_class, en, ne) => {
    const product = { product_class, is_record: true }
    expect([productKind(product), productKindName(product, 'en'), productKindName(product, 'ne')]).toEqual([en, en, ne])
  })

  it('is what no other product is called', () => {
    expect(productKind({ product_class: 'Dabali Merchandise' })).toBe('Dabali Merchandise')
    expect(productKindName({ product_class: 'Dabali Merchandise', is_record: false }, 'en')).toBe('Dabali merchandise')
    expect(productKindName({ product_class: undefined }, 'en')).toBe('')
  })
})

describe('productClassName', () => {
  it.each(names)('$productClass is called $en and $ne', ({ productClass, en, ne }) => {
    expect([productClassName(productClass, 'en'), productClassName(productClass, 'ne')]).toEqual([en, ne])
  })

  it('names the line of a gift card, which is no product', () => {
    expect([productClassName(GIFT_CARD_CLASS, 'en'), productClassName(GIFT_CARD_CLASS, 'ne')]).toEqual([
      'Gift card',
      'उपहार कार्ड',
    ])
    expect(PRODUCT_CLASSES).not.toContain(GIFT_CARD_CLASS)
  })

  it('names the line of a tip, which is no product and nothing to deliver', () => {
    expect([productClassName(TIP_CLASS, 'en'), productClassName(TIP_CLASS, 'ne')]).toEqual(['Tip', 'टिप'])
    expect(PRODUCT_CLASSES).not.toContain(TIP_CLASS)
    expect([isDigital(TIP_CLASS), isPhysical(TIP_CLASS), isShippable(TIP_CLASS)]).toEqual([false, false, false])
  })

  it('has a name for every class', () => {
    expect(names.map(({ productClass }) => productClass)).toEqual(PRODUCT_CLASSES)
  })

  it.each(['Newspaper', 'book', 'toString', ''])('%j is unknown and returned unchanged', (productClass) => {
    expect(productClassName(productClass, 'ne')).toBe(productClass)
  })

  it.each([undefined, null])('%j has an empty name', (productClass) => {
    expect(productClassName(productClass, 'en')).toBe('')
  })
})

describe('the fields of a class', () => {
  const written = ['Book', 'E-book', 'Audiobook', 'Pay Per View', 'Digital Bundle', 'Physical Bundle']
  const parcels = ['Book', 'Physical Bundle', 'Dabali Merchandise']
  const fields = {
    language: written,
    isbn: ['Book', 'E-book', 'Audiobook', 'Digital Bundle', 'Physical Bundle'],
    authors: [...written, 'Dabali Merchandise'],
    contributors: [...written, 'Dabali Merchandise'],
    pages: ['Book', 'E-book'],
    duration_seconds: ['Audiobook', 'Pay Per View'],
    printing_year: ['Book'],
    weight_grams: parcels,
    width_mm: parcels,
    height_mm: parcels,
    depth_mm: parcels,
    binding: ['Book'],
    paper: ['Book'],
    material: ['Dabali Merchandise'],
    included: ['Physical Bundle', 'Dabali Merchandise'],
    care: ['Dabali Merchandise'],
    item_ids: ['Digital Bundle', 'Physical Bundle', 'Dabali Merchandise'],
    plan: ['Subscription'],
    rental: ['Pay Per View'],
  }
  const needed = { language: written, plan: ['Subscription'], rental: ['Pay Per View'] }

  const fieldsOf = (table: Record<string, string[]>, productClass: string) =>
    Object.keys(table).filter((field) => table[field]?.includes(productClass))

  it.each(PRODUCT_CLASSES)('%s has the fields of the table, each once', (productClass) => {
    expect(CLASS_FIELDS[productClass].has.toSorted()).toEqual(fieldsOf(fields, productClass).toSorted())
  })

  it.each(PRODUCT_CLASSES)('%s cannot be stored without those that it needs', (productClass) => {
    expect(CLASS_FIELDS[productClass].needs.toSorted()).toEqual(fieldsOf(needed, productClass).toSorted())
  })
})
