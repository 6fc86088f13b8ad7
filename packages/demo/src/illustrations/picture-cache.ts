import { fork } from 'node:child_process'
import { createHash } from 'node:crypto'
import { on } from 'node:events'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { PictureSpec, RenderedFile, RenderedPicture } from './picture-spec.ts'
import { renderPictures } from './render-pictures.ts'

type CachedFile = Omit<RenderedFile, 'bytes'> & { file: string }
/** A picture in the manifest: its fingerprint and its files. */
export type CachedPicture = { from: string; width: number; height: number; files: CachedFile[] }
export type Manifest = Record<string, CachedPicture>

const digestOf = (content: string | Buffer): string => createHash('sha256').update(content).digest('hex').slice(0, 24)

export const manifestPath = (folder: string): string => join(folder, 'manifest.json')

/** File names are content hashes, so that an interrupted build leaves no wrong files. */
export const fileNameOf = ({ type, bytes }: RenderedFile): string => `${digestOf(bytes)}.${type.replace('image/', '')}`

/** Reads the manifest; empty if it is missing or invalid. */
export const readManifest = async (folder: string): Promise<Manifest> => {
  try {
    return JSON.parse(await readFile(manifestPath(folder), 'utf8')) as Manifest
  } catch {
    return {}
  }
}

const sourcesIn = async (folder: string): Promise<string[]> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ts') && !entry.name.endsWith('.test.ts'))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
}

/** A function for the fingerprint of a picture: its spec and the drawing code. */
export const createFingerprint = async (): Promise<(order: PictureSpec) => string> => {
  const folders = [import.meta.dirname, dirname(fileURLToPath(import.meta.resolve('@dabali/svg/svg')))]
  const files = (await Promise.all(folders.map(sourcesIn))).flat()
  const code = digestOf(Buffer.concat(await Promise.all(files.map((file) => readFile(file)))))
  return ({ alt: _, ...order }) => digestOf(code + JSON.stringify(order))
}

/** Reads a cached picture; undefined if a file is missing. */
export const readCachedPicture = async (
  folder: string,
  { name, alt }: PictureSpec,
  kept: CachedPicture,
): Promise<RenderedPicture | undefined> => {
  const { width, height } = kept
  try {
    const files = await Promise.all(
      kept.files.map(async ({ type, width, file }) => ({ type, width, bytes: await readFile(join(folder, file)) })),
    )
    return { name, alt, width, height, files }
  } catch {
    return undefined
  }
}

/** Renders in a child process, which frees the memory of the encoders (half a gigabyte) on exit. */
export async function* renderInChildProcess(orders: readonly PictureSpec[]): AsyncGenerator<RenderedPicture> {
  const worker = fork(new URL('./render-worker.ts', import.meta.url), { serialization: 'advanced', execArgv: [] })
  try {
    const pictures = on(worker, 'message', { close: ['disconnect'] })
    worker.send([...orders])
    let drawn = 0
    for await (const [picture] of pictures) {
      drawn++
      yield picture as RenderedPicture
    }
    if (drawn < orders.length) throw new Error(`Only ${drawn} of ${orders.length} pictures could be drawn.`)
  } finally {
    worker.kill()
  }
}

/** The output folder of the build. */
export const PICTURES_FOLDER = join(import.meta.dirname, '../../dist/pictures')

/** Yields the pictures from the build; missing ones are rendered now. */
export async function* loadPictures(
  orders: readonly PictureSpec[],
  folder: string = PICTURES_FOLDER,
): AsyncGenerator<RenderedPicture> {
  const [manifest, from] = await Promise.all([readManifest(folder), createFingerprint()])
  const missing: PictureSpec[] = []
  for (const order of orders) {
    const kept = manifest[order.name]
    const picture = kept?.from === from(order) ? await readCachedPicture(folder, order, kept) : undefined
    if (picture) yield picture
    else missing.push(order)
  }
  if (missing.length > 0) yield* renderInChildProcess(missing)
}

/** Renders missing pictures in high quality, removes unused ones, and returns the number of rendered pictures. */
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

/** Written to a temporary file and renamed, so that no reader sees a partial file. */
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
