import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildPictures, loadPictures } from './picture-cache.ts'
import type { PictureSpec, RenderedPicture } from './picture-spec.ts'

const LARGEST_COVER_ON_A_SHELF = 10_000

const alt = { en: 'A picture', ne: 'चित्र' }
const cover: PictureSpec = {
  ...{ name: 'cover:one', kind: 'cover', language: 'en', palette: 'night', motif: 'terraces', plan: 'crown', alt },
  ...{ height: 560, title: 'Night Bus to Ilam', author: 'Mingmar Dong' },
}
const block: PictureSpec = {
  ...{ name: 'block:one', kind: 'block', language: 'en', palette: 'moss', words: 'One', motif: 'river', alt },
}

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dabali-artwork-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const load = async (orders: PictureSpec[]): Promise<RenderedPicture[]> => {
  const pictures: RenderedPicture[] = []
  for await (const picture of loadPictures(orders, folder)) pictures.push(picture)
  return pictures
}
const weightsOf = (pictures: RenderedPicture[]) =>
  pictures.flatMap(({ files }) => files.map(({ bytes }) => bytes.byteLength))

describe('a built picture', () => {
  test('is drawn once', async () => {
    expect(await buildPictures([cover, block], folder)).toBe(2)
    expect(await buildPictures([cover, block], folder)).toBe(0)
  })

  test('is written as AVIF and WebP, in the sizes of its kind, with the declared aspect ratio', async () => {
    const [one, two] = await load([cover, block])
    expect(one?.files.map(({ width }) => width)).toEqual([160, 160, 320, 320, 640, 640])
    expect(two?.files.map(({ width }) => width)).toEqual([160, 160, 320, 320, 640, 640, 960, 960])
    expect([one?.width, one?.height, two?.width, two?.height]).toEqual([640, 896, 960, 540])
    for (const picture of [one, two]) {
      for (const { type, width, bytes } of picture?.files ?? []) {
        const found = await sharp(bytes).metadata()
        expect(found.format).toBe(type === 'image/avif' ? 'heif' : 'webp')
        expect(found.width).toBe(width)
        expect(found.height).toBe(Math.round((width * (picture?.height ?? 0)) / (picture?.width ?? 1)))
      }
    }
  })

  test('is small: a cover on a shelf weighs at most 10 kB', async () => {
    const [one] = await load([cover])
    const onShelf = one?.files.find(({ type, width }) => type === 'image/avif' && width === 320)
    expect(onShelf?.bytes.byteLength).toBeLessThan(LARGEST_COVER_ON_A_SHELF)
  })

  test('is read from the cache, while missing pictures are rendered', async () => {
    const built = await load([cover])
    const other: PictureSpec = { ...cover, name: 'cover:two', title: 'Leech Season' }
    const [kept, drawn] = await load([cover, other])
    expect(weightsOf(kept ? [kept] : [])).toEqual(weightsOf(built))
    expect([kept?.name, drawn?.name]).toEqual(['cover:one', 'cover:two'])
    expect(drawn?.files.map(({ width }) => width)).toEqual([160, 160, 320, 320, 640, 640])
  })

  test('an order that cannot be drawn is an error, not a picture less', async () => {
    await expect(load([{ ...cover, name: 'cover:three', title: '雨の帳簿' }])).rejects.toThrow('Only 0 of 1')
  })

  test('is rendered again only when its text changes', async () => {
    expect(await buildPictures([{ ...cover, alt: { en: 'Other', ne: 'अर्को' } }, block], folder)).toBe(0)
    expect(await buildPictures([{ ...cover, title: 'Day Bus to Ilam' } as PictureSpec, block], folder)).toBe(1)
  })

  test('is removed when it is no longer used', async () => {
    await buildPictures([block], folder)
    expect((await readdir(folder)).filter((name) => /avif|webp/.test(name))).toHaveLength(8)
  })

  test('is drawn again when one of its files is missing or the manifest is broken', async () => {
    const [file = ''] = (await readdir(folder)).filter((name) => name.endsWith('.avif'))
    await rm(join(folder, file))
    expect((await load([block])).map(({ files }) => files.length)).toEqual([8])
    expect(await buildPictures([block], folder)).toBe(1)
    await writeFile(join(folder, 'manifest.json'), '{"block:one":')
    expect(await buildPictures([block], folder)).toBe(1)
    expect(JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8'))).toHaveProperty(['block:one', 'from'])
  })
})
