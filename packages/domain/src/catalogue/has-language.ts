import { MERCHANDISE_CLASS, type ProductClassInput } from './product-class.ts'

/** A mug, a place in a hall and a month of reading are in none. */
const WITHOUT_LANGUAGE: readonly string[] = [MERCHANDISE_CLASS, 'Ticket', 'Subscription']

/**
 * A product has a language unless it is merchandise, a ticket or a subscription; one of an unknown or missing class has one.
 *
 * @example
 * hasLanguage('Ticket') // => false
 */
export function hasLanguage(productClass: ProductClassInput): boolean {
  return !WITHOUT_LANGUAGE.includes(productClass ?? '')
}
