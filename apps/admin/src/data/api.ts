import { ApiError, type CallRequest, type Client, createClient, type Language, newId } from '@dabali/api-client'
import { HttpError } from 'react-admin'

/** The language of the page, which answers and errors of the API are in. */
export const pageLanguage = (): Language => (document.documentElement.lang === 'ne' ? 'ne' : 'en')

const MOST_KEYS = 200
/** The requests that were sent with an idempotency key, each with the key that it really has. */
const requestsOf = new Map<string, Map<string, string>>()

/**
 * The key of a request. The API takes a key for one request only: what is changed after a lost answer gets a key of its own,
 * and the same request again the one that it had.
 */
function keyFor(path: string, { method, query, body, headers, idempotencyKey }: CallRequest): string | undefined {
  if (idempotencyKey === undefined) return undefined
  const known = requestsOf.get(idempotencyKey) ?? new Map<string, string>()
  requestsOf.set(idempotencyKey, known)
  for (const oldest of requestsOf.keys()) {
    if (requestsOf.size <= MOST_KEYS) break
    requestsOf.delete(oldest)
  }
  const sent = JSON.stringify([path, method, query, body, headers])
  const key = known.get(sent) ?? (known.size === 0 ? idempotencyKey : newId())
  known.set(sent, key)
  return key
}

/** A client whose calls ask in the language of the page, and fail with the errors that react-admin shows. */
export const adminClient = (client: Client): Client => ({
  async call(path, request = {}) {
    const idempotencyKey = keyFor(path, request)
    try {
      return await client.call(path, {
        language: pageLanguage(),
        ...request,
        ...(idempotencyKey && { idempotencyKey }),
      })
    } catch (error) {
      throw toHttpError(error)
    }
  },
})

/** The API as the back office calls it. */
export const api = adminClient(createClient({ baseUrl: '/v1/' }))

/** An error as react-admin shows it: a key of ours where the API had no message, or its message. */
export function toHttpError(error: unknown): unknown {
  if (!(error instanceof ApiError)) return error
  return new HttpError(error.text ? `admin.errors.${error.text}` : error.toast, error.status, error.body)
}

/** The body of an error of the API. */
export const bodyOf = (error: unknown): object | undefined => {
  const body = typeof error === 'object' && error !== null && 'body' in error ? error.body : undefined
  return typeof body === 'object' && body !== null ? body : undefined
}

/** The code of an error of the API, such as `second_factor_required`. */
export function codeOf(error: unknown): string | undefined {
  const body = bodyOf(error)
  return body && 'code' in body ? String(body.code) : undefined
}

/** What the API says about a field, such as `title.en`. */
export function fieldError(error: unknown, field: string): string | undefined {
  const said: unknown = Reflect.get(bodyOf(error) ?? {}, field)
  return Array.isArray(said) && typeof said[0] === 'string' ? said[0] : undefined
}

/** The messages of a refused write by the fields of the form, which may have other names than those of the API. */
export function fieldErrors(error: unknown, names: Readonly<Record<string, string>> = {}): [string, string][] {
  return Object.entries(bodyOf(error) ?? {}).flatMap(([field, messages]) =>
    Array.isArray(messages) ? [[names[field] ?? field, messages.join(' ')] as [string, string]] : [],
  )
}

/** What the API says about a request as a whole, beside its fields. */
export const hasGeneralError = (error: unknown): boolean => {
  const body = bodyOf(error)
  return body !== undefined && ('non_field_errors' in body || 'detail' in body)
}

/** The current version of a record, from the answer to a save of an older one. */
export function conflictOf<Thing>(error: unknown): Thing | undefined {
  if (codeOf(error) !== 'version_conflict') return undefined
  const body: object = Object(Reflect.get(Object(error), 'body'))
  return Reflect.get(body, 'current') as Thing | undefined
}
