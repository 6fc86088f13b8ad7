import { expect, it } from 'vitest'
import { countTags } from './count-tags.ts'

it('tags are counted, the fullest first, and of two as full the one that was met first', () => {
  const news = [{ tags: ['Tea'] }, { tags: ['Halls', 'Money'] }, { tags: [] }, { tags: ['Halls'] }]
  expect(countTags(news)).toEqual([
    { tag: 'Halls', count: 2 },
    { tag: 'Tea', count: 1 },
    { tag: 'Money', count: 1 },
  ])
  expect(countTags([])).toEqual([])
})
