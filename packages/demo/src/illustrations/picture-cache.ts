import { fork } from 'node:child_process'
import { createHash } from 'node:crypto'
import { on } from 'node:events'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { PictureSpec, RenderedFile, RenderedPicture } from './picture-spec.ts'
import { renderPictures } from './render-pictures.ts'

type CachedFile = Omit<RenderedFile, 'bytes'> & { file: string }
/** A picture as the manifest knows it: what it was drawn from, and where its files are. */
export type CachedPicture = { from: string; width: number; height: number; files: CachedFile[] }
export type Manifest = Record<string, CachedPicture>

const digestOf = (content: string | Buffer): string => createHash('sha256').update(content).digest('hex').slice(0, 24)

export const manifestPath = (folder: string): string => join(folder, 'manifest.json')

/** The name of a file is what is in it, so that an interrupted build leaves nothing wrong behind. */
export const fileNameOf = ({ type, bytes }: RenderedFile): string => `${digestOf(bytes)}.${type.replace('image/', '')}`

/** What has been drawn before; nothing where there is no manifest, or none that can be read. */
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

/** Tells what an order would be drawn from now: its own words, and the code that draws. */
export const createFingerprint = async (): Promise<(order: PictureSpec) => string> => {
  const folders = [import.meta.dirname, dirname(fileURLToPath(import.meta.resolve('@dabali/svg/shapes')))]
  const files = (await Promise.all(folders.map(sourcesIn))).flat()
  const code = digestOf(Buffer.concat(await Promise.all(files.map((file) => readFile(file)))))
  return ({ alt: _, ...order }) => digestOf(code + JSON.stringify(order))
}

/** Reads a kept picture; undefined where a file of it is gone. */
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

/** Draws in a process of its own: the half gigabyte that encoders leave behind goes with it. */
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

/** Where the build leaves its pictures. */
export const PICTURES_FOLDER = join(import.meta.dirname, '../../dist/pictures')

/** The pictures that are ordered, one after the other, as the build left them; what it did not draw is drawn now. */
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
