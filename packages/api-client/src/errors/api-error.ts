import { catalogueEntry, ERROR_TEXTS, type ErrorConsequence, type ErrorText } from './error-catalogue.ts'
import { messageFromBody } from './message-from-body.ts'

/** How long a site shows the toast of an error. */
export const ERROR_TOAST_MILLISECONDS = 5000

/** A call that failed, with what the catalogue says of it. Status 0 means that no answer came. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly status: number
  readonly body: unknown
  /** The text that a visitor is shown, in English where the server gave none. */
  readonly toast: string
  /** Which text of the catalogue the toast is; nothing when the server said it itself. */
  readonly text: ErrorText | undefined
  readonly consequence: ErrorConsequence

  constructor(status: number, body: unknown, options?: ErrorOptions) {
    const entry = catalogueEntry(status)
    const said = entry.says === 'body' ? messageFromBody(body) : undefined
    const toast = said ?? ERROR_TEXTS[entry.text]
    super(toast, options)
    this.status = status
    this.body = body
    this.toast = toast
    this.text = said === undefined ? entry.text : undefined
    this.consequence = entry.consequence
  }
}
