import { catalogueRow, ERROR_TEXTS, type ErrorConsequence, type ErrorText, type Failure } from './error-catalogue.ts'
import { messageFromBody } from './message-from-body.ts'
import { retryAfterSeconds } from './retry-after-seconds.ts'

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
