import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { DEMO_PICTURES } from '../src/build/pictures.ts'
import { drawPicture } from '../src/illustrations/draw-picture.ts'
import type { PictureSpec } from '../src/illustrations/picture-spec.ts'
import { createSampleBooks } from '../src/media/sample-books.ts'

const orders: readonly PictureSpec[] = DEMO_PICTURES
const drawings = new Map(orders.map((order) => [order.name as string, drawPicture(order)]))

test('every picture of the demo can be drawn, has a name of its own and looks like no other', () => {
  expect(drawings.size).toBe(orders.length)
  expect(new Set([...drawings.values()].map(({ art }) => art)).size).toBe(orders.length)
})

test('every picture of the demo is described in both languages', () => {
  for (const { name, alt } of orders) {
    expect(alt.en, name).toMatch(/\S/)
    expect(alt.ne, name).toMatch(/\p{Script=Devanagari}/u)
  }
})

test('books that stand side by side differ in colour or in motif, and their heights vary', () => {
  const covers = orders.filter((order) => order.kind === 'cover')
  for (const [index, cover] of covers.entries()) {
    const next = covers[index + 1]
    expect([cover.palette, cover.motif], cover.name).not.toEqual([next?.palette, next?.motif])
    expect(cover.height).toBeGreaterThanOrEqual(560)
    expect(cover.height).toBeLessThanOrEqual(620)
  }
  expect(new Set(covers.map(({ height }) => height)).size).toBeGreaterThan(5)
})

test('a sample has the cover of its book', () => {
  const { en, ne } = createSampleBooks()
  for (const [name, bytes] of [
    ['cover:the-rain-ledger', en],
    ['cover:kuhiroko-ghar', ne],
  ] as const) {
    const cover = strFromU8(unzipSync(bytes)['EPUB/cover.svg'] ?? new Uint8Array())
    expect(cover).toContain(drawings.get(name)?.art)
  }
})
