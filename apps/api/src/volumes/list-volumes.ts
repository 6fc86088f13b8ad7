import type { Static } from 'typebox'
import { type PageQuery, toPage, windowOf } from '../http/page.ts'
import type { VolumeQueries } from './queries.ts'
import { toVolume } from './to-volume.ts'

export async function listVolumes(
  queries: VolumeQueries,
  { language, query }: { language: 'en' | 'ne'; query: Static<typeof PageQuery> },
) {
  const { count, rows } = await queries.list({ language, ...windowOf(query) })
  return toPage('/v1/api/volumes/', query, count, rows.map(toVolume))
}
