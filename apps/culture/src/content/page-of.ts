export type ListOf<Item> = { items: readonly Item[]; pages: number }

/** A page of a list as the API answered it; nothing behind the last one. */
export function pageOf<Item>(
  { count, results }: { count: number; results: readonly Item[] },
  { page, size }: { page: number; size: number },
): ListOf<Item> | undefined {
  if (results.length === 0 && page > 1) return undefined
  return { items: results, pages: Math.ceil(count / size) }
}
