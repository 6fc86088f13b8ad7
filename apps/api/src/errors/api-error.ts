/** The body of a refusal. The message that a visitor reads is its first key. */
export type ErrorBody = { code: string } & Record<string, string | readonly string[] | readonly object[]>

/** An answer that is not the one that was asked for, with a body that says so. */
export class ApiError extends Error {
  readonly statusCode: number
  readonly body: ErrorBody
  readonly headers: Record<string, string>

  constructor(statusCode: number, body: ErrorBody, headers: Record<string, string> = {}) {
    super(JSON.stringify(body))
    this.statusCode = statusCode
    this.body = body
    this.headers = headers
  }
}

/** What the page is about is not there. Nothing else may be answered with 404: the sites show it as a page. */
export const notFound = () => new ApiError(404, { detail: 'Not found.', code: 'not_found' })

/** What was here is now there; whoever keeps addresses should keep that one. */
export const movedTo = (url: string) =>
  new ApiError(301, { detail: 'This has moved.', code: 'moved', url }, { Location: url })

/** One field of the request cannot be used. */
export const invalidField = (field: string, message: string, code = 'invalid') =>
  new ApiError(400, { [field]: [message], code })

/** The request is understood, and the shop does not do it; `reason` is where a client of django-oscar-api looks. */
export const businessRefusal = (message: string, code: string) =>
  new ApiError(406, { non_field_errors: [message], reason: message, code })
