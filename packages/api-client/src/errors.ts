/** A message of the error catalogue, for sites that translate it. */
export type ErrorText = 'login' | 'not_found' | 'wrong' | 'network' | 'timeout'

/** What a failed call means for the page: it is rejected, or what the page is about does not exist. */
export type ErrorConsequence = 'reject' | 'fatal404'

/** The status of the response, or why there was none. */
export type Failure = number | 'network' | 'timeout'

type Row = { says: 'body' | 'text'; text: ErrorText; consequence: ErrorConsequence }

// Spec §8: these texts are part of the contract; `network` and `timeout` are additions.
export const ERROR_TEXTS: Readonly<Record<ErrorText, string>> = {
  login: 'You need to login to perform this action.',
  not_found: 'Resource not found!',
  wrong: 'Something went wrong!',
  network: 'No connection. Check your internet and try again.',
  timeout: 'The request timed out. Try again.',
}

const ROWS: Readonly<Partial<Record<Failure, Row>>> = {
  401: { says: 'body', text: 'login', consequence: 'reject' },
  404: { says: 'text', text: 'not_found', consequence: 'fatal404' },
  500: { says: 'text', text: 'wrong', consequence: 'reject' },
  network: { says: 'text', text: 'network', consequence: 'reject' },
  timeout: { says: 'text', text: 'timeout', consequence: 'reject' },
}

const ANY_OTHER: Row = { says: 'body', text: 'wrong', consequence: 'reject' }
const UNREADABLE_SUCCESS: Row = { says: 'text', text: 'wrong', consequence: 'reject' }

/** How a failure is shown and what it means; a status without a rule of its own follows the general one. */
function errorRule(failure: Failure): Row {
  const isSuccess = typeof failure === 'number' && failure < 400
  return ROWS[failure] ?? (isSuccess ? UNREADABLE_SUCCESS : ANY_OTHER)
}

/** A toast has no room for longer messages. */
const MAX_MESSAGE_LENGTH = 300

/**
 * The message of an error body: the first of `non_field_errors`; else the body itself when it is a text; else the value
 * of its first key, of which an array gives its first element and an object its `detail`. A number is a message as well. A
 * message of more than 300 characters is cut. `undefined` without text, or with nothing but blanks.
 *
 * The message is plain text: a site shows it escaped and never as markup.
 */
export function messageFromBody(body: unknown): string | undefined {
  if (typeof body !== 'object' || body === null) return toText(body)
  const general = 'non_field_errors' in body ? body.non_field_errors : undefined
  if (Array.isArray(general) && general.length > 0) return toText(general[0])
  const [value] = Object.values(body)
  return toText(Array.isArray(value) ? value[0] : value)
}

function toText(value: unknown): string | undefined {
  const message = typeof value === 'object' && value !== null && 'detail' in value ? value.detail : value
  if (typeof message !== 'string' && typeof message !== 'number') return undefined
  const text = String(message).trim()
  return text === '' ? undefined : shorten(text)
}

function shorten(text: string) {
  if (text.length <= MAX_MESSAGE_LENGTH) return text
  // By code point, so that no surrogate pair is cut in half.
  return `${[...text]
    .slice(0, MAX_MESSAGE_LENGTH - 1)
    .join('')
    .trimEnd()}…`
}

/** A `Retry-After` header, in seconds or as a date, as seconds from now. */
export function retryAfterSeconds(header: string | null | undefined): number | undefined {
  if (!header) return undefined
  const seconds = Number(header)
  const wait = Number.isNaN(seconds) ? (Date.parse(header) - Date.now()) / 1000 : seconds
  return Number.isNaN(wait) ? undefined : Math.max(0, wait)
}

/** How long a site shows an error toast. */
export const ERROR_TOAST_MILLISECONDS = 5000

/** A failed call, with its message and meaning from the error catalogue. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  /** 0 without a response; `text` is then `network` or `timeout`. */
  readonly status: number
  readonly body: unknown
  /** The error code of the API, such as `throttled`. */
  readonly code: string | undefined
  /** The id of the request in the logs of the API. */
  readonly requestId: string | undefined
  /** The message to show, in English where the server gave none. */
  readonly toast: string
  /** The key of the message in the catalogue; `undefined` when the message came from the server. */
  readonly text: ErrorText | undefined
  readonly consequence: ErrorConsequence
  /** The delay that the server asks for. */
  readonly retryAfterSeconds: number | undefined

  constructor(failure: Failure, body?: unknown, { headers, ...options }: ErrorOptions & { headers?: Headers } = {}) {
    const row = errorRule(failure)
    const said = row.says === 'body' ? messageFromBody(body) : undefined
    const toast = said ?? ERROR_TEXTS[row.text]
    super(toast, options)
    this.status = typeof failure === 'number' ? failure : 0
    this.body = body
    this.code = codeOf(body)
    this.requestId = headers?.get('x-request-id') ?? undefined
    this.toast = toast
    this.text = said === undefined ? row.text : undefined
    this.consequence = row.consequence
    this.retryAfterSeconds = retryAfterSeconds(headers?.get('retry-after'))
  }
}

function codeOf(body: unknown): string | undefined {
  const hasCode = typeof body === 'object' && body !== null && 'code' in body
  return hasCode && typeof body.code === 'string' ? body.code : undefined
}

/** A call whose signal was aborted. `onError` is not called; the cause is the reason of the signal. */
export class CallAborted extends Error {
  // The name that the platform uses, so that other code recognises it.
  override readonly name = 'AbortError'

  constructor(signal: AbortSignal) {
    super('The call was aborted.', { cause: signal.reason })
  }
}

/** An error after which a page has nothing to show: what it is about does not exist. */
export type FatalNotFound = ApiError & { consequence: 'fatal404' }

// Not by `instanceof ApiError`: each CommonJS entry point has its own copy of the class.
export function isFatalNotFound(error: unknown): error is FatalNotFound {
  return error instanceof Error && 'consequence' in error && error.consequence === 'fatal404'
}
