import type { CallOptions, CallRequest } from './create-client.ts'

/** The headers of a call: what the caller says wins over what the client says. */
export function headersOf(defaults: CallOptions, request: CallRequest): Headers {
  const headers = new Headers({ accept: 'application/json' })
  addTo(headers, defaults)
  if (request.body !== undefined) headers.set('content-type', 'application/json')
  if (request.idempotencyKey !== undefined) headers.set('idempotency-key', request.idempotencyKey)
  addTo(headers, request)
  return headers
}

function addTo(headers: Headers, { language, headers: own = {} }: CallOptions) {
  if (language) headers.set('accept-language', language)
  for (const [name, value] of Object.entries(own)) headers.set(name, value)
}
