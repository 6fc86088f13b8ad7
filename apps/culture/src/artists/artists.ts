import { type Artist, getArtist, listArtists } from '@dabali/api-client'
import type { Language } from '@dabali/domain'
import { keepFound } from '@dabali/site/keep-found'
import { isBuilding } from '@dabali/site/load'
import { cacheLife, cacheTag } from 'next/cache'
import { serverClient } from '../api.ts'

/** Everyone who has a page, the first one first. */
export async function readArtists(language: Language): Promise<Artist[]> {
  'use cache'
  cacheTag('artists')
  cacheLife('kept')
  if (isBuilding()) return []
  const { results } = await listArtists(serverClient(), {}, { language })
  cacheTag(...results.map(({ slug }) => artistTag(slug)))
  return results
}

/** One artist, or nothing when nobody goes by this name. */
export async function readArtist(slug: string, language: Language): Promise<Artist | undefined> {
  'use cache'
  cacheTag('artists', artistTag(slug))
  return keepFound(() => getArtist(serverClient(), { slug }, { language }))
}

const artistTag = (slug: string) => `artist:${slug}`
