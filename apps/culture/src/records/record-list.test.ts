import type { RecordCard } from '@dabali/api-client'
import { expect, it } from 'vitest'
import { recordList } from './record-list.ts'

const record = (slug: string, format: RecordCard['format']) => ({ slug, format }) as RecordCard

const ALL = [...Array.from({ length: 25 }, (_, index) => record(`album-${index + 1}`, 'album')), record('short', 'ep')]

const slugs = (...asked: Parameters<typeof recordList>) => recordList(...asked)?.items.map(({ slug }) => slug)

it('a page holds so many, and the next one goes on', () => {
  expect(recordList(ALL, { format: undefined, page: 1 })).toMatchObject({ pages: 2, items: { length: 24 } })
  expect(slugs(ALL, { format: undefined, page: 2 })).toEqual(['album-25', 'short'])
})

it('a format narrows the list before it is paged', () => {
  expect(slugs(ALL, { format: 'ep', page: 1 })).toEqual(['short'])
})

it('behind the last page there is nothing', () => {
  expect(recordList(ALL, { format: 'ep', page: 2 })).toBeUndefined()
})

it('what there is none of is an empty list', () => {
  expect(recordList(ALL, { format: 'single', page: 1 })).toEqual({ items: [], pages: 0 })
})
