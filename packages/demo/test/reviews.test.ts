import { expect, test } from 'vitest'
import { buildDemo } from '../src/build/demo.ts'
import { NAMED_MEDIA } from './demo-texts.ts'

const NOW = new Date('2026-11-21T08:20:31Z')
const demo = buildDemo(NOW, NAMED_MEDIA)

test('50 reviews or more in both languages, with every number of stars from 2, each of something its author bought', () => {
  const { readers, reviews } = demo
  expect(reviews.length).toBeGreaterThanOrEqual(50)
  expect([...new Set(reviews.map(({ stars }) => stars))].toSorted()).toEqual([2, 3, 4, 5])
  expect(reviews.filter(({ language }) => language === 'ne').length).toBeGreaterThanOrEqual(20)
  for (const { name, title, text, language } of reviews)
    expect(`${name} ${title} ${text}`).not.toMatch(language === 'ne' ? /[A-Za-z]/ : /\p{Script=Devanagari}/u)
  const works = new Map(demo.products.map(({ slug, work }) => [slug, work]))
  for (const { key, bought, placed_at } of readers) {
    const own = reviews.filter(({ reader }) => reader === key)
    expect(own.map(({ product }) => product)).toEqual(bought)
    const reviewed = bought.map((slug) => works.get(slug))
    expect(reviewed).not.toContain(undefined)
    expect(new Set(reviewed).size, key).toBe(reviewed.length)
    for (const { created_at, helpful } of own) {
      expect(created_at > placed_at && created_at <= NOW).toBe(true)
      expect(helpful).not.toContain(key)
    }
  }
})
