import {
  type Artist,
  type ArtistDetail,
  type ArtistPress,
  getArtist,
  getArtistPress,
  listArtists,
  type RecordDetail,
} from '@dabali/api-client'
import type { Language } from '@dabali/domain'
import { cacheUnlessMissing } from '@dabali/site/load'
import { cacheLife, cacheTag } from 'next/cache'
import type { ListQuery } from '../editorial/list-query.ts'
import { type FilteredList, readFilteredList, readRecord } from '../editorial/queries.ts'
import { serverClient } from '../site.ts'

/** Three rows of four. */
const PAGE_SIZE = 12

/** An artist and the newest record with its tracks. */
export type ArtistWithRecord = ArtistDetail & { newest: RecordDetail | undefined }

/** A page of the artists, the newest first; undefined after the last page. */
export async function readArtistList(
  { chosen, page }: ListQuery,
  language: Language,
): Promise<FilteredList<Artist> | undefined> {
  'use cache'
  cacheTag('artists')
  cacheLife('kept')
  const query = { ...chosen, page: String(page), page_size: String(PAGE_SIZE) }
  return readFilteredList(() => listArtists(serverClient(), query, { language }), { page, size: PAGE_SIZE })
}

/** One artist; undefined when there is none with this slug. */
export async function readArtist(slug: string, language: Language): Promise<ArtistDetail | undefined> {
  'use cache'
  // Who is similar depends on every artist.
  cacheTag(artistTag(slug), 'artists')
  const artist = await cacheUnlessMissing(() => getArtist(serverClient(), { slug }, { language }))
  // The slug may be a former one.
  if (artist) cacheTag(artistTag(artist.slug))
  return artist
}

/** What the page of an artist shows. */
export async function readArtistPage(
  slug: string,
  language: Language,
  draft?: ArtistDetail,
): Promise<ArtistWithRecord | undefined> {
  const artist = draft ?? (await readArtist(slug, language))
  const [record] = artist?.records ?? []
  return artist && { ...artist, newest: record && (await readRecord(record.slug, language)) }
}

/** What the press needs of an artist; undefined when there is none with this slug. */
export async function readArtistPress(slug: string, language: Language): Promise<ArtistPress | undefined> {
  'use cache'
  cacheTag(artistTag(slug))
  const press = await cacheUnlessMissing(() => getArtistPress(serverClient(), { slug }, { language }))
  if (press) cacheTag(artistTag(press.slug))
  return press
}

const artistTag = (slug: string) => `artist:${slug}`
