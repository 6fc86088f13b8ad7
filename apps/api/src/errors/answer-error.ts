import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { ApiError, type ErrorBody } from './api-error.ts'
import { describeError } from './describe-error.ts'
import { isUnavailable } from './unavailable.ts'
import { validationBody } from './validation-body.ts'

const BY_STATUS: Record<number, ErrorBody> = {
  400: { detail: 'The request cannot be read.', code: 'malformed' },
  403: { detail: 'You do not have permission to perform this action.', code: 'permission_denied' },
  404: { detail: 'Not found.', code: 'not_found' },
  408: { detail: 'The request took too long to arrive.', code: 'timeout' },
  413: { detail: 'The request is too large.', code: 'too_large' },
  414: { detail: 'The address is too long.', code: 'too_long' },
  415: { detail: 'The body must be JSON.', code: 'unsupported_media_type' },
  429: { detail: 'Too many requests. Try again in a moment.', code: 'throttled' },
  431: { detail: 'The headers are too large.', code: 'too_large' },
  500: { detail: 'Something went wrong!', code: 'error' },
  503: { detail: 'The shop does not answer just now. Try again in a moment.', code: 'unavailable' },
}

const MALFORMED: ErrorBody = { detail: 'The request cannot be read.', code: 'malformed' }

/** The body that belongs to a status when nothing more is known. */
export const bodyOfStatus = (status: number): ErrorBody => BY_STATUS[status] ?? MALFORMED

/** Every error leaves through here, so that nothing of the inside is ever told. */
export function answerError(error: FastifyError | ApiError, request: FastifyRequest, reply: FastifyReply) {
  const { status, body } = statusAndBody(error)
  if (error instanceof ApiError) reply.headers(error.headers)
  if (status === 500) request.log.error(describeError(error), 'failed')
  if (status === 503) {
    request.log.warn(describeError(error), 'unavailable')
    reply.header('Retry-After', '2')
  }
  send(reply, status, body)
}

export function answerNotFound(_request: FastifyRequest, reply: FastifyReply) {
  send(reply, 404, bodyOfStatus(404))
}

// A response schema would write the known keys first, and the message must be first.
function send(reply: FastifyReply, status: number, body: ErrorBody) {
  reply
    .code(status)
    .header('Cache-Control', 'no-store')
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send(body)
}

function statusAndBody(error: FastifyError | ApiError): { status: number; body: ErrorBody } {
  if (error instanceof ApiError) return { status: error.statusCode, body: error.body }
  if (error.validation) return { status: 400, body: validationBody(error.validation) }
  if (isUnavailable(error)) return { status: 503, body: bodyOfStatus(503) }
  const status = error.statusCode ?? 500
  if (status >= 400 && status < 500) return { status, body: bodyOfStatus(status) }
  return { status: 500, body: bodyOfStatus(500) }
}
