import type { Socket } from 'node:net'
import type { Language } from '@dabali/domain'
import type { FastifyError, FastifyReply, FastifyRequest, FastifySchemaValidationError } from 'fastify'
import pg from 'pg'
import { ApiError, bodyOfStatus, type ErrorBody } from './api-error.ts'

// Connections that are refused, cut or not answered; PostgreSQL while it starts or stops, after a statement or lock timeout,
// and without disk space, memory or connections.
const CODES = /^(ECONN(REFUSED|RESET)|ENOENT|EPIPE|ETIMEDOUT|57P0[123]|57014|55P03|53[1-3]00|08\d\d\d)$/
const MESSAGES =
  /^(Connection terminated|timeout exceeded when trying to connect|timeout expired|Client (has encountered a connection error|was closed))/

const DISK_FULL = '53100'

export const isDiskFull = (error: unknown) => error instanceof Error && 'code' in error && error.code === DISK_FULL

/** True for temporary failures, for example while PostgreSQL restarts. */
function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error ? String(error.code) : ''
  return CODES.test(code) || MESSAGES.test(error.message)
}

const ADDRESS = /[^\s@<>"']+@[^\s@<>"']+/g

/**
 * What is logged of an error: kind and stack. PostgreSQL repeats values in its messages, which may be personal
 * data, so that only its code and the constraint are logged.
 */
function describeError(error: Error & { code?: string }) {
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line))
  const where = frames.map((line) => line.trim())
  if (error instanceof pg.DatabaseError) {
    return { kind: 'database', code: error.code, table: error.table, constraint: error.constraint, where }
  }
  return { kind: error.name, code: error.code, message: error.message.replace(ADDRESS, '…'), where }
}

/** A schema error as a field error; `non_field_errors` where the body is not an object. */
function validationBody(errors: FastifySchemaValidationError[], language: Language): ErrorBody {
  const [error] = errors
  if (!error) return { non_field_errors: [VALIDATION_BODY_MESSAGES[language].request], code: 'invalid' }
  const field = fieldOf(error)
  const message = messageOf(error, language)
  // `code` is the key of the error code, so that a field of this name is named in the message.
  if (field === 'code') return { non_field_errors: [`code: ${message}`], code: 'invalid' }
  return field === ''
    ? { non_field_errors: [message], code: 'invalid' }
    : Object.assign({ [field]: [message] }, { code: 'invalid' })
}

function fieldOf({ keyword, instancePath, params }: FastifySchemaValidationError) {
  if (instancePath === '' && keyword === 'required')
    return firstOf(params['missingProperty'] ?? params['requiredProperties'])
  return instancePath.split('/')[1] ?? ''
}

const firstOf = (value: unknown) => String(Array.isArray(value) ? value[0] : value)

const DIGITS = new Intl.NumberFormat('ne-u-nu-deva')

const VALIDATION_BODY_MESSAGES = {
  en: {
    request: 'The request cannot be used.',
    required: 'This field is required.',
    minimum: (limit: unknown) => `Ensure this value is greater than or equal to ${limit}.`,
    maximum: (limit: unknown) => `Ensure this value is less than or equal to ${limit}.`,
    maxLength: (limit: unknown) => `Ensure this field has no more than ${limit} characters.`,
    integer: 'A valid integer is required.',
    string: 'Not a valid string.',
    object: 'A JSON object is required.',
    // Validator messages are technical, but useful to API developers.
    other: (said?: string) => (said === undefined ? 'This value cannot be used.' : `This value ${said}.`),
  },
  ne: {
    request: 'यो अनुरोध बुझ्न सकिएन।',
    required: 'यो भर्नुपर्छ।',
    minimum: (limit: unknown) => `कम्तीमा ${DIGITS.format(Number(limit))} हुनुपर्छ।`,
    maximum: (limit: unknown) => `बढीमा ${DIGITS.format(Number(limit))} हुन सक्छ।`,
    maxLength: (limit: unknown) => `यहाँ ${DIGITS.format(Number(limit))} भन्दा बढी अक्षर अट्दैनन्।`,
    integer: 'पूर्ण संख्या लेख्नुपर्छ।',
    string: 'यहाँ अक्षर लेख्नुपर्छ।',
    object: 'JSON वस्तु पठाउनुपर्छ।',
    other: () => 'यो मान यहाँ मिल्दैन।',
  },
}

function messageOf({ keyword, params, message }: FastifySchemaValidationError, language: Language) {
  const messages = VALIDATION_BODY_MESSAGES[language]
  switch (keyword) {
    case 'required':
      return messages.required
    case 'minimum':
    case 'maximum':
    case 'maxLength':
      return messages[keyword](params['limit'])
    case 'type': {
      const type = firstOf(params['type'])
      return type === 'integer' || type === 'string' || type === 'object' ? messages[type] : messages.other()
    }
    default:
      return messages.other(message)
  }
}

const STATUS: Record<string, number> = { ERR_HTTP_REQUEST_TIMEOUT: 408, HPE_HEADER_OVERFLOW: 431 }

/** Answers requests that are not valid HTTP and closes the connection. */
export function handleClientError(error: Error & { code?: string }, socket: Socket) {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy()
    return
  }
  const status = STATUS[error.code ?? ''] ?? 400
  const body = JSON.stringify(bodyOfStatus(status))
  const head = `HTTP/1.1 ${status} Bad Request\r\nContent-Type: application/json; charset=utf-8\r\n`
  socket.end(`${head}Content-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`)
}

/** All errors are written here, so that no internal detail reaches a response. */
export function handleError(error: FastifyError | ApiError, request: FastifyRequest, reply: FastifyReply) {
  const { status, body } = statusAndBody(error, request.language)
  if (error instanceof ApiError) reply.headers(error.headers)
  if (status === 500) request.log.error(describeError(error), 'failed')
  if (status === 503) {
    request.log.warn(describeError(error), 'unavailable')
    if (!reply.hasHeader('Retry-After')) reply.header('Retry-After', '2')
  }
  send(reply, status, body)
}

export function handleNotFound({ language }: FastifyRequest, reply: FastifyReply) {
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
