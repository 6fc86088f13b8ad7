import { type Artist, type ArtistDetail, getArtist, listArtists, type RecordDetail } from '@dabali/api-client'
import type { Language } from '@dabali/domain'
import { cacheUnlessMissing } from '@dabali/site/load'
import { cacheLife, cacheTag } from 'next/cache'
import { serverClient } from '../api.ts'
import { type ListResult, readRecord, toListResult } from '../editorial/queries.ts'

/** Three rows of four. */
const PAGE_SIZE = 12

/** An artist and the newest record with its tracks. */
export type ArtistWithRecord = ArtistDetail & { newest: RecordDetail | undefined }

/** A page of the artists, the newest first; undefined after the last page. */
export async function readArtistList(page: number, language: Language): Promise<ListResult<Artist> | undefined> {
  'use cache'
  cacheTag('artists')
  cacheLife('kept')
  const query = { page: String(page), page_size: String(PAGE_SIZE) }
  return toListResult(await listArtists(serverClient(), query, { language }), { page, size: PAGE_SIZE })
}

/** One artist; undefined when there is none with this slug. */
export async function readArtist(slug: string, language: Language): Promise<ArtistDetail | undefined> {
  'use cache'
  cacheTag(artistTag(slug))
  const artist = await cacheUnlessMissing(() => getArtist(serverClient(), { slug }, { language }))
  // The slug may be a former one.
  if (artist) cacheTag(artistTag(artist.slug))
  return artist
}

/** What the page of an artist shows. */
export async function readArtistPage(slug: string, language: Language): Promise<ArtistWithRecord | undefined> {
  const artist = await readArtist(slug, language)
  const [record] = artist?.records ?? []
  return artist && { ...artist, newest: record && (await readRecord(record.slug, language)) }
}

const artistTag = (slug: string) => `artist:${slug}`
