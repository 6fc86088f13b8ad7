import type { ProductClass } from '@dabali/domain'
import type { Language } from '../http/language.ts'

const NEPALI: Record<ProductClass, string> = {
  'E-book': 'ई-पुस्तक',
  Subscription: 'सदस्यता',
  Audiobook: 'श्रव्य पुस्तक',
  'Digital Bundle': 'डिजिटल सँगालो',
  'Pay Per View': 'हेरेबापत तिर्ने',
  Book: 'पुस्तक',
  'Physical Bundle': 'पुस्तकको सँगालो',
  Ticket: 'टिकट',
  'Dabali Merchandise': 'डबलीका सामान',
}

/** A class as a reader is told it; one that is not known is told by its name. */
export const classLabel = (productClass: string, language: Language): string =>
  language === 'ne' ? (NEPALI[productClass as ProductClass] ?? productClass) : productClass
