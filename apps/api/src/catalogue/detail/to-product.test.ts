import { expect, test } from 'vitest'
import { breadcrumbsOf } from './to-product.ts'

const row = (id: number, parent_id: number | null, is_own = false) => ({
  ...{ id, parent_id, is_own },
  slug: `c${id}`,
  name: `C ${id}`,
})
const slugs = (rows: ReturnType<typeof row>[]) => breadcrumbsOf(rows).map((path) => path.map(({ slug }) => slug))

test.each([
  ['no category', [], []],
  ['a root', [row(1, null, true)], [['c1']]],
  ['a nested category', [row(3, 2, true), row(1, null), row(2, 1)], [['c1', 'c2', 'c3']]],
  ['two, of which one is above the other', [row(1, null, true), row(2, 1, true)], [['c1'], ['c1', 'c2']]],
  ['a category with a hidden parent', [row(3, 2, true)], []],
  ['a ring', [row(1, 2, true), row(2, 1, true)], []],
])('breadcrumbs of %s', (_title, rows, paths) => {
  expect(slugs(rows)).toEqual(paths)
})
