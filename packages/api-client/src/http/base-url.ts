export type Query = Readonly<Record<string, string | number | boolean | readonly string[] | undefined>>

const BASE_URL = /^(https?:\/\/[^/?#\s]+)?(\/[^?#\s]*)?\/v1\/?$/i

/** Throws when a client is created with an invalid base URL; JavaScript callers have no type checks. */
export function checkBaseUrl(baseUrl: unknown): void {
  if (typeof baseUrl === 'string' && BASE_URL.test(baseUrl)) return
  throw new TypeError(
    `baseUrl must be the address of the API with /v1/ at its end, such as https://dabali.example/v1/ or, in a browser, /v1/; not ${JSON.stringify(baseUrl)}.`,
  )
}

/** Refuses a call that would lead nowhere: only a browser has a site that a relative base belongs to. */
export function checkReachable(baseUrl: string): void {
  if (!baseUrl.startsWith('/') || globalThis.location) return
  throw new TypeError(`baseUrl "${baseUrl}" is relative, which works in browsers only: give the address of the API.`)
}

/** The address of a call: a list is asked for by repeating its name, and what is undefined is not asked for. */
export function buildUrl(baseUrl: string, path: string, query: Query = {}): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    if (value === undefined) continue
    for (const one of [value].flat()) search.append(name, String(one))
  }
  const base = baseUrl.endsWith('/') ? baseUrl : `${baseUrl}/`
  return base + path + (search.size > 0 ? `?${search}` : '')
}
