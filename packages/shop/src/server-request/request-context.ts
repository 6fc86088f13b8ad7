import { ApiError, type Client, createClient } from '@dabali/api-client'
import type { Language, StoreData } from '@dabali/domain'

/** Undefined for 404; other errors are rethrown. */
export async function nullOn404<Answer>(answer: Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await answer
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return undefined
    throw error
  }
}

/** A resource of an account, or why it is denied. */
export type Owned<Value> = { value: Value } | { refused: 'login' | 'foreign' }

const REFUSED: Record<number, 'login' | 'foreign'> = { 401: 'login', 403: 'foreign' }

/** Like `nullOn404`, and reports 401 and 403 as denied. */
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

// A failed page offers to try again.
const RETRIES = 0
/** The request headers that are forwarded to the API. */
const FORWARDED_HEADERS = [
  'cookie',
  'user-agent',
  'x-forwarded-for',
  'x-forwarded-proto',
  'x-forwarded-host',
  'referer',
  'x-request-id',
  'traceparent',
]

/** Where the API is, and how long a call may take. */
export type ApiSettings = { apiOrigin: string; apiTimeoutMs: number }

export type ServerClientOptions = ApiSettings & {
  language?: Language
  /** The shared secret of the sites, sent with calls that belong to no visitor. */
  internalSecret?: string | undefined
  /** The visitor's request headers; without them the call belongs to no visitor. */
  headers?: Pick<Headers, 'get'>
  /** Headers of the request that a call without a visitor is made for: its id, and its place in a trace. */
  inheritedHeaders?: Readonly<Record<string, string>>
  /** Called for each cookie that the API sets. */
  onSetCookie?: (cookie: string) => void
  /** Called for each failed call. */
  onError?: (error: ApiError) => void
}

/** Creates an API client for a site's server, on behalf of a visitor. */
export function createServerClient(options: ServerClientOptions): Client {
  const {
    apiOrigin,
    apiTimeoutMs,
    language,
    internalSecret,
    headers,
    inheritedHeaders = {},
    onSetCookie = () => {},
    onError,
  } = options
  const forwarded = FORWARDED_HEADERS.flatMap((name): [string, string][] => {
    const value = headers?.get(name)
    return value ? [[name, value]] : []
  })
  if (headers === undefined && internalSecret !== undefined)
    forwarded.push(['authorization', `Bearer ${internalSecret}`])
  const receivedCookies = new Map<string, string>()
  return createClient({
    baseUrl: `${apiOrigin}/v1/`,
    headers: { ...inheritedHeaders, ...Object.fromEntries(forwarded) },
    ...(language && { language }),
    ...(onError && { onError }),
    timeoutMilliseconds: apiTimeoutMs,
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

/** Sends cookies of earlier responses first; servers read the first of a name. */
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

/** Who a page is rendered for, and the API client on their behalf. */
export type RequestContext = {
  site: Site
  language: Language
  /** The addresses that visitors know the sites by. */
  origins: Record<Site, string>
  client: Client
  storeData: StoreData
  /** As storeData says; only the API knows. */
  isLoggedIn: boolean
  /** Sets the response status of a failure. Renders nothing. */
  fail: (failure: unknown) => undefined
}

/** The value of a cookie in the header that carries all of them. */
export function readCookie(header: string, name: string): string | undefined {
  const found = header.split(';').find((cookie) => cookie.trim().startsWith(`${name}=`))
  return found?.trim().slice(name.length + 1)
}
