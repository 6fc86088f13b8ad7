import type { PriceTexts } from '@dabali/ui/price'
import { getTranslations } from 'next-intl/server'

type Term = { name: string; text: string }

export type BookTexts = {
  youAreHere: string
  books: string
  buy: string
  format: string
  language: string
  languages: { en: string; ne: string }
  /** What is promised for a printed thing, and for one that is only read on a screen. */
  printedTerms: readonly Term[]
  digitalTerms: readonly Term[]
  price: PriceTexts
  productClass: (name: string) => string
}

export async function bookTexts(): Promise<BookTexts> {
  const t = await getTranslations('book')
  const price = await getTranslations('price')
  const productClass = await getTranslations('productClass')
  return {
    youAreHere: t('youAreHere'),
    books: t('books'),
    buy: t('buy'),
    format: t('format'),
    language: t('language'),
    languages: { en: t('english'), ne: t('nepali') },
    printedTerms: [
      { name: t('valley'), text: t('valleyText') },
      { name: t('restOfNepal'), text: t('restOfNepalText') },
      { name: t('cash'), text: t('cashPrinted') },
      { name: t('return'), text: t('returnText') },
    ],
    digitalTerms: [
      { name: t('delivery'), text: t('deliveryDigital') },
      { name: t('cash'), text: t('cashDigital') },
    ],
    price: { printedPrice: price('printedPrice'), save: (amount) => price('save', { amount }) },
    productClass: (name) => (productClass.has(name) ? productClass(name) : name),
  }
}
