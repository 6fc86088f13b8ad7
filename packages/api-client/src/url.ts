export type Query = Readonly<Record<string, string | number | boolean | readonly string[] | undefined>>

const BASE_URL = /^(https?:\/\/[^/?#\s]+)?(\/[^?#\s]*)?\/v1\/?$/i

/** Throws when a client is created with an invalid base URL; JavaScript callers have no type checks. */
export function checkBaseUrl(baseUrl: unknown): void {
  if (typeof baseUrl === 'string' && BASE_URL.test(baseUrl)) return
  throw new TypeError(
    `baseUrl must be the address of the API with /v1/ at its end, such as https://dabali.example/v1/ or, in a browser, /v1/; not ${JSON.stringify(baseUrl)}.`,
  )
}

/** Only a browser can resolve a relative base URL. */
export function checkReachable(baseUrl: string): void {
  if (!baseUrl.startsWith('/') || globalThis.location) return
  throw new TypeError(`baseUrl "${baseUrl}" is relative, which works in browsers only: give the address of the API.`)
}

/** The URL of a call. A list repeats its name in the query; `undefined` is left out. */
export function buildUrl(baseUrl: string, path: string, query: Query = {}): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    if (value === undefined) continue
    for (const one of [value].flat()) search.append(name, String(one))
  }
  const base = baseUrl.endsWith('/') ? baseUrl : `${baseUrl}/`
  return base + path + (search.size > 0 ? `?${search}` : '')
}

type Part = Readonly<Record<string, string | number>>

/**
 * Builds the path of a call with encoded parameters. A parameter is written as `${{ slug }}`, so that the error for a
 * missing one, which only untyped callers can leave out, names it.
 */
export function writePath(texts: TemplateStringsArray, ...parts: readonly Part[]): string {
  const written = parts.flatMap((part) => Object.entries(part))
  const missing = written.find(([, value]) => value === undefined || value === null)
  if (missing) {
    const template = String.raw({ raw: texts }, ...written.map(([name]) => `{${name}}`))
    throw new TypeError(`The argument ${missing[0]} is missing: this call goes to ${template}`)
  }
  return String.raw({ raw: texts }, ...written.map(([, value]) => segment(String(value))))
}

// URL parsers drop segments that are empty or made of dots, and the path would be that of another resource. With a space
// after it the segment stays and the API answers 404. A lone surrogate cannot be encoded.
function segment(part: string) {
  const whole = part.replace(/\p{Cs}/gu, '\ufffd')
  return encodeURIComponent(/^\.{0,2}$/.test(whole) ? `${whole} ` : whole)
}
