const SLOTS = 7

/** A page, or the `gap` of those that are left out. `near` are the three that a narrow screen has room for. */
export type PageSlot = { page: number; near: boolean } | { gap: 'before' | 'after' }

/** The pages that are linked: always as many places, so that nothing moves under the finger that turns them. */
export function pagesShown(page: number, pages: number): PageSlot[] {
  const nearest = Math.min(Math.max(page, 2), Math.max(pages - 1, 2))
  const slot = (number: number): PageSlot => ({ page: number, near: Math.abs(number - nearest) <= 1 })
  if (pages <= SLOTS) return range(1, pages).map(slot)
  if (page <= 4) return [...range(1, 5).map(slot), { gap: 'after' }, slot(pages)]
  if (page >= pages - 3) return [slot(1), { gap: 'before' }, ...range(pages - 4, pages).map(slot)]
  return [slot(1), { gap: 'before' }, ...range(page - 1, page + 1).map(slot), { gap: 'after' }, slot(pages)]
}

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index)
