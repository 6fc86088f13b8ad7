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
