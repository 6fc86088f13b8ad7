/** A text that the catalogue has of its own, for sites that say it in another language. */
export type ErrorText = 'login' | 'not_found' | 'wrong'

/** What a call that failed leads to: it is rejected, or the page that it is about does not exist. */
export type ErrorConsequence = 'reject' | 'not_found'

type Entry = { says: 'body' | 'text'; text: ErrorText; consequence: ErrorConsequence }

// Spec §8. The words are part of the contract, exclamation marks included.
export const ERROR_TEXTS: Readonly<Record<ErrorText, string>> = {
  login: 'You need to login to perform this action.',
  not_found: 'Resource not found!',
  wrong: 'Something went wrong!',
}

const ENTRIES: Readonly<Record<number, Entry>> = {
  401: { says: 'body', text: 'login', consequence: 'reject' },
  404: { says: 'text', text: 'not_found', consequence: 'not_found' },
  500: { says: 'text', text: 'wrong', consequence: 'reject' },
}

const ANY_OTHER: Entry = { says: 'body', text: 'wrong', consequence: 'reject' }

/** What the catalogue says of a status; one that is not listed is treated as any other. */
export function catalogueEntry(status: number): Entry {
  return ENTRIES[status] ?? ANY_OTHER
}
