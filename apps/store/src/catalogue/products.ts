import { getProduct, listProducts, type Product, type ProductCard } from '@dabali/api-client'
import type { Language } from '@dabali/domain'
import { cacheUnlessMissing, isBuilding } from '@dabali/site/load'
import { cacheLife, cacheTag } from 'next/cache'
import { serverClient } from '../api.ts'

/** What is asked for most, best first, kept until a card changes. */
export async function readProducts(language: Language): Promise<ProductCard[]> {
  'use cache'
  cacheTag('products')
  cacheLife('kept')
  if (isBuilding()) return []
  const { results } = await listProducts(serverClient(), {}, { language })
  return results
}

/** One product, or nothing when there is none by this name. */
export async function readProduct(slug: string, language: Language): Promise<Product | undefined> {
  'use cache'
  cacheTag('products', `product:${slug}`)
  return cacheUnlessMissing(() => getProduct(serverClient(), { product: slug }, { language }))
}
