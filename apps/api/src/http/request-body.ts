import { createRequire } from 'node:module'
import AjvCompiler from '@fastify/ajv-compiler'
import { SerializerSelector } from '@fastify/fast-json-stringify-compiler'
import type { FastifyError, FastifyInstance, FastifyRequest, FastifySchemaCompiler } from 'fastify'
import { type TSchema, Type } from 'typebox'
import { ApiError, GeneralError, invalidField, notFound } from '../errors/api-error.ts'
import { fieldProblems } from '../errors/error-handler.ts'
import { MESSAGES } from '../messages/messages.ts'
import type { Language } from './language.ts'

const require = createRequire(import.meta.url)
// Loaded on use: it has three hundred modules, and lists the errors of forms that programs have written.
const values = (): typeof import('typebox/value') => require('typebox/value')

/** Control characters except tab and newline, and lone surrogates. */
const UNSEEN = /(?![\t\n])\p{Cc}|\p{Surrogate}/gu

/** Text as it is stored: NFC, trimmed, without control characters. */
export const cleanText = (text: string): string => text.replace(UNSEEN, '').normalize('NFC').trim()

/** Like `cleanText`, on one line. */
export const cleanLine = (text: string): string => cleanText(text).replace(/\s+/g, ' ')

const NEPALI_DIGITS = /[०-९]/g

/** Converts Nepali digits to ASCII. */
export const latinDigits = (text: string): string =>
  text.replace(NEPALI_DIGITS, (digit) => String(digit.charCodeAt(0) - '०'.charCodeAt(0)))

/** What is looked for, such as a name or the number of an order: `# १००००१` is `100001`. */
export const searchedText = (text = ''): string => latinDigits(cleanLine(text)).replace(/^#\s*/, '')

/** A missing body is read as an empty object, before validation. */
export async function optionalBody(request: FastifyRequest) {
  request.body ??= {}
}

const isSafe = (text: string) => !text.includes('\0')

/** The path of the first text that has a null character, such as `title.en`; undefined if there is none. */
function findNullCharacter(value: unknown, path: readonly string[] = []): string | undefined {
  if (typeof value === 'string') return isSafe(value) ? undefined : path.join('.')
  // Uploads are no JSON.
  if (typeof value !== 'object' || value === null || !(Array.isArray(value) || isPlain(value))) return undefined
  for (const [name, part] of Object.entries(value)) {
    const found = isSafe(name) ? findNullCharacter(part, [...path, name]) : path.join('.')
    if (found !== undefined) return found
  }
  return undefined
}

const isPlain = (value: object) => [Object.prototype, null].includes(Object.getPrototypeOf(value))

/** The body itself, and the key of the error code. */
const NOT_NAMED = new Set(['', 'code'])
/** Of paths for visitors; the others are numbers, ids, or secrets that are hashed. */
const TEXTS_IN_PATHS = new Set(['slug', 'product', 'file'])

/**
 * PostgreSQL text cannot contain U+0000: nothing has a name with one, and staff are told which text has one. Texts of visitors
 * are stored without it, by `cleanText`.
 */
export function refuseNullCharacters(app: FastifyInstance) {
  app.addHook('preHandler', async ({ params, query, body, language, routeOptions }) => {
    const isOfStaff = routeOptions.config.permission !== undefined
    const names = Object.entries(params ?? {}).filter(([name]) => isOfStaff || TEXTS_IN_PATHS.has(name))
    if (!names.every(([, text]) => isSafe(String(text)))) throw notFound()
    if (!isOfStaff) return
    // The parsed query has a prototype of its own.
    const field = findNullCharacter({ ...(query as object) }) ?? findNullCharacter(body)
    if (field === undefined) return
    const message = MESSAGES[language].validation.nullCharacter
    throw invalidField(NOT_NAMED.has(field) ? 'non_field_errors' : field, message)
  })
}

const DEEPEST = 32

/** Accepts only JSON that is valid UTF-8, not deeply nested and without prototype poisoning. */
export function parseJsonBodies(app: FastifyInstance) {
  const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    const text = decode(utf8, body)
    if (text === undefined || isDeep(text)) return done(new GeneralError(400, 'malformed'))
    parse(request, text, done)
  })
}

function decode(utf8: InstanceType<typeof TextDecoder>, body: string | Buffer) {
  try {
    return typeof body === 'string' ? body : utf8.decode(body)
  } catch {
    return undefined
  }
}

const STRINGS = /"(?:[^"\\]|\\.)*"/gs

/** Counts open brackets outside strings. */
function isDeep(text: string) {
  let depth = 0
  for (const [sign] of text.replace(STRINGS, '').matchAll(/[[\]{}]/g)) {
    depth += sign === '[' || sign === '{' ? 1 : -1
    if (depth > DEEPEST) return true
  }
  return false
}

/** Mail programs post a form body for one-click unsubscribe (RFC 8058); the path holds everything needed. */
export function ignoreBody(app: FastifyInstance) {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, _body, done) => done(null, undefined))
}

const LONGEST_EMAIL = 254
// ASCII only: lower-casing other letters could produce another person's address.
const LABEL = '[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?'
const EMAIL = new RegExp(`^[A-Za-z0-9.!#$%&'*+/=?^_\`{|}~-]{1,64}@${LABEL}(?:\\.${LABEL})+$`)

/** The normalized address, or undefined if it is invalid. Lower-cased, so that one mailbox is one account. */
export function parseEmail(text: string): string | undefined {
  const email = text.trim()
  return email.length <= LONGEST_EMAIL && EMAIL.test(email) ? email.toLowerCase() : undefined
}

/** Masked, but recognizable for its owner. */
export const maskEmail = (email: string) => email.replace(/^(.)[^@]*/, '$1***')

export type FieldProblem = 'required' | 'email' | 'phone' | 'amount' | { tooLong: number }

/** Throws one 400 that lists every invalid field, in the visitor's language. */
export function validateFields(problems: Record<string, FieldProblem | undefined>, language: Language) {
  const messages = MESSAGES[language].validation
  const invalid = Object.entries(problems).flatMap(([field, problem]) => {
    if (problem === undefined) return []
    const message = typeof problem === 'string' ? messages[problem] : messages.maxLength(problem.tooLong)
    return [[field, [message]]]
  })
  if (invalid.length > 0) throw new ApiError(400, { ...Object.fromEntries(invalid), code: 'invalid' })
}

/** For routes with `attachValidation`: reports all errors of a body with parts at once, each under its own field. */
export function requireBody({ validationError, body, language }: FastifyRequest, schema: TSchema) {
  if (validationError === undefined) return
  const error = validationError as FastifyError & { validationContext?: string }
  if (error.validationContext !== 'body') throw error
  const problems = fieldProblems(values().Errors(schema, body ?? null), language)
  if (Object.keys(problems).length === 0) throw error
  throw new ApiError(400, { ...problems, code: 'invalid' })
}

/** Checks a required text and its length. */
export function textProblem(text: string, most: number, { isRequired = true } = {}): FieldProblem | undefined {
  if (text === '') return isRequired ? 'required' : undefined
  return text.length > most ? { tooLong: most } : undefined
}

/** Checks an email address. */
export function emailProblem(text: string): FieldProblem | undefined {
  if (text.trim() === '') return 'required'
  return parseEmail(text) === undefined ? 'email' : undefined
}

const Version = Type.String({
  maxLength: 100,
  description: 'The expected version; another one gets 409.',
  examples: ['"7"'],
})

export const IF_MATCH = { 'if-match': Type.Optional(Version) }

/** Where a change must not overwrite one that the client has not seen. */
export const REQUIRED_IF_MATCH = { 'if-match': Version }

const VERSION = /^(?:W\/)?"(\d{1,9})"$/

/** The version of `If-Match`; undefined means any version. */
export function parseVersion({ headers, language }: Pick<FastifyRequest, 'headers' | 'language'>) {
  const condition = headers['if-match']?.trim() ?? '*'
  if (condition === '*') return undefined
  const [, version] = VERSION.exec(condition) ?? []
  if (version === undefined) throw invalidField('if-match', MESSAGES[language].requests.version)
  return Number(version)
}

/**
 * Compiled serializers and validators, created on first use and cached for the process by the named schemas that a
 * schema may refer to and by its own text.
 */
function schemaCache<T>() {
  const all = new Map<string, Map<string, T>>()
  return (namedSchemas: unknown) => {
    let compiled: Map<string, T> | undefined
    return (schema: unknown, compile: () => T): T => {
      compiled ??= compiledWith(JSON.stringify(namedSchemas))
      const text = JSON.stringify(schema)
      const made = compiled.get(text) ?? compile()
      compiled.set(text, made)
      return made
    }
  }

  function compiledWith(namedSchemas: string) {
    const compiled = all.get(namedSchemas) ?? new Map<string, T>()
    all.set(namedSchemas, compiled)
    return compiled
  }
}

const REFERENCES = /"\$ref":"([^"#]+)/g

type NamedSchemas = Record<string, unknown>

/** The named schemas that a schema refers to, directly or through others: a compiler checks all that it is given. */
function namedIn(schema: unknown, all: NamedSchemas, found: NamedSchemas = {}): NamedSchemas {
  for (const [, name = ''] of JSON.stringify(schema).matchAll(REFERENCES)) {
    if (name in found || !(name in all)) continue
    found[name] = all[name]
    namedIn(all[name], all, found)
  }
  return found
}

type Make = ReturnType<ReturnType<typeof SerializerSelector>>
type Route = Parameters<Make>[0]
type Serializer = ReturnType<Make>

const serializersWith = schemaCache<Serializer>()

/**
 * Compiles each serializer with its first response: compiling all takes longer than the rest of the start.
 * Errors are written by JSON.stringify.
 */
export function lazySerializers(...[named, options]: Parameters<ReturnType<typeof SerializerSelector>>) {
  const make = (route: Route) => SerializerSelector()(namedIn(route.schema, Object(named)), options)(route)
  const writerOf = serializersWith(named)
  return (route: Route): Serializer => {
    if (Number(route.httpStatus) >= 400) return JSON.stringify
    let writer: Serializer | undefined
    return (answer: unknown) => {
      writer ??= writerOf(route.schema, () => make(route))
      return writer(answer)
    }
  }
}

// Strings are not converted to numbers, and unknown keys are left as they are.
const OPTIONS = { customOptions: { coerceTypes: false, removeAdditional: false, allowUnionTypes: true } }

const ajvWith = AjvCompiler()
const validatorsWith = schemaCache<ReturnType<ReturnType<typeof ajvWith>>>()

/** Compiles each validator with its first request: compiling all is a third of the start time. */
export function lazyValidators(app: FastifyInstance): FastifySchemaCompiler<object> {
  // Fastify's types leave schemas unknown.
  const namedSchemas = app.getSchemas() as Parameters<typeof ajvWith>[0]
  const validatorOf = validatorsWith(namedSchemas)
  let compile: ReturnType<typeof ajvWith> | undefined
  const compileWithAll: ReturnType<typeof ajvWith> = (route) => {
    compile ??= ajvWith(namedSchemas, OPTIONS)
    return compile(route)
  }
  return (route) => {
    let validator: ReturnType<typeof validatorOf> | undefined
    return (data: unknown) => {
      validator ??= validatorOf(route.schema, () => compileWithAll(route))
      return validator(data) === true || { error: validator.errors ?? [] }
    }
  }
}
