import type { CategoryRow } from './queries.ts'

/** For each category of a product the way to it from its root; none where a part of the way is not shown. */
export const breadcrumbsOf = (rows: CategoryRow[]) =>
  rows
    .filter(({ is_own }) => is_own)
    .map((row) => pathTo(row, rows))
    .filter(([root]) => root?.parent_id === null)
    .map((path) => path.map(({ slug, name }) => ({ slug, name })))

function pathTo(row: CategoryRow, rows: CategoryRow[], below: CategoryRow[] = []): CategoryRow[] {
  const path = [row, ...below]
  const parent = rows.find(({ id }) => id === row.parent_id)
  // A ring has no root, and is not walked twice.
  return parent && !path.includes(parent) ? pathTo(parent, rows, path) : path
}
