import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { drawPictures } from './draw-pictures.ts'
import type { Drawn } from './drawn.ts'
import {
  drawnFrom,
  fileNameOf,
  type Kept,
  type Manifest,
  manifestFile,
  readKept,
  readManifest,
} from './kept-artwork.ts'
import type { PictureOrder } from './order.ts'

/** Draws with care what the folder does not have yet, forgets what is ordered no longer, and says how many were drawn. */
export const buildArtwork = async (orders: readonly PictureOrder[], folder: string): Promise<number> => {
  await mkdir(folder, { recursive: true })
  const [before, from] = await Promise.all([readManifest(folder), drawnFrom()])
  const manifest: Manifest = {}
  const missing: PictureOrder[] = []
  for (const order of orders) {
    const kept = before[order.name]
    if (kept?.from === from(order) && (await readKept(folder, order, kept))) manifest[order.name] = kept
    else missing.push(order)
  }
  let index = 0
  for await (const picture of drawPictures(missing, 'careful')) {
    const order = missing[index++]
    if (order) manifest[order.name] = await keep(folder, picture, from(order))
  }
  await writeManifest(folder, manifest)
  await forgetOthers(folder, manifest)
  return missing.length
}

const keep = async (folder: string, { width, height, files }: Drawn, from: string): Promise<Kept> => {
  const kept = files.map((file) => ({ type: file.type, width: file.width, file: fileNameOf(file) }))
  await Promise.all(files.map((file) => writeFile(join(folder, fileNameOf(file)), file.bytes)))
  return { from, width, height, files: kept }
}

/** Put in its place whole, so that nobody reads half of it. */
const writeManifest = async (folder: string, manifest: Manifest): Promise<void> => {
  const half = `${manifestFile(folder)}.new`
  await writeFile(half, `${JSON.stringify(manifest, null, 1)}\n`)
  await rename(half, manifestFile(folder))
}

const forgetOthers = async (folder: string, manifest: Manifest): Promise<void> => {
  const wanted = new Set(Object.values(manifest).flatMap(({ files }) => files.map(({ file }) => file)))
  const found = await readdir(folder)
  await Promise.all(
    found
      .filter((name) => /\.(avif|webp)$/.test(name) && !wanted.has(name))
      .map((name) => rm(join(folder, name), { force: true })),
  )
}
