import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createReadStream } from 'node:fs'
import { mkdir, open, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { ByteRange, MediaStorage } from './media-store.ts'

/** Media as files in one folder, which is made with the first of them. */
export const folderStorage = (folder: string): MediaStorage => ({
  async write({ name, bytes }) {
    if (await isKept(join(folder, name), bytes.byteLength)) return
    await mkdir(folder, { recursive: true })
    await writeWhole(folder, name, bytes)
  },

  read: (name, range) => openExisting(join(folder, name), range),
})

async function isKept(path: string, size: number) {
  const found = await stat(path).catch(() => undefined)
  return found?.size === size
}

/** Written beside its name and then moved onto it, so that nobody ever reads half of it, whenever the power fails. */
async function writeWhole(folder: string, name: string, bytes: Uint8Array) {
  const beside = join(folder, `.${name}.${randomUUID()}`)
  try {
    const file = await open(beside, 'wx', 0o644)
    try {
      await file.writeFile(bytes)
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(beside, join(folder, name))
  } catch (error) {
    await rm(beside, { force: true })
    throw error
  }
  await syncFolder(folder)
}

async function syncFolder(folder: string) {
  // Windows opens no folders.
  const opened = await open(folder, 'r').catch(() => undefined)
  await opened?.sync().finally(() => opened.close())
}

/** Waits until the file is open, so that one that is not there is told apart from one that is. */
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
