import fc from 'fast-check'
import { expect, it } from 'vitest'
import { cropQuery, pixelsOf, type Shape, shapeOf, toCrop, zoomAfter } from './crop.ts'

it('a crop lies within the picture, whatever a browser has measured', () => {
  const any = fc.double({ min: -50, max: 150, noNaN: true })
  fc.assert(
    fc.property(any, any, any, any, (x, y, width, height) => {
      const crop = toCrop({ x, y, width, height })
      if (crop === null) return
      for (const value of Object.values(crop)) expect(value).toBeGreaterThanOrEqual(0)
      expect(crop.x + crop.width).toBeLessThanOrEqual(100.000_001)
      expect(crop.y + crop.height).toBeLessThanOrEqual(100.000_001)
      // What the API reads.
      expect(cropQuery(crop)).toMatch(/^\?crop=\d{1,3}(\.\d{1,6})?(,\d{1,3}(\.\d{1,6})?){3}$/)
    }),
  )
})

it.each([
  [{ x: 0, y: 0, width: 100, height: 100 }],
  [{ x: -0.0001, y: 0, width: 100.0001, height: 99.9999 }],
  [{ x: 0, y: 0, width: 0, height: 0 }],
])('%j is the whole picture', (all) => {
  expect([toCrop(all), cropQuery(toCrop(all))]).toEqual([null, ''])
})

it('says how many pixels are left', () => {
  expect(pixelsOf({ x: 10, y: 0, width: 50, height: 25 }, { width: 3000, height: 2000 })).toEqual({
    width: 1500,
    height: 500,
  })
  expect(pixelsOf(null, { width: 30, height: 20 })).toEqual({ width: 30, height: 20 })
})

it.each([
  [null, 'whole'],
  [{ x: 0, y: 0, width: 50, height: 100 }, 'square'],
  [{ x: 0, y: 0, width: 88.9, height: 100 }, 'wide'],
] as const)('the part %j has the shape %s', (crop, shape) => {
  const shapes: Shape[] = ['whole', 'square', 'wide']
  expect(shapeOf(crop, { width: 2000, height: 1000 }, shapes)).toBe(shape)
})

it.each([
  ['+', 1, 1.1],
  ['=', 4.95, 5],
  ['-', 1, 1],
  ['-', 2, 1.9],
  ['ArrowUp', 2, undefined],
])('the key %s at %d zooms to %s', (key, zoom, after) => {
  expect(zoomAfter(key, zoom)).toBe(after)
})
