import {
  ApiError,
  getProduct,
  listProducts,
  listReviews,
  type Product,
  type ProductCard,
  quoteBasket,
  type ReviewPage,
} from '@dabali/api-client'
import { COD_COUNTRY, cataloguePath, type Language, localPath, productClassName } from '@dabali/domain'
import { cacheUnlessMissing, isBuilding } from '@dabali/site/load'
import type { PriceTexts } from '@dabali/ui/price'
import type { Route } from 'next'
import { cacheLife, cacheTag } from 'next/cache'
import { permanentRedirect } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { pageLanguage, serverClient } from '../site.ts'

/** The bestsellers, cached until a product changes. */
export async function loadProducts(language: Language): Promise<ProductCard[]> {
  'use cache'
  cacheTag('products')
  cacheLife('kept')
  if (isBuilding()) return []
  const { results } = await listProducts(serverClient(), {}, { language })
  return results
}

/** A product, or undefined. */
export async function loadProduct(slug: string, language: Language): Promise<Product | undefined> {
  'use cache'
  cacheTag('products', `product:${slug}`)
  return cacheUnlessMissing(() => getProduct(serverClient(), { product: slug }, { language }))
}

/** A page shows so many reviews of a work. */
const MOST_SHOWN_REVIEWS = 3

/** The most helpful reviews of a work; undefined where the product was removed meanwhile. */
export async function loadFirstReviews(slug: string, language: Language): Promise<ReviewPage | undefined> {
  'use cache'
  cacheTag(`product:${slug}`)
  const page_size = String(MOST_SHOWN_REVIEWS)
  return cacheUnlessMissing(() => listReviews(serverClient(), { product: slug, page_size }, { language }))
}

export type Delivery = {
  /** The shipping methods for one piece, with prices as the API writes them: `100.0000`. */
  methods: readonly { code: string; name: string; description: string; price: string }[]
  /** Why cash on delivery is not available within Nepal; null if it is. */
  cash: 'disabled' | 'product_class' | null
}

const DAY_SECONDS = 86_400
const YEAR_SECONDS = 365 * DAY_SECONDS

/** The delivery of one piece, as the checkout would quote it; undefined if it cannot be bought. */
export async function loadDelivery(
  { url, slug }: { url: string; slug: string },
  language: Language,
): Promise<Delivery | undefined> {
  'use cache'
  cacheTag(`product:${slug}`)
  // Shipping fees have no tag, so the entry expires after a day.
  cacheLife({ stale: 30, revalidate: DAY_SECONDS, expire: YEAR_SECONDS })
  const lines = [{ product: url, quantity: 1 }]
  try {
    const [anywhere, inNepal] = await Promise.all([
      quoteBasket(serverClient(), { lines }, { language }),
      quoteBasket(serverClient(), { lines, shipping_address: { country: COD_COUNTRY } }, { language }),
    ])
    const methods = anywhere.shipping_methods.map(({ code, name, description, price }) => ({
      ...{ code, name, description },
      price: price.incl_tax,
    }))
    return { methods, cash: cashRefusal(inNepal.cod.reason) }
  } catch (error) {
    if (error instanceof ApiError && error.status < 500) return undefined
    throw error
  }
}

/** Other reasons depend on the basket, such as gifts, and do not apply here. */
const cashRefusal = (reason: string | null) => (reason === 'disabled' || reason === 'product_class' ? reason : null)

type BookPath = { slug: string; suffix?: string }

/** Redirects an old slug or a numeric id to the present slug of a book; the rest of the path stays. */
export async function redirectMovedBook(product: { slug: string }, { slug, suffix }: BookPath): Promise<void> {
  if (product.slug === slug) return
  permanentRedirect(localPath(await pageLanguage(), cataloguePath({ slug: product.slug, suffix })) as Route)
}

/** The texts of the row of recently viewed products. */
export async function loadRecentlyViewedText(): Promise<Record<'heading' | 'clear', string>> {
  const t = await getTranslations('recentlyViewed')
  return { heading: t('heading'), clear: t('clear') }
}

export type CardText = {
  price: PriceTexts
  productClass: (name: string) => string
  soldOut: string
  /** "4.6 out of 5 stars" */
  stars: (average: string) => string
  /** "From Rs 350" */
  from: (amount: ReactNode) => ReactNode
}

/** The texts of a product card. */
export async function loadCardText(): Promise<CardText> {
  const cell = await getTranslations('productCard')
  const price = await getTranslations('price')
  const reviews = await getTranslations('reviews')
  const language = await pageLanguage()
  return {
    price: { printedPrice: price('printedPrice'), save: (amount) => price('save', { amount }) },
    productClass: (name) => productClassName(name, language),
    soldOut: cell('soldOut'),
    stars: (average) => reviews('stars', { average }),
    from: (amount) => cell.rich('from', { amount: () => amount }),
  }
}
