import {
  type Article,
  type BooklistDetail,
  type Category,
  getBooklist,
  listArticles,
  listBooklists,
  listCategories,
} from '@dabali/api-client'
import type { Language } from '@dabali/domain'
import { isBuilding } from '@dabali/site/load'
import { cacheLife, cacheTag } from 'next/cache'
import { serverClient } from '../api.ts'

const ARTICLES = 4
const BOOKLISTS = 4

/** The articles that were written last. */
export async function readArticles(language: Language): Promise<Article[]> {
  'use cache'
  cacheTag('articles')
  cacheLife('kept')
  if (isBuilding()) return []
  return (await listArticles(serverClient(), { page_size: ARTICLES }, { language })).results
}

/** The lists that were made last, with what is on them. */
export async function readBooklists(language: Language): Promise<BooklistDetail[]> {
  'use cache'
  cacheTag('booklists')
  cacheLife('kept')
  if (isBuilding()) return []
  const { results } = await listBooklists(serverClient(), { page_size: BOOKLISTS }, { language })
  return Promise.all(results.map(({ slug }) => getBooklist(serverClient(), { slug }, { language })))
}

/** The shelves of the shop, without those below them. */
export async function readCategories(language: Language): Promise<Category[]> {
  'use cache'
  cacheTag('categories')
  cacheLife('kept')
  if (isBuilding()) return []
  return (await listCategories(serverClient(), {}, { language })).results
}
