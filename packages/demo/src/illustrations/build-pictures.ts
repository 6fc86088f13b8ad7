import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import {
  type CachedPicture,
  createFingerprint,
  fileNameOf,
  type Manifest,
  manifestPath,
  readCachedPicture,
  readManifest,
} from './picture-cache.ts'
import type { PictureSpec, RenderedPicture } from './picture-spec.ts'
import { renderPictures } from './render-pictures.ts'

/** Draws with care what the folder does not have yet, forgets what is ordered no longer, and says how many were drawn. */
export const buildPictures = async (orders: readonly PictureSpec[], folder: string): Promise<number> => {
  await mkdir(folder, { recursive: true })
  const [before, from] = await Promise.all([readManifest(folder), createFingerprint()])
  const manifest: Manifest = {}
  const missing: PictureSpec[] = []
  for (const order of orders) {
    const kept = before[order.name]
    if (kept?.from === from(order) && (await readCachedPicture(folder, order, kept))) manifest[order.name] = kept
    else missing.push(order)
  }
  let index = 0
  for await (const picture of renderPictures(missing, 'careful')) {
    const order = missing[index++]
    if (order) manifest[order.name] = await writePicture(folder, picture, from(order))
  }
  await writeManifest(folder, manifest)
  await removeUnused(folder, manifest)
  return missing.length
}

const writePicture = async (
  folder: string,
  { width, height, files }: RenderedPicture,
  from: string,
): Promise<CachedPicture> => {
  const kept = files.map((file) => ({ type: file.type, width: file.width, file: fileNameOf(file) }))
  await Promise.all(files.map((file) => writeFile(join(folder, fileNameOf(file)), file.bytes)))
  return { from, width, height, files: kept }
}

/** Put in its place whole, so that nobody reads half of it. */
const writeManifest = async (folder: string, manifest: Manifest): Promise<void> => {
  const half = `${manifestPath(folder)}.new`
  await writeFile(half, `${JSON.stringify(manifest, null, 1)}\n`)
  await rename(half, manifestPath(folder))
}

const removeUnused = async (folder: string, manifest: Manifest): Promise<void> => {
  const wanted = new Set(Object.values(manifest).flatMap(({ files }) => files.map(({ file }) => file)))
  const found = await readdir(folder)
  await Promise.all(
    found
      .filter((name) => /\.(avif|webp)$/.test(name) && !wanted.has(name))
      .map((name) => rm(join(folder, name), { force: true })),
  )
}
