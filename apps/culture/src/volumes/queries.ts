import { getVolume, listVolumes, type Volume, type VolumeDetail } from '@dabali/api-client'
import type { Language } from '@dabali/domain'
import { cacheUnlessMissing } from '@dabali/site/load'
import { cacheLife, cacheTag } from 'next/cache'
import { serverClient } from '../api.ts'
import { type ListResult, toListResult } from '../editorial/queries.ts'

/** So many numbers as one scrolls past. */
const PAGE_SIZE = 12

/** A page of the volumes, the newest first; nothing behind the last one. */
export async function readVolumeList(page: number, language: Language): Promise<ListResult<Volume> | undefined> {
  'use cache'
  cacheTag('volumes')
  cacheLife('kept')
  const query = { page: String(page), page_size: String(PAGE_SIZE) }
  return toListResult(await listVolumes(serverClient(), query, { language }), { page, size: PAGE_SIZE })
}

/** One volume, or nothing when there is none by this name. */
export async function readVolume(slug: string, language: Language): Promise<VolumeDetail | undefined> {
  'use cache'
  cacheTag(`volume:${slug}`)
  const volume = await cacheUnlessMissing(() => getVolume(serverClient(), { slug }, { language }))
  // It may have been asked for by an earlier name.
  if (volume) cacheTag(`volume:${volume.slug}`)
  return volume
}
