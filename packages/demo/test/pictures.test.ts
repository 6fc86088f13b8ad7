import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { EBOOKS } from '../src/build/ebooks.ts'
import { DEMO_PICTURES } from '../src/build/pictures.ts'
import { drawPicture } from '../src/illustrations/draw-picture.ts'
import type { PictureSpec } from '../src/illustrations/picture-spec.ts'
import { createEbook } from '../src/media/ebooks.ts'

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

test('every poster, sleeve and vinyl is there with lettering in both languages, and described with both titles', () => {
  const lettered = orders.filter(({ kind }) => ['poster', 'sleeve', 'vinyl'].includes(kind))
  const english = lettered.filter(({ name }) => !name.endsWith(':ne'))
  expect(lettered).toHaveLength(2 * english.length)
  for (const { name, language, alt } of english) {
    const nepali = lettered.find((other) => other.name === `${name}:ne`)
    expect([language, nepali?.language], name).toEqual(['en', 'ne'])
    expect(alt.en, name).toMatch(/\p{Script=Devanagari}/u)
    expect(alt.ne, name).toMatch(/\([^)]*[A-Za-z0-9]/)
  }
})

test('adjacent books differ in colour or motif, and their heights vary', () => {
  const covers = orders.filter((order) => order.kind === 'cover')
  for (const [index, cover] of covers.entries()) {
    const next = covers[index + 1]
    expect([cover.palette, cover.motif], cover.name).not.toEqual([next?.palette, next?.motif])
    expect(cover.height).toBeGreaterThanOrEqual(560)
    expect(cover.height).toBeLessThanOrEqual(620)
  }
  expect(new Set(covers.map(({ height }) => height)).size).toBeGreaterThan(5)
})

test('an e-book has the cover of its work', () => {
  for (const ebook of EBOOKS) {
    const cover = strFromU8(unzipSync(createEbook(ebook))['EPUB/cover.svg'] ?? new Uint8Array())
    expect(cover, ebook.slug).toContain(drawings.get(`cover:${ebook.slug}`)?.art)
  }
})
