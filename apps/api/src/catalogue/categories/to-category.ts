import { contentUrl } from '../../content/content-kind.ts'
import type { Category } from './category.ts'
import type { CategoryRow } from './queries.ts'

const SEPARATOR = ' > '

/** The trees that the rows grow, in their order. */
export function toTree(rows: CategoryRow[], parent: CategoryRow | null = null, path: string[] = []): Category[] {
  return rows
    .filter(({ parent_id }) => parent_id === (parent?.id ?? null))
    .map((row) => toCategory(row, [...path, row.name], rows))
}

export const toCategory = (row: CategoryRow, path: string[], rows: CategoryRow[]): Category => ({
  url: contentUrl('category', row.slug),
  slug: row.slug,
  name: row.name,
  code: row.slug,
  description: row.summary,
  breadcrumbs: path.join(SEPARATOR),
  image: row.picture,
  meta_title: null,
  meta_description: null,
  is_public: true,
  ancestors_are_public: true,
  product_count: row.product_count,
  children: toTree(rows, row, path),
})

/** The rows from the root down to this one. */
export function pathTo(row: CategoryRow, rows: CategoryRow[]): CategoryRow[] {
  const parent = rows.find(({ id }) => id === row.parent_id)
  return parent ? [...pathTo(parent, rows), row] : [row]
}
