import type { Language } from '../language/language.ts'

/** The class of products of the shop's own brand. */
export const MERCHANDISE_CLASS = 'Dabali Merchandise'

// Spec §5: Ticket is physical but not shippable; merchandise is shippable but in neither other group.
const DIGITAL = ['E-book', 'Subscription', 'Audiobook', 'Digital Bundle', 'Pay Per View'] as const
const PHYSICAL = ['Book', 'Physical Bundle', 'Ticket'] as const

/** Every class that a product can have. */
export const PRODUCT_CLASSES = [...DIGITAL, ...PHYSICAL, MERCHANDISE_CLASS] as const

export type ProductClass = (typeof PRODUCT_CLASSES)[number]

// Typed as lists of any class, so that `includes` accepts every class.
/** The classes that are delivered as files or streams. */
export const DIGITAL_CLASSES: readonly ProductClass[] = DIGITAL

/** The classes of physical products. */
export const PHYSICAL_CLASSES: readonly ProductClass[] = PHYSICAL

/** The classes that are shipped to an address. */
export const SHIPPABLE_CLASSES: readonly ProductClass[] = ['Book', 'Physical Bundle', MERCHANDISE_CLASS]

type ClassField =
  | 'language'
  | 'isbn'
  | 'authors'
  | 'contributors'
  | 'pages'
  | 'duration_seconds'
  | 'printing_year'
  | 'weight_grams'
  | 'width_mm'
  | 'height_mm'
  | 'depth_mm'
  | 'binding'
  | 'paper'
  | 'material'
  | 'included'
  | 'care'
  | 'item_ids'
  | 'plan'
  | 'rental'

/**
 * The fields that a class has beside those that every product has, and those without which a product cannot be stored. It has
 * no spreads, so that a bundle can leave it out.
 */
export const CLASS_FIELDS: Readonly<
  Record<ProductClass, { has: readonly ClassField[]; needs: readonly ('language' | 'plan' | 'rental')[] }>
> = {
  Book: {
    has: [
      'language',
      'isbn',
      'authors',
      'contributors',
      'weight_grams',
      'width_mm',
      'height_mm',
      'depth_mm',
      'pages',
      'binding',
      'printing_year',
      'paper',
    ],
    needs: ['language'],
  },
  'E-book': { has: ['language', 'isbn', 'authors', 'contributors', 'pages'], needs: ['language'] },
  Audiobook: { has: ['language', 'isbn', 'authors', 'contributors', 'duration_seconds'], needs: ['language'] },
  'Pay Per View': {
    has: ['language', 'authors', 'contributors', 'duration_seconds', 'rental'],
    needs: ['language', 'rental'],
  },
  Subscription: { has: ['plan'], needs: ['plan'] },
  'Digital Bundle': { has: ['language', 'isbn', 'authors', 'contributors', 'item_ids'], needs: ['language'] },
  'Physical Bundle': {
    has: [
      'language',
      'isbn',
      'authors',
      'contributors',
      'weight_grams',
      'width_mm',
      'height_mm',
      'depth_mm',
      'included',
      'item_ids',
    ],
    needs: ['language'],
  },
  Ticket: { has: [], needs: [] },
  'Dabali Merchandise': {
    has: [
      'authors',
      'contributors',
      'weight_grams',
      'width_mm',
      'height_mm',
      'depth_mm',
      'material',
      'included',
      'care',
      'item_ids',
    ],
    needs: [],
  },
}

/** The class of the line of a gift card in an order. A gift card is no product of the catalogue, and no rule of products applies. */
export const GIFT_CARD_CLASS = 'Gift card'

/** The class of the line of a tip in an order. Like a gift card, a tip is no product of the catalogue. */
export const TIP_CLASS = 'Tip'

/** The file in the email to the recipient of a gift card; the buyer does not get it. */
export const GIFT_CARD_FILE = 'dabali-gift-card.pdf'

/** A class from outside: a known one, one that is not known yet, or none. */
export type ProductClassInput = ProductClass | (string & {}) | null | undefined

const isOneOf = (classes: readonly string[], productClass: ProductClassInput) =>
  classes.some((each) => each === productClass)

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

/** The classes of which buyers get a file, or play it. A bundle gives what its items give. */
const WITH_FILE: readonly string[] = ['E-book', 'Audiobook', 'Pay Per View']

/**
 * A product whose class is an e-book, an audiobook or pay per view can be listed only with its file.
 *
 * @example
 * needsFile('Digital Bundle') // => false
 */
export function needsFile(productClass: ProductClassInput): boolean {
  return isOneOf(WITH_FILE, productClass)
}

/** The classes that a buyer owns for good: a second copy would be worth nothing. */
const OWNED_FOR_GOOD: readonly string[] = ['E-book', 'Audiobook', 'Digital Bundle']

/**
 * An e-book, an audiobook and a digital bundle are sold once: a basket holds one copy.
 *
 * @example
 * isSoldOnce('Digital Bundle') // => true
 */
export function isSoldOnce(productClass: ProductClassInput): boolean {
  return isOneOf(OWNED_FOR_GOOD, productClass)
}

/** Classes whose products have no language. */
const WITHOUT_LANGUAGE: readonly string[] = [MERCHANDISE_CLASS, 'Ticket', 'Subscription']

/**
 * A product has a language unless it is merchandise, a ticket or a subscription; an unknown or missing class has one.
 *
 * @example
 * hasLanguage('Ticket') // => false
 */
export function hasLanguage(productClass: ProductClassInput): boolean {
  return !isOneOf(WITHOUT_LANGUAGE, productClass)
}

/** A product class, or the format of a music record. */
export type ProductKind = ProductClass | 'Digital record' | 'Vinyl record'

const NAMES: Readonly<
  Record<ProductKind | typeof GIFT_CARD_CLASS | typeof TIP_CLASS, Readonly<Record<Language, string>>>
> = {
  'E-book': { en: 'E-book', ne: 'ई-बुक' },
  Subscription: { en: 'Subscription', ne: 'सदस्यता' },
  Audiobook: { en: 'Audiobook', ne: 'अडियोबुक' },
  'Digital Bundle': { en: 'Digital bundle', ne: 'डिजिटल सेट' },
  'Pay Per View': { en: 'Pay per view', ne: 'तिरेर हेर्ने' },
  Book: { en: 'Book', ne: 'किताब' },
  'Physical Bundle': { en: 'Bundle', ne: 'किताबको सेट' },
  Ticket: { en: 'Ticket', ne: 'टिकट' },
  'Dabali Merchandise': { en: 'Dabali merchandise', ne: 'डबली सामग्री' },
  'Gift card': { en: 'Gift card', ne: 'उपहार कार्ड' },
  Tip: { en: 'Tip', ne: 'टिप' },
  'Digital record': { en: 'Digital record', ne: 'डिजिटल रेकर्ड' },
  'Vinyl record': { en: 'Vinyl record', ne: 'भिनाइल रेकर्ड' },
}

type BoughtProduct<Class extends ProductClassInput> = { product_class: Class; is_record?: boolean | undefined }

/**
 * What a bought product is: a format of a music record by its format, every other product by its class.
 *
 * @example
 * productKind({ product_class: 'Dabali Merchandise', is_record: true }) // => 'Vinyl record'
 */
export function productKind<Class extends ProductClassInput>({
  product_class: productClass,
  is_record: isRecord,
}: BoughtProduct<Class>): Class | 'Digital record' | 'Vinyl record' {
  if (isRecord !== true) return productClass
  return isDigital(productClass) ? 'Digital record' : 'Vinyl record'
}

/**
 * The name of a kind of product in a language.
 *
 * @example
 * productKindName({ product_class: 'Dabali Merchandise', is_record: true }, 'en') // => 'Vinyl record'
 */
export function productKindName(product: BoughtProduct<ProductClassInput>, language: Language): string {
  return productClassName(productKind(product), language)
}

/**
 * The name of a product class in a language; an unknown class is returned unchanged, and a missing one gives an empty text.
 *
 * @example
 * productClassName('Pay Per View', 'ne') // => 'तिरेर हेर्ने'
 */
export function productClassName(productClass: ProductClassInput, language: Language): string {
  const name = productClass ?? ''
  return Object.hasOwn(NAMES, name) ? NAMES[name as keyof typeof NAMES][language] : name
}
