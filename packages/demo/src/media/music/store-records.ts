import type { DemoTrackFiles } from '../../demo-rows.ts'
import type { MediaWriter } from '../media-writer.ts'
import { loadPhrases } from './phrase-cache.ts'
import { type ComposedRecord, composeRecord } from './record-audio.ts'

/** The tracks of each record, by its slug: excerpts are public, files are not. */
export async function storeRecords(store: MediaWriter, records: readonly ComposedRecord[]) {
  const kits = records.length > 0 ? await loadPhrases() : undefined
  const stored: Record<string, DemoTrackFiles[]> = {}
  for (const record of records) {
    const tracks = await composeRecord(record, kits)
    stored[record.slug] = await Promise.all(
      tracks.map(async ({ seconds, mp3, flac, preview, previewSeconds }) => ({
        seconds,
        mp3: await store.put(mp3, 'audio/mpeg', { isPublic: false }),
        flac: await store.put(flac, 'audio/flac', { isPublic: false }),
        preview: await store.put(preview, 'audio/mpeg'),
        previewSeconds,
      })),
    )
  }
  return stored
}
