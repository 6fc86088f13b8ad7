import type { PriceTexts } from '@dabali/ui/price'
import { getTranslations } from 'next-intl/server'

export type CellTexts = {
  price: PriceTexts
  productClass: (name: string) => string
  soldOut: string
}

/** The words of a product wherever it stands among others. */
export async function cellTexts(): Promise<CellTexts> {
  const cell = await getTranslations('cell')
  const price = await getTranslations('price')
  const productClass = await getTranslations('productClass')
  return {
    price: { printedPrice: price('printedPrice'), save: (amount) => price('save', { amount }) },
    productClass: (name) => (productClass.has(name) ? productClass(name) : name),
    soldOut: cell('soldOut'),
  }
}
