import type { Language } from '../language/language.ts'
import type { ProductClass, ProductClassInput } from './product-class.ts'

const NAMES: Readonly<Record<ProductClass, Readonly<Record<Language, string>>>> = {
  'E-book': { en: 'E-book', ne: 'ई-बुक' },
  Subscription: { en: 'Subscription', ne: 'सदस्यता' },
  Audiobook: { en: 'Audiobook', ne: 'अडियोबुक' },
  'Digital Bundle': { en: 'Digital bundle', ne: 'डिजिटल सँगालो' },
  'Pay Per View': { en: 'Pay per view', ne: 'तिरेर हेर्ने' },
  Book: { en: 'Book', ne: 'किताब' },
  'Physical Bundle': { en: 'Bundle', ne: 'किताबको सँगालो' },
  Ticket: { en: 'Ticket', ne: 'टिकट' },
  'Dabali Merchandise': { en: 'From the Dabali workshop', ne: 'डबलीको कारखानाबाट' },
}

/**
 * What a class of goods is called in a language; one that is not known is called as it came, and a missing one is not called.
 *
 * @example
 * productClassName('Pay Per View', 'ne') // => 'तिरेर हेर्ने'
 */
export function productClassName(productClass: ProductClassInput, language: Language): string {
  const name = productClass ?? ''
  return Object.hasOwn(NAMES, name) ? NAMES[name as ProductClass][language] : name
}
