import { ApiError, type Client, createClient } from '@dabali/api-client'
import type { Language, StoreData } from '@dabali/domain'

/** What was asked for, or nothing where there is no such thing; any other failure stays one. */
export async function nullOn404<Answer>(answer: Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await answer
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return undefined
    throw error
  }
}

/** What only its owner is shown: the thing itself, or who is to log in for it. */
export type Owned<Value> = { value: Value } | { refused: 'login' | 'foreign' }

const REFUSED: Record<number, 'login' | 'foreign'> = { 401: 'login', 403: 'foreign' }

/** The same as `orNothing` for what belongs to an account. */
export async function nullOn404OrDenied<Value>(answer: Promise<Value>): Promise<Owned<Value> | undefined> {
  try {
    const value = await nullOn404(answer)
    return value === undefined ? undefined : { value }
  } catch (error) {
    const refused = error instanceof ApiError ? REFUSED[error.status] : undefined
    if (refused === undefined) throw error
    return { refused }
  }
}

// A visitor waits while a page is made, and a page that could not be made offers to ask again.
const LONGEST_TRY_MILLISECONDS = 4_000
const RETRIES = 0
/** What the API is told of the visitor for whom a page is made. */
const FORWARDED_HEADERS = [
  'cookie',
  'user-agent',
  'x-forwarded-for',
  'x-forwarded-proto',
  'x-forwarded-host',
  'referer',
]

export type ServerClientOptions = {
  apiOrigin: string
  language?: Language
  /** By which an API on another machine knows the site; sent with calls that are nobody's. */
  internalSecret?: string | undefined
  /** The headers of the visitor's request; without them the call is nobody's. */
  headers?: Pick<Headers, 'get'>
  /** Told of every cookie that the API sets, to hand it on to the visitor. */
  onSetCookie?: (cookie: string) => void
  /** Told of every call that fails. */
  onError?: (error: ApiError) => void
}

/** The way to the API from a site's server, on behalf of a visitor. */
export function createServerClient(options: ServerClientOptions): Client {
  const { apiOrigin, language, internalSecret, headers, onSetCookie = () => {}, onError } = options
  const forwarded = FORWARDED_HEADERS.flatMap((name): [string, string][] => {
    const value = headers?.get(name)
    return value ? [[name, value]] : []
  })
  if (headers === undefined && internalSecret !== undefined)
    forwarded.push(['authorization', `Bearer ${internalSecret}`])
  const receivedCookies = new Map<string, string>()
  return createClient({
    baseUrl: `${apiOrigin}/v1/`,
    headers: Object.fromEntries(forwarded),
    ...(language && { language }),
    ...(onError && { onError }),
    timeoutMilliseconds: LONGEST_TRY_MILLISECONDS,
    retries: RETRIES,
    fetch: async (input, init) => {
      const response = await fetch(input, withCookies(init, receivedCookies))
      for (const cookie of response.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]*)=([^;]*)/.exec(cookie) ?? []
        receivedCookies.set(name, value)
        onSetCookie(cookie)
      }
      return response
    },
  })
}

/** Who got a cookie with one answer sends it with the next call; of two of a name, a server reads the first. */
function withCookies(
  init: RequestInit | undefined,
  receivedCookies: ReadonlyMap<string, string>,
): RequestInit | undefined {
  if (receivedCookies.size === 0) return init
  const headers = new Headers(init?.headers)
  const cookies = [...receivedCookies].map(([name, value]) => `${name}=${value}`)
  headers.set('cookie', [...cookies, headers.get('cookie')].filter(Boolean).join('; '))
  return { ...init, headers }
}

/** Which of the two sites a screen stands on. */
export type Site = 'store' | 'culture'

/** For whom a page is made, and how the API is asked on their behalf. */
export type RequestContext = {
  site: Site
  language: Language
  /** The addresses that visitors know the sites by. */
  origins: Record<Site, string>
  client: Client
  storeData: StoreData
  /** As the browser says; the API alone knows. */
  isLoggedIn: boolean
  /** Gives the answer the status of a failure: the failed call, or a status. Shows nothing. */
  fail: (failure: unknown) => undefined
}

/** The value of a cookie in the header that carries all of them. */
export function readCookie(header: string, name: string): string | undefined {
  const found = header.split(';').find((cookie) => cookie.trim().startsWith(`${name}=`))
  return found?.trim().slice(name.length + 1)
}
