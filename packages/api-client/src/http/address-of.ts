export type Query = Readonly<Record<string, string | number | boolean | readonly string[] | undefined>>

/** The address of a call: a list is asked for by repeating its name, and what is undefined is not asked for. */
export function addressOf(baseUrl: string, path: string, query: Query = {}): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    if (value === undefined) continue
    for (const one of [value].flat()) search.append(name, String(one))
  }
  const base = baseUrl.endsWith('/') ? baseUrl : `${baseUrl}/`
  return base + path + (search.size > 0 ? `?${search}` : '')
}
