/** A text that the catalogue has of its own, for sites that say it in another language. */
export type ErrorText = 'login' | 'not_found' | 'wrong' | 'network' | 'timeout'

/** What a call that failed leads to: it is rejected, or the page that it is about does not exist. */
export type ErrorConsequence = 'reject' | 'fatal404'

/** The status that was answered; or why nothing was: nobody could be reached, or nobody answered in time. */
export type Failure = number | 'network' | 'timeout'

type Row = { says: 'body' | 'text'; text: ErrorText; consequence: ErrorConsequence }

// Spec §8. Its words are part of the contract, exclamation marks included; those of the last two are ours.
export const ERROR_TEXTS: Readonly<Record<ErrorText, string>> = {
  login: 'You need to login to perform this action.',
  not_found: 'Resource not found!',
  wrong: 'Something went wrong!',
  network: 'There is no connection. Check the line and try again.',
  timeout: 'No answer came in time. Try again.',
}

const ROWS: Readonly<Partial<Record<Failure, Row>>> = {
  401: { says: 'body', text: 'login', consequence: 'reject' },
  404: { says: 'text', text: 'not_found', consequence: 'fatal404' },
  500: { says: 'text', text: 'wrong', consequence: 'reject' },
  network: { says: 'text', text: 'network', consequence: 'reject' },
  timeout: { says: 'text', text: 'timeout', consequence: 'reject' },
}

const ANY_OTHER: Row = { says: 'body', text: 'wrong', consequence: 'reject' }
const SUCCESS_NOBODY_CAN_READ: Row = { says: 'text', text: 'wrong', consequence: 'reject' }

/** What the catalogue says of a failure; a status that is not listed is treated as any other. */
export function catalogueRow(failure: Failure): Row {
  const isSuccess = typeof failure === 'number' && failure < 400
  return ROWS[failure] ?? (isSuccess ? SUCCESS_NOBODY_CAN_READ : ANY_OTHER)
}

/** How many characters of a message are shown; a toast has no room for more. */
const LONGEST_MESSAGE = 300

/**
 * The message of an error body: the first of `non_field_errors`; else the body itself when it is a text; else the value
 * of its first key, of which an array gives its first element and an object its `detail`. A number is a message as well. A
 * message of more than 300 characters is cut. Nothing when there is no text, or only blanks.
 *
 * The message is plain text, whatever is written in it: a site shows it escaped and never as markup.
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
  if (text.length <= LONGEST_MESSAGE) return text
  // By code point, so that no half of a character is left.
  return `${[...text]
    .slice(0, LONGEST_MESSAGE - 1)
    .join('')
    .trimEnd()}…`
}

/** What a `Retry-After` header asks for, in seconds from now; it names them, or a date. */
export function retryAfterSeconds(header: string | null | undefined): number | undefined {
  if (!header) return undefined
  const seconds = Number(header)
  const wait = Number.isNaN(seconds) ? (Date.parse(header) - Date.now()) / 1000 : seconds
  return Number.isNaN(wait) ? undefined : Math.max(0, wait)
}

/** How long a site shows the toast of an error. */
export const ERROR_TOAST_MILLISECONDS = 5000

/** A call that failed, with what the catalogue says of it. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  /** 0 when no answer came; `text` then says whether the line or the time is to blame. */
  readonly status: number
  readonly body: unknown
  /** The name that the API gives to the refusal, such as `throttled`. */
  readonly code: string | undefined
  /** By which the answer is found in the logs of the API. */
  readonly requestId: string | undefined
  /** The text that a visitor is shown, in English where the server gave none. */
  readonly toast: string
  /** Which text of the catalogue the toast is; nothing when the server said it itself. */
  readonly text: ErrorText | undefined
  readonly consequence: ErrorConsequence
  /** How long the server asks to be left alone. */
  readonly retryAfterSeconds: number | undefined

  constructor(failure: Failure, body?: unknown, { headers, ...options }: ErrorOptions & { headers?: Headers } = {}) {
    const row = catalogueRow(failure)
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

/** A call that its caller no longer wanted: nothing failed, so nobody is told. The cause is the reason of the signal. */
export class CallAborted extends Error {
  // The name that the platform gives it, by which other code knows it.
  override readonly name = 'AbortError'

  constructor(signal: AbortSignal) {
    super('The call was aborted.', { cause: signal.reason })
  }
}

/** A failure after which a page has nothing to show: what it is about does not exist. */
export type FatalNotFound = ApiError & { consequence: 'fatal404' }

// Not by its class: each door of the CommonJS form has a copy of its own.
export function isFatalNotFound(error: unknown): error is FatalNotFound {
  return error instanceof Error && 'consequence' in error && error.consequence === 'fatal404'
}
