import type { ProductCard } from '@dabali/api-client'
import {
  isDigital,
  type Language,
  localPath,
  MERCHANDISE_CLASS,
  PRODUCT_CLASSES,
  type ProductClass,
  type ProductKind,
  productKind,
  productKindName,
} from '@dabali/domain'
import type { Metadata } from 'next'
import { loadMessages } from '../i18n/load-messages.tsx'
import { createTranslator, type Messages } from '../i18n/translator.ts'
import { BASKET_PATH, HOME_PATH } from '../paths.ts'
import type { AddAllTexts } from './add-all-form.tsx'
import type { ProductForSale } from './basket-slice.ts'
import en from './messages/en.json'
import ne from './messages/ne.json'

const fileMessages = loadMessages({ en, ne })

type ClassKey = `class-${ProductKind}`
export type BasketMessageKey = (keyof ReturnType<typeof fileMessages> & string) | ClassKey
export type BasketMessages = Messages<BasketMessageKey>

/** The texts of the cart, with the names of the product classes for the browser. */
export function basketMessages(language: Language): BasketMessages {
  const records = (['Digital Bundle', MERCHANDISE_CLASS] as const).map((name) => ({
    product_class: name,
    is_record: true,
  }))
  const products = [...PRODUCT_CLASSES.map((name) => ({ product_class: name })), ...records]
  const names = products.map((product): [ClassKey, string] => [
    `class-${productKind(product)}`,
    productKindName(product, language),
  ])
  return { ...fileMessages(language), ...(Object.fromEntries(names) as Record<ClassKey, string>) }
}

// The texts of the drawer, which are part of every page.
const DRAWER_KEYS = [
  'title',
  'close',
  'remove',
  'removeTitle',
  'removed',
  'undo',
  'quantityOf',
  'fewer',
  'more',
  'limit',
  'update',
  'syncing',
  'waiting',
  'printedPrice',
  'each',
  'formerPrice',
  'openInLibrary',
  'itemCount',
  'saved',
  'delivery',
  'from',
  'total',
  'totalBeforeDelivery',
  'checkout',
  'blocked',
  'taxIncluded',
  'taxIncludedNoDelivery',
  'viewFullCart',
  'empty',
  'emptyText',
  'loading',
  'failed',
  'failedText',
] as const satisfies readonly BasketMessageKey[]

export type CartMessageKey = (typeof DRAWER_KEYS)[number] | ClassKey
export type CartMessages = Messages<CartMessageKey>

export function cartMessages(language: Language): CartMessages {
  const keys: readonly string[] = DRAWER_KEYS
  const entries = Object.entries(basketMessages(language))
  const cartEntries = entries.filter(([key]) => key.startsWith('class-') || keys.includes(key))
  return Object.fromEntries(cartEntries) as CartMessages
}

export const basketMetadata = (language: Language): Metadata => ({
  title: createTranslator(basketMessages(language), language)('title'),
  robots: { index: false },
})

const LIBRARY_TEXTS: Partial<Record<ProductClass, 'readInLibrary' | 'listenInLibrary'>> = {
  'E-book': 'readInLibrary',
  Audiobook: 'listenInLibrary',
}

/** What the link to a work in the visitor's library says. */
const libraryTextKey = (productClass: ProductClass) => LIBRARY_TEXTS[productClass] ?? 'openInLibrary'

/** The texts of the buy buttons of a product, except that of the add button itself. */
export function buyingTexts(language: Language, productClass: ProductClass) {
  const t = createTranslator(basketMessages(language), language)
  const link = { href: localPath(language, BASKET_PATH), text: t('viewCart') }
  return {
    toast: { text: t('added'), link },
    ...(isDigital(productClass) && { owned: t(libraryTextKey(productClass)) }),
    buyNow: t('buyNow'),
  }
}

/** The texts of the add-all form, with one sentence for each number. */
export function addAllTexts(language: Language, most: number): AddAllTexts {
  const t = createTranslator(basketMessages(language), language)
  const upToMost = Array.from({ length: most + 1 }, (_, count) => count)
  return {
    add: t('addAll', { count: most }),
    added: upToMost.map((count) => t('addedCount', { count })),
    allInCart: t('allInCart'),
    alreadyInCart: t('alreadyInCart'),
    stop: t('fullStop'),
    queued: t('queued'),
    notAdded: t('notAdded'),
    why: t('unavailable'),
    toast: { text: t('added'), link: { href: localPath(language, BASKET_PATH), text: t('viewCart') } },
  }
}

export type EmptyCartLink = { href: string; text: string }

/** The link that an empty cart shows: to the books of the store, or to the events. */
export function emptyCartLink(language: Language, isStore: boolean): EmptyCartLink {
  const t = createTranslator(basketMessages(language), language)
  return { href: localPath(language, HOME_PATH), text: t(isStore ? 'continueShopping' : 'browseEvents') }
}

export type { ProductForSale }

type Sold = Pick<ProductCard, 'id' | 'url' | 'slug' | 'title' | 'product_class' | 'selling_price' | 'mrp' | 'thumbnail'>

/** Picks the fields that the cart needs, to keep the page small. */
export function toProductForSale(product: Sold): ProductForSale {
  const { id, url, slug, title, product_class, selling_price, mrp, thumbnail } = product
  return { id, url, slug, title, product_class, selling_price, mrp, thumbnail }
}
