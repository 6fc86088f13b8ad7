import { listStaffCategories } from '@dabali/api-client/staff'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../data/api.ts'
import { useMay } from '../../data/auth-provider.ts'

export type Category = Awaited<ReturnType<typeof listStaffCategories>>['results'][number]
export type CategoryNode = { category: Category; depth: number; children: CategoryNode[] }

const PAGE_SIZE = 100

async function loadCategories(signal: AbortSignal): Promise<Category[]> {
  const all: Category[] = []
  for (let page = 1; ; page += 1) {
    const { results, next } = await listStaffCategories(api, { page, page_size: PAGE_SIZE }, { signal, silent: true })
    all.push(...results)
    if (!next) return all
  }
}

/** All categories; there are few, and a tree needs them all. */
export function useCategories() {
  return useQuery({
    queryKey: ['categories', 'all'],
    queryFn: ({ signal }) => loadCategories(signal),
    enabled: useMay()('catalogue.read'),
  })
}

/** The categories below a parent, by their place, each with those below it. */
export const toTree = (categories: readonly Category[], parent: number | null = null, depth = 0): CategoryNode[] =>
  categories
    .filter(({ parent_id }) => parent_id === parent)
    .toSorted((one, other) => one.position - other.position || one.id - other.id)
    .map((category) => ({ category, depth, children: toTree(categories, category.id, depth + 1) }))

/** The tree as rows, each after the one above it. */
export const flatten = (nodes: readonly CategoryNode[]): CategoryNode[] =>
  nodes.flatMap((node) => [node, ...flatten(node.children)])
