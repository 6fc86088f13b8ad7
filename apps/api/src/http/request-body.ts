import type { FastifyInstance, FastifyRequest } from 'fastify'
import { GeneralError } from '../errors/api-error.ts'

/** Control characters except tab and newline, and lone surrogates. */
const UNSEEN = /(?![\t\n])\p{Cc}|\p{Surrogate}/gu

/** Text as it is stored: NFC, trimmed, without control characters. */
export const cleanText = (text: string): string => text.replace(UNSEEN, '').normalize('NFC').trim()

/** Like `cleanText`, on one line. */
export const cleanLine = (text: string): string => cleanText(text).replace(/\s+/g, ' ')

/** A missing body is read as an empty object, before validation. */
export async function optionalBody(request: FastifyRequest) {
  request.body ??= {}
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
