import { ApiError, type Client, createClient, type Language } from '@dabali/api-client'
import { HttpError } from 'react-admin'

const client = createClient({ baseUrl: '/v1/' })

/** The language of the page, which answers and errors of the API are in. */
export const pageLanguage = (): Language => (document.documentElement.lang === 'ne' ? 'ne' : 'en')

/** The client of the back office: each call asks in the language of the page. */
export const api: Client = {
  call: (path, request) => client.call(path, { language: pageLanguage(), ...request }),
}

/** An error as react-admin shows it: a key of ours where the API had no message, or its message. */
export function toHttpError(error: unknown): unknown {
  if (!(error instanceof ApiError)) return error
  return new HttpError(error.text ? `admin.errors.${error.text}` : error.toast, error.status, error.body)
}

/** The code of an error of the API, such as `second_factor_required`. */
export function codeOf(error: unknown): string | undefined {
  const body = typeof error === 'object' && error !== null && 'body' in error ? error.body : undefined
  return typeof body === 'object' && body !== null && 'code' in body ? String(body.code) : undefined
}

/** What the API says about a field, such as `title.en`. */
export function fieldError(error: unknown, field: string): string | undefined {
  const body = typeof error === 'object' && error !== null && 'body' in error ? error.body : undefined
  const said = typeof body === 'object' && body !== null ? Reflect.get(body, field) : undefined
  return Array.isArray(said) && typeof said[0] === 'string' ? said[0] : undefined
}

/** The current version of a record, from the answer to a save of an older one. */
export function conflictOf<Thing>(error: unknown): Thing | undefined {
  if (codeOf(error) !== 'version_conflict') return undefined
  const body: object = Object(Reflect.get(Object(error), 'body'))
  return Reflect.get(body, 'current') as Thing | undefined
}
