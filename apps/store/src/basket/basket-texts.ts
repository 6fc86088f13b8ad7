import { getTranslations } from 'next-intl/server'

export type BasketTexts = {
  cart: string
  /** "Added to Cart" */
  added: string
  total: string
  items: (count: number) => string
  copies: (count: number) => string
  each: (amount: string) => string
  till: string
  lookOn: string
  empty: string
  emptyText: string
  seeBooks: string
  failed: string
  failedText: string
  retry: string
  productClass: (name: string) => string
}

export async function basketTexts(): Promise<BasketTexts> {
  const t = await getTranslations('basket')
  const productClass = await getTranslations('productClass')
  return {
    cart: t('cart'),
    added: t('added'),
    total: t('total'),
    items: (count) => t('items', { count }),
    copies: (count) => t('copies', { count }),
    each: (amount) => t('each', { amount }),
    till: t('till'),
    lookOn: t('lookOn'),
    empty: t('empty'),
    emptyText: t('emptyText'),
    seeBooks: t('seeBooks'),
    failed: t('failed'),
    failedText: t('failedText'),
    retry: t('retry'),
    productClass: (name) => (productClass.has(name) ? productClass(name) : name),
  }
}
