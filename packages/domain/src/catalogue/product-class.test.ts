import { describe, expect, it } from 'vitest'
import {
  DIGITAL_CLASSES,
  isDigital,
  isPhysical,
  isShippable,
  MERCHANDISE_CLASS,
  PHYSICAL_CLASSES,
  PRODUCT_CLASSES,
  SHIPPABLE_CLASSES,
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
  it('are the nine of the table', () => {
    expect(PRODUCT_CLASSES).toEqual(table.map((row) => row.productClass))
  })

  it('call the house brand Dabali Merchandise', () => {
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
