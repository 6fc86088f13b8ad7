import type { ProductClass } from '@dabali/domain'
import type { Talk } from '../texts/talk.ts'
import type { CheckoutTextKey } from './checkout-texts.ts'

const NAMES: Record<ProductClass, CheckoutTextKey> = {
  Book: 'classBook',
  'Physical Bundle': 'classBundle',
  'E-book': 'classEbook',
  Audiobook: 'classAudiobook',
  'Digital Bundle': 'classDigitalBundle',
  Subscription: 'classSubscription',
  'Pay Per View': 'classFilm',
  Ticket: 'classTicket',
  'Dabali Merchandise': 'classMerchandise',
}

/** What kind of thing it is, in the words of the shop. */
export const className = (productClass: ProductClass, t: Talk<CheckoutTextKey>): string => t(NAMES[productClass])
