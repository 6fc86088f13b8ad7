import type { PriceTexts } from '@dabali/ui/price'
import { getTranslations } from 'next-intl/server'

export type HomeTexts = {
  bookOfTheWeek: string
  seeTheBook: string
  alsoOnTheShelf: string
  goodToKnow: string
  facts: readonly { heading: string; text: string }[]
  emptyHeading: string
  emptyText: string
  price: PriceTexts
  productClass: (name: string) => string
}

export async function homeTexts(): Promise<HomeTexts> {
  const t = await getTranslations('home')
  const price = await getTranslations('price')
  const productClass = await getTranslations('productClass')
  return {
    bookOfTheWeek: t('bookOfTheWeek'),
    seeTheBook: t('seeTheBook'),
    alsoOnTheShelf: t('alsoOnTheShelf'),
    goodToKnow: t('goodToKnow'),
    facts: [
      { heading: t('doorHeading'), text: t('doorText') },
      { heading: t('cashHeading'), text: t('cashText') },
      { heading: t('languagesHeading'), text: t('languagesText') },
    ],
    emptyHeading: t('emptyHeading'),
    emptyText: t('emptyText'),
    price: { printedPrice: price('printedPrice'), save: (amount) => price('save', { amount }) },
    productClass: (name) => (productClass.has(name) ? productClass(name) : name),
  }
}
