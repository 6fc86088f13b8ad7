import { ApiError } from '../errors/api-error.ts'

export type Language = 'en' | 'ne'

export type ClientOptions = {
  /** The public base of the API, with `/v1/` at its end; relative to the site in a browser. */
  baseUrl: string
  headers?: Record<string, string>
  /** The function that sends; the platform's own when none is given. */
  fetch?: typeof globalThis.fetch
  /** Told of every call that fails, before it is rejected. */
  onError?: (error: ApiError) => void
}

export type CallOptions = {
  method?: 'GET' | 'POST'
  body?: unknown
  language?: Language
  headers?: Record<string, string>
  signal?: AbortSignal
}

export type Client = { call: <Answer>(path: string, options?: CallOptions) => Promise<Answer> }

/** The one way to the API: every call goes through it and either answers or is rejected with an `ApiError`. */
export function createClient({ baseUrl, headers = {}, fetch = globalThis.fetch, onError }: ClientOptions): Client {
  const base = baseUrl.endsWith('/') ? baseUrl : `${baseUrl}/`

  async function answerOf(path: string, { method = 'GET', body, language, signal, headers: own }: CallOptions) {
    const response = await fetch(base + path, {
      method,
      credentials: 'same-origin',
      headers: {
        accept: 'application/json',
        ...(language && { 'accept-language': language }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
        ...own,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      ...(signal && { signal }),
    })
    const answer = parsed(await response.text())
    if (!response.ok) throw new ApiError(response.status, answer)
    return answer
  }

  return {
    async call<Answer>(path: string, options: CallOptions = {}) {
      try {
        // The server's schemas are what the types were made from, so this is the one place that trusts it.
        return (await answerOf(path, options)) as Answer
      } catch (cause) {
        const error = cause instanceof ApiError ? cause : new ApiError(0, undefined, { cause })
        onError?.(error)
        throw error
      }
    },
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
