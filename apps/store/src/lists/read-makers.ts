import {
  ApiError,
  type Author,
  type AuthorDetail,
  getAuthor,
  getPublisher,
  listAuthors,
  type PublisherDetail,
} from '@dabali/api-client'
import type { Language } from '@dabali/domain'
import { isBuilding } from '@dabali/site/load'
import { cacheLife, cacheTag } from 'next/cache'
import { serverClient } from '../api.ts'
import { NOT_THERE } from './not-there.ts'

/** As many names as are looked through at once. */
export const AUTHORS_PER_PAGE = 60

/** A page of everybody who had a hand in a work, in the order of their names. */
export async function readAuthors(page: number, language: Language): Promise<{ count: number; results: Author[] }> {
  'use cache'
  cacheTag('authors', 'products')
  cacheLife('kept')
  if (isBuilding()) return { count: 0, results: [] }
  const { count, results } = await listAuthors(serverClient(), { page, page_size: AUTHORS_PER_PAGE }, { language })
  return { count, results }
}

/** One author and what sells best of them; the slug differs where they have moved. */
export async function readAuthor(slug: string, language: Language): Promise<AuthorDetail | undefined> {
  'use cache'
  cacheTag(`author:${slug}`, 'products')
  return orNothing(() => getAuthor(serverClient(), { slug }, { language }))
}

/** One publisher; the slug differs where they have moved. */
export async function readPublisher(slug: string, language: Language): Promise<PublisherDetail | undefined> {
  'use cache'
  cacheTag(`publisher:${slug}`, 'products')
  return orNothing(() => getPublisher(serverClient(), { slug }, { language }))
}

async function orNothing<Value>(read: () => Promise<Value>): Promise<Value | undefined> {
  try {
    const value = await read()
    cacheLife('kept')
    return value
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 404)) throw error
    cacheLife(NOT_THERE)
    return undefined
  }
}
