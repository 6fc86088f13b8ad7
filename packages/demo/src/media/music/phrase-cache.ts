import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { deserialize, serialize } from 'node:v8'
import sharp from 'sharp'
import { PICTURES_FOLDER, readManifest } from '../../illustrations/picture-cache.ts'
import { createEncoder, type EncodedPhrase } from './encode-phrase.ts'
import { KITS, type KitName, PHRASE_COUNT, renderPhrase } from './phrases.ts'

/** The output folder of the build: encoded phrases, and covers for the tags of files. */
export const MUSIC_FOLDER = join(import.meta.dirname, '../../../dist/music')

export type EncodedKits = Record<KitName, EncodedPhrase[]>

const KIT_NAMES = Object.keys(KITS) as KitName[]
const SOURCES = ['instruments.ts', 'phrases.ts', 'encode-phrase.ts']

/** The file of the phrases; its name is a hash of the code that makes them. */
async function phraseFile(folder: string) {
  const code = await Promise.all(SOURCES.map((file) => readFile(join(import.meta.dirname, file))))
  return join(folder, `phrases-${createHash('sha256').update(Buffer.concat(code)).digest('hex').slice(0, 24)}.bin`)
}

async function encodeKits(): Promise<EncodedKits> {
  const encode = await createEncoder()
  const phrases = Array.from({ length: PHRASE_COUNT }, (_, number) => number)
  return Object.fromEntries(
    KIT_NAMES.map((kit) => [kit, phrases.map((number) => encode(renderPhrase(kit, number)))]),
  ) as EncodedKits
}

/** Reads the encoded phrases; they are made first if the code has changed. */
export async function loadPhrases(folder = MUSIC_FOLDER): Promise<EncodedKits> {
  const file = await phraseFile(folder)
  try {
    return deserialize(await readFile(file)) as EncodedKits
  } catch {
    const kits = await encodeKits()
    await mkdir(folder, { recursive: true })
    // Renamed when it is complete, so that no reader sees half of it.
    const half = `${file}.${process.pid}`
    await writeFile(half, serialize(kits))
    await rename(half, file)
    return kits
  }
}

const coverFile = (folder: string, slug: string) => join(folder, `${slug}.jpg`)
const COVER_PIXELS = 400

/** Makes phrases and covers, after the pictures are drawn, and removes the phrases of older code. */
export async function buildMusic(slugs: readonly string[], folder = MUSIC_FOLDER): Promise<void> {
  await loadPhrases(folder)
  const current = await phraseFile(folder)
  for (const name of await readdir(folder)) {
    if (name.startsWith('phrases-') && join(folder, name) !== current) await rm(join(folder, name))
  }
  const manifest = await readManifest(PICTURES_FOLDER)
  await Promise.all(
    slugs.map(async (slug) => {
      const webp = manifest[`sleeve:${slug}`]?.files.filter(({ type }) => type === 'image/webp') ?? []
      const largest = webp.toSorted((one, other) => other.width - one.width)[0]
      if (largest === undefined) return
      const picture = sharp(join(PICTURES_FOLDER, largest.file)).resize(COVER_PIXELS)
      await writeFile(coverFile(folder, slug), await picture.jpeg({ quality: 80 }).toBuffer())
    }),
  )
}

/** The cover of a record as JPEG; undefined where the pictures have not been built. */
export const readCover = (slug: string, folder = MUSIC_FOLDER): Promise<Uint8Array | undefined> =>
  readFile(coverFile(folder, slug)).catch(() => undefined)
