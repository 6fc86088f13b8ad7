import { createClient } from '../src/client.ts'

type Sent = {
  path: string
  headers: Headers
  isUnwanted: () => boolean
  answer: (body: unknown, status?: number) => void
  cut: () => void
}

/** A client whose requests wait until the test responds to them. */
export function createManualClient() {
  const sent: Sent[] = []
  function fetch(address: RequestInfo | URL, { signal, headers }: RequestInit = {}) {
    return new Promise<Response>((resolve, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason))
      sent.push({
        path: String(address).replace('/v1/', ''),
        headers: new Headers(headers),
        isUnwanted: () => signal?.aborted ?? false,
        answer: (body, status = 200) => resolve(Response.json(body, { status })),
        cut: () => reject(new TypeError('Failed to fetch')),
      })
    })
  }
  return { sent, client: createClient({ baseUrl: '/v1/', fetch, retries: 0 }) }
}
