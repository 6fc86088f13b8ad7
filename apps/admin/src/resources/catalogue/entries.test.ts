import { expect, it } from 'vitest'
import { flatten, toTree } from './categories.ts'
import { type Entry, entryChanges, toEntryValues } from './entries.ts'

const series = {
  ...{ id: 3, version: 2, slug: 'hill-books', is_published: true, complete: [], product_count: 3, updated_at: '' },
  ...{ name: { en: 'Hill Books' }, summary: {}, body: {} },
  works: [
    {
      position: 0,
      products: [
        { id: 5, slug: 'one', name: {} },
        { id: 6, slug: 'one-e-book', name: {} },
      ],
    },
    { position: 1, products: [{ id: 9, slug: 'two', name: {} }] },
  ],
} as Entry

it('a work of a series is named by one of its products; only what differs is sent', () => {
  const base = toEntryValues(series)
  expect(base.works.map(({ id }) => id)).toEqual([5, 9])
  const values = { ...base, name: { ...base.name, ne: 'पहाडका किताब' }, works: base.works.toReversed() }
  expect(entryChanges(base, values)).toEqual({ name: { ne: 'पहाडका किताब' }, product_ids: [9, 5] })
  expect(entryChanges(base, base)).toEqual({})
})

it('categories are a tree by parent and place', () => {
  const category = (id: number, parent_id: number | null, position: number) => ({
    ...series,
    id,
    parent_id,
    position,
    child_count: 0,
  })
  const rows = flatten(toTree([category(1, null, 1), category(2, 1, 1), category(3, 1, 0), category(4, null, 0)]))
  expect(rows.map(({ category: { id }, depth }) => [id, depth])).toEqual([
    [4, 0],
    [1, 0],
    [3, 1],
    [2, 1],
  ])
})
