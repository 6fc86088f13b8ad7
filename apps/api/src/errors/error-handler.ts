import type { Socket } from 'node:net'
import type { Language } from '@dabali/domain'
import type { FastifyError, FastifyReply, FastifyRequest, FastifySchemaValidationError } from 'fastify'
import pg from 'pg'
import { MESSAGES } from '../messages/messages.ts'
import { ApiError, bodyOfStatus, type ErrorBody, errorBody } from './api-error.ts'

// Connections that are refused, cut or not answered, also as PgBouncer says it (08P01); PostgreSQL while it starts or stops,
// after a statement or lock timeout, and without disk space, memory or connections.
const CODES = /^(ECONN(REFUSED|RESET)|ENOENT|EPIPE|ETIMEDOUT|57P0[123]|57014|55P03|53[1-3]00|08[\dP]\d\d)$/
const UNAVAILABLE_MESSAGES =
  /^(Connection terminated|timeout exceeded when trying to connect|timeout expired|Client (has encountered a connection error|was closed))/

const DISK_FULL = '53100'

export const isDiskFull = (error: unknown) => error instanceof Error && 'code' in error && error.code === DISK_FULL

/** True for temporary failures, for example while PostgreSQL restarts. */
function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error ? String(error.code) : ''
  return CODES.test(code) || UNAVAILABLE_MESSAGES.test(error.message)
}

const FOREIGN_KEY = '23503'
const OF_ACCOUNT = /_(account_id|\w+_by|assigned_to)_fkey$/

/** Whether the account of the request was deleted or merged into another one while the request ran. */
const isAccountRemoved = (error: unknown) =>
  error instanceof pg.DatabaseError && error.code === FOREIGN_KEY && OF_ACCOUNT.test(error.constraint ?? '')

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
  if (!error) return { non_field_errors: [MESSAGES[language].validation.request], code: 'invalid' }
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

type SchemaProblem = Pick<FastifySchemaValidationError, 'keyword' | 'instancePath'> & { params: object }

/** All schema errors of a body with parts, by path such as `title.en`, for handlers that validate it themselves. */
export function fieldProblems(errors: readonly SchemaProblem[], language: Language): Record<string, string[]> {
  const problems = errors.flatMap(({ keyword, instancePath, params }) => {
    // The errors of its branches are reported.
    if (keyword === 'anyOf') return []
    const error = { keyword, instancePath, schemaPath: '', params: { ...params } }
    const missing = keyword === 'required' ? [firstOf(Reflect.get(params, 'requiredProperties'))] : []
    const field = [...instancePath.split('/').slice(1), ...missing].join('.')
    const problem: [string, string[]] = [
      field === '' || field === 'code' ? 'non_field_errors' : field,
      [messageOf(error, language)],
    ]
    return [problem]
  })
  return Object.fromEntries(problems)
}

const firstOf = (value: unknown) => String(Array.isArray(value) ? value[0] : value)

/** The message of a schema error; `params` are those of Ajv. */
function messageOf({ keyword, params }: FastifySchemaValidationError, language: Language): string {
  const texts = MESSAGES[language].validation
  switch (keyword) {
    case 'required':
    case 'uniqueItems':
    case 'pattern':
      return texts[keyword]
    case 'type':
      return texts[typeName(params['type'])]
    case 'minimum':
    case 'maximum':
    case 'exclusiveMinimum':
    case 'exclusiveMaximum':
    case 'minLength':
    case 'maxLength':
    case 'minItems':
    case 'maxItems':
      return texts[keyword](Number(params['limit']))
    case 'multipleOf':
      return texts.multipleOf(Number(params['multipleOf']))
    case 'enum':
      return texts.choice([params['allowedValues']].flat().filter(Boolean).join(', '))
    case 'const':
      return texts.choice(String(params['allowedValue']))
    case 'format':
      return texts[FORMATS[String(params['format'])] ?? 'pattern']
    case 'additionalProperties':
      return texts.unknownField(String(params['additionalProperty']))
    default:
      return texts.invalid
  }
}

const FORMATS: Record<string, 'date' | 'dateTime' | 'email'> = { date: 'date', 'date-time': 'dateTime', email: 'email' }

const TYPES = ['string', 'integer', 'number', 'boolean', 'object', 'array', 'null'] as const

const typeName = (type: unknown) => TYPES.find((each) => each === firstOf(type)) ?? 'invalid'

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
  if (isAccountRemoved(error)) return { status: 409, body: errorBody('account_removed', language) }
  if (isUnavailable(error)) return { status: 503, body: bodyOfStatus(503, language) }
  const status = error.statusCode ?? 500
  if (status >= 400 && status < 500) return { status, body: bodyOfStatus(status, language) }
  return { status: 500, body: bodyOfStatus(500, language) }
}
