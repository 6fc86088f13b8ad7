import fc from 'fast-check'
import { expect, test } from 'vitest'
import { byteRange } from './routes.ts'

test.each([
  [undefined, 10, undefined],
  ['bytes=0-', 10, { start: 0, end: 9 }],
  ['bytes=0-0', 10, { start: 0, end: 0 }],
  ['bytes=3-5', 10, { start: 3, end: 5 }],
  ['bytes=3-500', 10, { start: 3, end: 9 }],
  ['bytes=9-', 10, { start: 9, end: 9 }],
  ['bytes=-3', 10, { start: 7, end: 9 }],
  ['bytes=-300', 10, { start: 0, end: 9 }],
  ['Bytes= 1 - 2 ', 10, { start: 1, end: 2 }],
  ['bytes=10-', 10, 'beyond'],
  ['bytes=10-3', 10, 'beyond'],
  ['bytes=-0', 10, 'beyond'],
  ['bytes=0-', 0, 'beyond'],
  ['bytes=-1', 0, 'beyond'],
  ['bytes=99999999999999999999999-', 10, 'beyond'],
  ['bytes=5-3', 10, undefined],
  ['bytes=0-1,3-4', 10, undefined],
  ['bytes=-', 10, undefined],
  ['bytes=a-b', 10, undefined],
  ['items=0-1', 10, undefined],
  ['', 10, undefined],
])('%j of %d bytes', (header, size, range) => {
  expect(byteRange(header, size)).toEqual(range)
})

test('a range is always inside the file', () => {
  const texts = fc.oneof(fc.string(), fc.stringMatching(/^bytes=\d{0,4}-\d{0,4}$/))
  fc.assert(
    fc.property(texts, fc.nat({ max: 3000 }), (header, size) => {
      const range = byteRange(header, size)
      if (range === undefined || range === 'beyond') return
      expect(range.start).toBeGreaterThanOrEqual(0)
      expect(range.end).toBeGreaterThanOrEqual(range.start)
      expect(range.end).toBeLessThan(size)
    }),
  )
})
