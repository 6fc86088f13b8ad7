import { productClassName } from '@dabali/domain'
import type { PriceTexts } from '@dabali/ui/price'
import { getTranslations } from 'next-intl/server'
import { pageLanguage } from '../i18n/language.ts'

export type CardText = {
  price: PriceTexts
  productClass: (name: string) => string
  soldOut: string
}

/** The texts of a product card. */
export async function loadCardText(): Promise<CardText> {
  const cell = await getTranslations('cell')
  const price = await getTranslations('price')
  const language = await pageLanguage()
  return {
    price: { printedPrice: price('printedPrice'), save: (amount) => price('save', { amount }) },
    productClass: (name) => productClassName(name, language),
    soldOut: cell('soldOut'),
  }
}
