import type { Language } from '@dabali/domain'
import { MESSAGES } from '../messages/messages.ts'

/** Why the API cannot start, as one sentence for the person who started it. */
export class StartError extends Error {}

/** The codes of errors that are not named like their code. */
const CODES = {
  foreign_origin: 'permission_denied',
  request_timeout: 'timeout',
  headers_too_large: 'too_large',
  busy_drawing: 'unavailable',
} as const

export type ErrorName = keyof (typeof MESSAGES)['en']['errors']

const BY_STATUS: Record<number, ErrorName> = {
  400: 'malformed',
  403: 'permission_denied',
  404: 'not_found',
  408: 'request_timeout',
  413: 'too_large',
  414: 'too_long',
  415: 'unsupported_media_type',
  429: 'throttled',
  431: 'headers_too_large',
  500: 'error',
  503: 'unavailable',
}

/** An error body in one language; the message is its first key. */
export function errorBody(name: ErrorName, language: Language = 'en', { method = '' } = {}): ErrorBody {
  const code = name in CODES ? CODES[name as keyof typeof CODES] : name
  return { detail: MESSAGES[language].errors[name].replace('{method}', () => method), code }
}

/** The default body of a status. */
export const bodyOfStatus = (status: number, language?: Language) =>
  errorBody(BY_STATUS[status] ?? 'malformed', language)

/** The body of an error response. The message for the visitor is its first key. */
export type ErrorBody = { code: string } & Record<string, string | readonly string[] | object>

/** An error with its HTTP status and response body. */
export class ApiError extends Error {
  readonly statusCode: number
  /** In English, unless the thrower already localized it. */
  readonly body: ErrorBody
  readonly headers: Record<string, string>

  constructor(statusCode: number, body: ErrorBody, headers: Record<string, string> = {}) {
    super(JSON.stringify(body))
    this.statusCode = statusCode
    this.body = body
    this.headers = headers
  }

  bodyIn(_language: Language): ErrorBody {
    return this.body
  }
}

type General = { headers?: Record<string, string>; method?: string; more?: Record<string, string> }

/** An error that is localized when the response is written, so that the thrower need not know the language. */
export class GeneralError extends ApiError {
  readonly #inLanguage: (language: Language) => ErrorBody

  constructor(statusCode: number, name: ErrorName, { headers, method, more }: General = {}) {
    const inLanguage = (language: Language) => ({ ...errorBody(name, language, { method }), ...more })
    super(statusCode, inLanguage('en'), headers)
    this.#inLanguage = inLanguage
  }

  override bodyIn(language: Language) {
    return this.#inLanguage(language)
  }
}

/** The sites show a 404 as a "not found" page, so that nothing else may use this status. */
export const notFound = () => new GeneralError(404, 'not_found')

/** A permanent redirect to the present address. */
export const movedTo = (url: string) => new GeneralError(301, 'moved', { headers: { Location: url }, more: { url } })

/** 400 for one field. */
export const invalidField = (field: string, message: string, code = 'invalid') =>
  new ApiError(400, { [field]: [message], code })

/** 406: a valid request that a business rule refuses. Clients of django-oscar-api read `reason`. */
export const businessRefusal = (message: string, code: string, more: Record<string, readonly string[]> = {}) =>
  new ApiError(406, { non_field_errors: [message], reason: message, ...more, code })

/** Runs a command; an error prints one sentence and sets the exit code. */
export async function runTool(run: () => Promise<void>): Promise<void> {
  try {
    await run()
  } catch (error) {
    process.stderr.write(`${sentenceOf(error)}\n`)
    process.exitCode = 1
  }
}

/** For an AggregateError, such as when no address of a host answers, the first error is enough. */
function sentenceOf(error: unknown): string {
  if (error instanceof AggregateError && error.errors.length > 0) return sentenceOf(error.errors[0])
  const message = error instanceof Error ? error.message : String(error)
  return message || 'It failed without a message.'
}
