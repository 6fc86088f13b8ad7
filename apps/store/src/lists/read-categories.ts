import { ApiError, type Category, type CategoryDetail, getCategory, listCategories } from '@dabali/api-client'
import type { Language } from '@dabali/domain'
import { isBuilding } from '@dabali/site/load'
import { cacheLife, cacheTag } from 'next/cache'
import { serverClient } from '../api.ts'
import { NOT_THERE } from './not-there.ts'

/** The categories as a tree. */
export async function readCategories(language: Language): Promise<Category[]> {
  'use cache'
  cacheTag('categories', 'products')
  cacheLife('kept')
  if (isBuilding()) return []
  return (await listCategories(serverClient(), {}, { language })).results
}

/** One category, or nothing when there is none by this name; its own slug differs where it has moved. */
export async function readCategory(
  slug: string,
  language: Language,
): Promise<Omit<CategoryDetail, 'products'> | undefined> {
  'use cache'
  cacheTag('categories', 'products')
  try {
    const { products: _, ...category } = await getCategory(serverClient(), { slug }, { language })
    cacheLife('kept')
    return category
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 404)) throw error
    cacheLife(NOT_THERE)
    return undefined
  }
}
