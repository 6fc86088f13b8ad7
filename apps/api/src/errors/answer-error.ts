import type { Language } from '@dabali/domain'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { ApiError, type ErrorBody } from './api-error.ts'
import { describeError } from './describe-error.ts'
import { bodyOfStatus } from './error-messages.ts'
import { isUnavailable } from './unavailable.ts'
import { validationBody } from './validation-body.ts'

/** Every error leaves through here, so that nothing of the inside is ever told. */
export function answerError(error: FastifyError | ApiError, request: FastifyRequest, reply: FastifyReply) {
  const { status, body } = statusAndBody(error, request.language)
  if (error instanceof ApiError) reply.headers(error.headers)
  if (status === 500) request.log.error(describeError(error), 'failed')
  if (status === 503) {
    request.log.warn(describeError(error), 'unavailable')
    if (!reply.hasHeader('Retry-After')) reply.header('Retry-After', '2')
  }
  send(reply, status, body)
}

export function answerNotFound({ language }: FastifyRequest, reply: FastifyReply) {
  send(reply, 404, bodyOfStatus(404, language))
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

function statusAndBody(error: FastifyError | ApiError, language: Language): { status: number; body: ErrorBody } {
  if (error instanceof ApiError) return { status: error.statusCode, body: error.bodyIn(language) }
  if (error.validation) return { status: 400, body: validationBody(error.validation, language) }
  if (isUnavailable(error)) return { status: 503, body: bodyOfStatus(503, language) }
  const status = error.statusCode ?? 500
  if (status >= 400 && status < 500) return { status, body: bodyOfStatus(status, language) }
  return { status: 500, body: bodyOfStatus(500, language) }
}
