import { getVolume, listVolumes, type Volume, type VolumeDetail } from '@dabali/api-client'
import type { Language } from '@dabali/domain'
import { cacheUnlessMissing } from '@dabali/site/load'
import { cacheLife, cacheTag } from 'next/cache'
import { serverClient } from '../api.ts'
import { type ListResult, toListResult } from '../editorial/queries.ts'

const PAGE_SIZE = 12

/** A page of the volumes, the newest first; undefined after the last page. */
export async function readVolumeList(page: number, language: Language): Promise<ListResult<Volume> | undefined> {
  'use cache'
  cacheTag('volumes')
  cacheLife('kept')
  const query = { page: String(page), page_size: String(PAGE_SIZE) }
  return toListResult(await listVolumes(serverClient(), query, { language }), { page, size: PAGE_SIZE })
}

/** One volume; undefined when there is none with this slug. */
export async function readVolume(slug: string, language: Language): Promise<VolumeDetail | undefined> {
  'use cache'
  cacheTag(`volume:${slug}`)
  const volume = await cacheUnlessMissing(() => getVolume(serverClient(), { slug }, { language }))
  // The slug may be a former one.
  if (volume) cacheTag(`volume:${volume.slug}`)
  return volume
}
