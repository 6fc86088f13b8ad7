import type { Product } from '@dabali/api-client'
import { isDigital, type Language, MERCHANDISE_CLASS, writeDigits } from '@dabali/domain'
import type { english } from '../i18n/english.ts'

type DigitalClass = 'E-book' | 'Subscription' | 'Audiobook' | 'Digital Bundle' | 'Pay Per View'

/** What the words of an availability are made from. */
type AvailabilityTalk = (
  key: Extract<keyof (typeof english)['book'], `atOnce-${DigitalClass}` | 'piecesLeft' | 'placesLeft' | 'placesOpen'>,
  values?: Record<string, string | number>,
) => string

/**
 * Whether it can be had now, and how much there is, in the words of its class: the API counts copies of everything, and a
 * place at a concert is no copy. Why something can not be had is said by the API.
 */
export function bookAvailability(
  { product_class, availability }: Pick<Product, 'product_class' | 'availability'>,
  t: AvailabilityTalk,
  language: Language,
): string {
  const { is_available_to_buy, num_available: count, message } = availability
  if (!is_available_to_buy) return message
  if (isDigital(product_class)) return t(`atOnce-${product_class as DigitalClass}`)
  if (product_class === 'Ticket') {
    return count === null ? t('placesOpen') : t('placesLeft', { count, shown: writeDigits(count, language) })
  }
  if (product_class === MERCHANDISE_CLASS && count !== null) {
    return t('piecesLeft', { count: writeDigits(count, language) })
  }
  return message
}
