import { expect, it } from 'vitest'
import { countTags, translateTags } from './queries.ts'

it('tags are counted, the fullest first, and of two as full the one that was met first', () => {
  const news = [{ tags: ['Tea'] }, { tags: ['Halls', 'Money'] }, { tags: [] }, { tags: ['Halls'] }]
  expect(countTags(news)).toEqual([
    { tag: 'Halls', count: 2 },
    { tag: 'Tea', count: 1 },
    { tag: 'Money', count: 1 },
  ])
  expect(countTags([])).toEqual([])
})

const here = [
  { slug: 'balcony', tags: ['हल'] },
  { slug: 'pay', tags: ['पैसा', 'कलाकार'] },
  { slug: 'tea', tags: ['चिया'] },
]

it('a tag of the other language is called as the same thing is filed here', () => {
  const there = [
    { slug: 'pay', tags: ['Money', 'Artists'] },
    { slug: 'balcony', tags: ['Halls'] },
  ]
  const names = translateTags(here, there)
  expect(['Halls', 'Money', 'Artists'].map((tag) => names.get(tag))).toEqual(['हल', 'पैसा', 'कलाकार'])
})

it('a tag has no other name where a thing is filed under more in one language, or is not told in both', () => {
  const there = [
    { slug: 'tea', tags: ['Tea', 'Morning'] },
    { slug: 'unknown', tags: ['Rain'] },
  ]
  expect(translateTags(here, there).size).toBe(0)
})

it('of two things that differ, the one that was met first names the tag', () => {
  const there = [
    { slug: 'balcony', tags: ['Halls'] },
    { slug: 'tea', tags: ['Halls'] },
  ]
  expect(translateTags(here, there).get('Halls')).toBe('हल')
})
