import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Drawn, DrawnFile } from './drawn.ts'
import type { PictureOrder } from './order.ts'

type KeptFile = Omit<DrawnFile, 'bytes'> & { file: string }
/** A picture as the manifest knows it: what it was drawn from, and where its files are. */
export type Kept = { from: string; width: number; height: number; files: KeptFile[] }
export type Manifest = Record<string, Kept>

const digestOf = (content: string | Buffer): string => createHash('sha256').update(content).digest('hex').slice(0, 24)

export const manifestFile = (folder: string): string => join(folder, 'manifest.json')

/** The name of a file is what is in it, so that an interrupted build leaves nothing wrong behind. */
export const fileNameOf = ({ type, bytes }: DrawnFile): string => `${digestOf(bytes)}.${type.replace('image/', '')}`

/** What has been drawn before; nothing where there is no manifest, or none that can be read. */
export const readManifest = async (folder: string): Promise<Manifest> => {
  try {
    return JSON.parse(await readFile(manifestFile(folder), 'utf8')) as Manifest
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
export const drawnFrom = async (): Promise<(order: PictureOrder) => string> => {
  const sources = await Promise.all((await sourcesIn(import.meta.dirname)).map((file) => readFile(file)))
  const pencils = digestOf(Buffer.concat(sources))
  return ({ alt: _, ...order }) => digestOf(pencils + JSON.stringify(order))
}

/** Reads a kept picture; undefined where a file of it is gone. */
export const readKept = async (folder: string, { name, alt }: PictureOrder, kept: Kept): Promise<Drawn | undefined> => {
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
