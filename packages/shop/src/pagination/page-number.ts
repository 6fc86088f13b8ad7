/** The page of a list that a query asks for; the first where it names none. */
export function parsePageNumber(query: URLSearchParams): number {
  const page = query.get('page') ?? ''
  return /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1
}

/** The path of a page of a list, which may have a query of its own; the first is the list itself. */
export function pathOfPage(path: string, page: number): string {
  if (page <= 1) return path
  return `${path}${path.includes('?') ? '&' : '?'}page=${page}`
}
