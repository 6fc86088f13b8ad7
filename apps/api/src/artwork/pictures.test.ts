import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { drawHouseOfFogCover, drawRainLedgerCover } from './cover.ts'
import { drawPictures } from './pictures.ts'
import { drawPortrait } from './portrait.ts'

describe('the pictures of the demo catalogue', async () => {
  const pictures = await drawPictures()

  test('are two covers and one portrait, each described in both languages', () => {
    expect(pictures.map((picture) => picture.name)).toEqual([
      'cover:the-rain-ledger',
      'cover:kuhiroko-ghar',
      'portrait:tara-nembang',
    ])
    for (const { alt } of pictures) {
      expect(alt.en).toMatch(/^[A-Z]/)
      expect(alt.ne).toMatch(/\p{Script=Devanagari}/u)
    }
  })

  test('come in three widths, each as AVIF and as WebP, and hold the shape they promise', async () => {
    for (const { name, width, height, files } of pictures) {
      const widths = name.startsWith('cover:') ? [160, 320, 640] : [360, 720, 1280]
      expect(files.map((file) => `${file.type} ${file.width}`)).toEqual(
        widths.flatMap((each) => [`image/avif ${each}`, `image/webp ${each}`]),
      )
      for (const file of files) {
        const found = await sharp(file.bytes).metadata()
        expect(found.format).toBe(file.type === 'image/avif' ? 'heif' : 'webp')
        expect(found.width).toBe(file.width)
        expect(found.height).toBe(Math.round((file.width * height) / width))
      }
    }
  })

  test('are files named by what is in them, with nothing in the name that an address would have to escape', () => {
    for (const file of pictures.flatMap((picture) => picture.files)) {
      const digest = createHash('sha256').update(file.bytes).digest('hex').slice(0, 12)
      expect(file.fileName).toMatch(/^(cover|portrait)-[a-z-]+-\d+-[0-9a-f]{12}\.(avif|webp)$/)
      expect(file.fileName).toContain(`-${file.width}-${digest}.`)
    }
  })

  test('are small: a cover on a shelf weighs at most 12 kB', () => {
    const onShelf = pictures
      .flatMap((picture) => picture.files)
      .filter((file) => file.width === 320 && file.type === 'image/avif')
    expect(onShelf).toHaveLength(2)
    for (const file of onShelf) expect(file.bytes.length).toBeLessThanOrEqual(12_000)
  })

  test('are the same to the last byte when they are drawn again', async () => {
    const again = await drawPictures()
    const names = (drawn: typeof pictures) => drawn.flatMap((picture) => picture.files.map((file) => file.fileName))
    expect(names(again)).toEqual(names(pictures))
  }, 60_000)
})

test('a drawing holds outlines only, so that no font of the machine has a say in it', () => {
  for (const sheet of [drawRainLedgerCover(), drawHouseOfFogCover(), drawPortrait('Tara Nembang')]) {
    expect(sheet.art).not.toMatch(/<text|font-|NaN|undefined/)
  }
})

test('another name gives another portrait, the same name the same one', () => {
  expect(drawPortrait('Tara Nembang')).toEqual(drawPortrait('Tara Nembang'))
  expect(drawPortrait('Mina Khapangi').art).not.toBe(drawPortrait('Tara Nembang').art)
})
