/** The class of goods that carry the house's own brand. */
export const MERCHANDISE_CLASS = 'Dabali Merchandise'

// Spec §5: Ticket is physical but not shippable; merchandise is shippable but in neither other group.
const DIGITAL = ['E-book', 'Subscription', 'Audiobook', 'Digital Bundle', 'Pay Per View'] as const
const PHYSICAL = ['Book', 'Physical Bundle', 'Ticket'] as const

/** Every class that a product can have. */
export const PRODUCT_CLASSES = [...DIGITAL, ...PHYSICAL, MERCHANDISE_CLASS] as const

export type ProductClass = (typeof PRODUCT_CLASSES)[number]

// The groups are lists of any class, so that one can ask whether a class that is not in them is.
/** The classes that are delivered as files or streams. */
export const DIGITAL_CLASSES: readonly ProductClass[] = DIGITAL

/** The classes that exist as an object. */
export const PHYSICAL_CLASSES: readonly ProductClass[] = PHYSICAL

/** The classes that a courier carries to an address. */
export const SHIPPABLE_CLASSES: readonly ProductClass[] = ['Book', 'Physical Bundle', MERCHANDISE_CLASS]

/** A class as it arrives from outside: a known one, one that is not known yet, or none. */
export type ProductClassInput = ProductClass | (string & {}) | null | undefined

const isOneOf = (classes: readonly string[], productClass: ProductClassInput) => classes.includes(productClass ?? '')

/**
 * A product is digital when its class is in `DIGITAL_CLASSES`; an unknown or missing class is not.
 *
 * @example
 * isDigital('E-book') // => true
 */
export function isDigital(productClass: ProductClassInput): boolean {
  return isOneOf(DIGITAL_CLASSES, productClass)
}

/**
 * A product is physical when its class is in `PHYSICAL_CLASSES`; an unknown or missing class is not.
 *
 * @example
 * isPhysical('Ticket') // => true
 */
export function isPhysical(productClass: ProductClassInput): boolean {
  return isOneOf(PHYSICAL_CLASSES, productClass)
}

/**
 * A product is shippable when its class is in `SHIPPABLE_CLASSES`; an unknown or missing class is not.
 *
 * @example
 * isShippable('Ticket') // => false
 */
export function isShippable(productClass: ProductClassInput): boolean {
  return isOneOf(SHIPPABLE_CLASSES, productClass)
}
