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

type Part = Readonly<Record<string, string | number>>

/**
 * The path of a call, in which each part stays one part whatever is in it. A part is written as `${{ slug }}`, so that one
 * that is missing, which only a program without types can leave out, is named.
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

// An address swallows a part that is empty or made of dots, and would be that of something else. With a space behind it
// stays, names nothing that there is, and the API says so. Half of a character can stand in no address at all.
function segment(part: string) {
  const whole = part.replace(/\p{Cs}/gu, '\ufffd')
  return encodeURIComponent(/^\.{0,2}$/.test(whole) ? `${whole} ` : whole)
}
