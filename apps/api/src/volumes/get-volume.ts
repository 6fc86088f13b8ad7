import { findAt } from '../content/find-at.ts'
import type { VolumeQueries } from './queries.ts'
import { toVolumeDetail } from './to-volume.ts'

export async function getVolume(queries: VolumeQueries, { slug, language }: { slug: string; language: 'en' | 'ne' }) {
  const find = (known: string) => queries.find(known, language)
  return toVolumeDetail(await findAt({ kind: 'volume', slug }, find, queries.findMoved))
}
