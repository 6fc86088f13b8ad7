import { Readable } from 'node:stream'
import type { MediaStore } from '../../media/media-store.ts'
import type { DownloadFormat, FileRow } from '../items/queries.ts'

/** A file in an archive, as it is named there. */
export type ArchivePart = { name: string; media_name: string; size: number }

const NOT_IN_NAMES = /[\\/:*?"<>|\p{Cc}]+/gu

/** The name of a saved part: its number, so that files sort as they are played, and its title. */
export function partName({ position, title }: Pick<FileRow, 'position' | 'title'>, format: DownloadFormat): string {
  const number = String(position + 1).padStart(2, '0')
  return `${[number, title.replace(NOT_IN_NAMES, ' ').trim()].filter(Boolean).join(' ')}.${format}`
}

/** The parts in a format; empty unless all of several have it. */
export function archiveParts(rows: readonly FileRow[], format: DownloadFormat): ArchivePart[] {
  const parts = rows.flatMap((row) => {
    const download = row.downloads.find((each) => each.format === format)
    return download ? [{ ...download, name: partName(row, format) }] : []
  })
  return parts.length > 1 && parts.length === rows.length ? parts : []
}

/** What the format says about each file besides its bytes: before it, behind it and in the list at the end. */
const HEADS_PER_FILE = 30 + 16 + 46
const END_SIZE = 22

/** The size of the archive, which does not compress: the files are compressed already. */
export const archiveSize = (parts: readonly ArchivePart[]): number =>
  parts.reduce((sum, { name, size }) => sum + size + HEADS_PER_FILE + 2 * Buffer.byteLength(name), END_SIZE)

/** A fixed date, so that the same archive has the same bytes. */
const MADE_ON = new Date(2026, 0, 1)

/** The archive as a stream, read file by file as fast as it is taken. */
export const streamArchive = (media: Pick<MediaStore, 'read'>, parts: readonly ArchivePart[]): Readable =>
  Readable.from(archiveChunks(media, parts), { objectMode: false })

async function* archiveChunks(media: Pick<MediaStore, 'read'>, parts: readonly ArchivePart[]) {
  const { Zip, ZipPassThrough } = await import('fflate')
  const written: Uint8Array[] = []
  const zip = new Zip((error, chunk) => {
    if (error) throw error
    written.push(chunk)
  })
  for (const { name, media_name } of parts) {
    const file = await media.read(media_name)
    if (!file) throw new Error(`The media file ${media_name} is missing.`)
    const entry = new ZipPassThrough(name)
    entry.mtime = MADE_ON
    zip.add(entry)
    for await (const chunk of file) {
      entry.push(chunk)
      yield* written.splice(0)
    }
    entry.push(new Uint8Array(0), true)
    yield* written.splice(0)
  }
  zip.end()
  yield* written.splice(0)
}
