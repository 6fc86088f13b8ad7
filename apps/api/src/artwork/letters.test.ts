import { describe, expect, test } from 'vitest'
import { fit, tallOf } from './fit.ts'
import { outlineOf, shapeLine } from './letters.ts'

const glyphsOf = (text: string) => shapeLine(text).glyphs.length

describe('Devanagari is shaped as it is written', () => {
  test('consonants that are joined become one letter', () => {
    expect(glyphsOf('क्ष')).toBe(1)
    expect(glyphsOf('ज्ञ')).toBe(1)
    expect(glyphsOf('श्र')).toBe(1)
    expect(glyphsOf('क्षज्ञ')).toBe(2)
  })

  test('the short i stands before the letter that it is spoken after', () => {
    const [first, second] = shapeLine('कि').glyphs
    expect(first?.glyph.codePoints).toContain(0x093f)
    expect(second?.glyph.codePoints).toContain(0x0915)
    expect(first?.x).toBeLessThan(second?.x ?? 0)
  })

  test('an r before a consonant stands above it and takes no room of its own', () => {
    expect(shapeLine('र्म').width).toBeCloseTo(shapeLine('म').width, 2)
  })

  test('a vowel below takes no room of its own and reaches under the line', () => {
    expect(shapeLine('कु').width).toBeCloseTo(shapeLine('क').width, 2)
    expect(shapeLine('कु').fall).toBeGreaterThan(shapeLine('क').fall)
  })
})

test('words of both scripts stand in one line, each in its own face', () => {
  const mixed = shapeLine('Low Cloud को').width
  expect(mixed).toBeCloseTo(shapeLine('Low Cloud ').width + shapeLine('को').width, 2)
})

test('letters beyond plain Latin are there', () => {
  expect(glyphsOf('Ābhāsa “’”')).toBeGreaterThan(8)
})

test('a letter that no face has is an error, not a box', () => {
  expect(() => shapeLine('雨')).toThrow('U+96e8')
})

test('an outline is as large and stands where it is wanted', () => {
  const numbers = [...outlineOf(shapeLine('H'), 100, 50, 200).matchAll(/-?[\d.]+/g)].map(([number]) => Number(number))
  const ups = numbers.filter((_, index) => index % 2 === 1)
  expect(Math.max(...ups)).toBe(200)
  expect(Math.min(...numbers.filter((_, index) => index % 2 === 0))).toBeGreaterThanOrEqual(50)
  expect(Math.min(...ups)).toBeCloseTo(200 - shapeLine('H').rise * 100, 1)
})

describe('a title is as large as its box allows', () => {
  const titles = [
    'Receipts',
    'The Rain Ledger',
    'Tea, Seven Ways and One Wrong One',
    'कुहिरोको घर',
    'हजुरआमाको रोबोट र म',
  ]

  test.each(titles)('%s stays inside of the box and touches one of its edges', (title) => {
    for (const [width, height] of [
      [336, 200],
      [200, 400],
      [90, 60],
    ] as const) {
      const fitted = fit(title, width, height)
      const widest = Math.max(...fitted.lines.map((line) => line.width)) * fitted.size
      const tall = tallOf(fitted) * fitted.size
      expect(widest).toBeLessThanOrEqual(width + 0.01)
      expect(tall).toBeLessThanOrEqual(height + 0.01)
      expect(Math.min(width - widest, height - tall)).toBeLessThan(0.01)
    }
  })

  test('no line ends with a word that wants the next', () => {
    const ends = (title: string, width: number, height: number) => fit(title, width, height).lines.length
    expect(ends('Small Gods of the Courtyard', 336, 140)).toBe(2)
    expect(ends('The Rain Ledger', 336, 140)).toBe(2)
  })

  test('it is never larger than it may be, and never in more lines than it may be', () => {
    const fitted = fit('People Who Wait for Parcels', 1000, 1000, { largest: 40, most: 2 })
    expect(fitted.size).toBeLessThanOrEqual(40)
    expect(fitted.lines.length).toBeLessThanOrEqual(2)
  })
})
