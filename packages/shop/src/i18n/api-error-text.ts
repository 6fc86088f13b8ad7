import { ApiError } from '@dabali/api-client'

/** What the API said of a refusal, in the language of the page; `otherwise` where it said nothing that a visitor reads. */
export const apiErrorText = (error: unknown, otherwise: string): string =>
  error instanceof ApiError && error.text === undefined ? error.toast : otherwise
