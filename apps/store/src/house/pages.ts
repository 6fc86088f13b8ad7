import { ApiError, getPage, type PageDetail } from '@dabali/api-client'
import type { Language } from '@dabali/domain'
import { isBuilding } from '@dabali/site/load'
import { cacheLife, cacheTag } from 'next/cache'
import { serverClient } from '../api.ts'

/** One page of the house, or nothing when there is none by this name. */
export async function readPage(slug: string, language: Language): Promise<PageDetail | undefined> {
  'use cache'
  cacheTag(`page:${slug}`)
  if (isBuilding()) return undefined
  try {
    const page = await getPage(serverClient(), { slug }, { language })
    cacheLife('kept')
    return page
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 404)) throw error
    cacheLife({ stale: 30, revalidate: 30, expire: 300 })
    return undefined
  }
}
