import type { Language } from '@dabali/domain'
import { type ErrorName, errorBody } from './error-messages.ts'

/** The body of a refusal. The message that a visitor reads is its first key. */
export type ErrorBody = { code: string } & Record<string, string | readonly string[] | readonly object[]>

/** An answer that is not the one that was asked for, with a body that says so. */
export class ApiError extends Error {
  readonly statusCode: number
  /** In English, unless it was written in the language of who asked. */
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

/** A general error, whose message is chosen when it is answered: who throws it need not know the language. */
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

/** What the page is about is not there. Nothing else may be answered with 404: the sites show it as a page. */
export const notFound = () => new GeneralError(404, 'not_found')

/** What was here is now there; whoever keeps addresses should keep that one. */
export const movedTo = (url: string) => new GeneralError(301, 'moved', { headers: { Location: url }, more: { url } })

/** One field of the request cannot be used. */
export const invalidField = (field: string, message: string, code = 'invalid') =>
  new ApiError(400, { [field]: [message], code })

/** The request is understood, and the shop does not do it; `reason` is where a client of django-oscar-api looks. */
export const businessRefusal = (message: string, code: string) =>
  new ApiError(406, { non_field_errors: [message], reason: message, code })
