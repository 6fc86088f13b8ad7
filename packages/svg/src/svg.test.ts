import { describe, expect, test } from 'vitest'
import { outlinePath, shapeLine } from './svg.ts'

const glyphsOf = (text: string) => shapeLine(text).glyphs.length

describe('Devanagari is shaped as it is written', () => {
  test('consonants that are joined become one letter', () => {
    expect(glyphsOf('क्ष')).toBe(1)
    expect(glyphsOf('ज्ञ')).toBe(1)
    expect(glyphsOf('श्र')).toBe(1)
    expect(glyphsOf('क्षज्ञ')).toBe(2)
  })

  test('the short i is placed before its consonant', () => {
    const [first, second] = shapeLine('कि').glyphs
    expect(first?.glyph.codePoints).toContain(0x093f)
    expect(second?.glyph.codePoints).toContain(0x0915)
    expect(first?.x).toBeLessThan(second?.x ?? 0)
  })

  test('an r before a consonant is placed above it without width', () => {
    expect(shapeLine('र्म').width).toBeCloseTo(shapeLine('म').width, 2)
  })

  test('a vowel sign below has no width and extends below the baseline', () => {
    expect(shapeLine('कु').width).toBeCloseTo(shapeLine('क').width, 2)
    expect(shapeLine('कु').fall).toBeGreaterThan(shapeLine('क').fall)
  })
})

test('both scripts are set in one row, each in its own font', () => {
  const mixed = shapeLine('Low Cloud को').width
  expect(mixed).toBeCloseTo(shapeLine('Low Cloud ').width + shapeLine('को').width, 2)
})

test('letters beyond plain Latin are there', () => {
  expect(glyphsOf('Ābhāsa “’”')).toBeGreaterThan(8)
})

test('a letter without a glyph is an error', () => {
  expect(() => shapeLine('雨')).toThrow('U+96e8')
})

test('an outline has the given size and position', () => {
  const numbers = [...outlinePath(shapeLine('H'), 100, 50, 200).matchAll(/-?[\d.]+/g)].map(([number]) => Number(number))
  const ups = numbers.filter((_, index) => index % 2 === 1)
  expect(Math.max(...ups)).toBe(200)
  expect(Math.min(...numbers.filter((_, index) => index % 2 === 0))).toBeGreaterThanOrEqual(50)
  expect(Math.min(...ups)).toBeCloseTo(200 - shapeLine('H').rise * 100, 1)
})
