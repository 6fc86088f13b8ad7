import type { ApiError } from './api-error.ts'

/** A failure after which a page has nothing to show: what it is about does not exist. */
export type FatalNotFound = ApiError & { consequence: 'fatal404' }

// Not by its class: each door of the CommonJS form has a copy of its own.
export function isFatalNotFound(error: unknown): error is FatalNotFound {
  return error instanceof Error && 'consequence' in error && error.consequence === 'fatal404'
}
