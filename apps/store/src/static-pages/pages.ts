import { getPage, type PageDetail } from '@dabali/api-client'
import type { Language } from '@dabali/domain'
import { cacheUnlessMissing } from '@dabali/site/load'
import { cacheTag } from 'next/cache'
import { serverClient } from '../api.ts'

/** One page of the house, or nothing when there is none by this name. */
export async function readPage(slug: string, language: Language): Promise<PageDetail | undefined> {
  'use cache'
  cacheTag(`page:${slug}`)
  return cacheUnlessMissing(() => getPage(serverClient(), { slug }, { language }))
}
