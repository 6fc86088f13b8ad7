import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createReadStream } from 'node:fs'
import { mkdir, open, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { ByteRange, MediaStorage } from './media-store.ts'

/** Media files in one folder, created on first write. */
export const folderStorage = (folder: string): MediaStorage => ({
  async write({ name, bytes }) {
    if (await isStored(join(folder, name), bytes.byteLength)) return
    await mkdir(folder, { recursive: true })
    await writeWhole(folder, name, bytes)
  },

  read: (name, range) => openExisting(join(folder, name), range),
})

async function isStored(path: string, size: number) {
  const found = await stat(path).catch(() => undefined)
  return found?.size === size
}

/** Written to a temporary file and renamed, so that a reader never sees a partial file, even after a power failure. */
async function writeWhole(folder: string, name: string, bytes: Uint8Array) {
  const temporary = join(folder, `.${name}.${randomUUID()}`)
  try {
    const file = await open(temporary, 'wx', 0o644)
    try {
      await file.writeFile(bytes)
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(temporary, join(folder, name))
  } catch (error) {
    await rm(temporary, { force: true })
    throw error
  }
  await syncFolder(folder)
}

async function syncFolder(folder: string) {
  // Windows cannot open folders.
  const opened = await open(folder, 'r').catch(() => undefined)
  await opened?.sync().finally(() => opened.close())
}

/** Waits for `open`, so that a missing file is detected before the response starts. */
async function openExisting(path: string, range: ByteRange | undefined) {
  const stream = createReadStream(path, range === undefined ? {} : { start: range.start, end: range.end })
  try {
    await once(stream, 'open')
    return stream
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
}
