import type { FastifyInstance, FastifyRequest } from 'fastify'
import { GeneralError } from '../errors/api-error.ts'

/** What no text field holds: control characters other than a tab or the end of a line, and halves of characters. */
const UNSEEN = /(?![\t\n])\p{Cc}|\p{Surrogate}/gu

/** Text as it is stored: whole characters in their composed form, nothing that cannot be seen, no blank ends. */
export const cleanText = (text: string): string => text.replace(UNSEEN, '').normalize('NFC').trim()

/** The same on one line. */
export const cleanLine = (text: string): string => cleanText(text).replace(/\s+/g, ' ')

/** A body that may be left out is read as one in which nothing stands. Before the validation. */
export async function optionalBody(request: FastifyRequest) {
  request.body ??= {}
}

const DEEPEST = 32

/** Reads JSON that is UTF-8, not poisoned and not nested without end; every other type of body is refused. */
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

/** Counts what is opened and not yet closed, leaving out what stands in strings. */
function isDeep(text: string) {
  let depth = 0
  for (const [sign] of text.replace(STRINGS, '').matchAll(/[[\]{}]/g)) {
    depth += sign === '[' || sign === '{' ? 1 : -1
    if (depth > DEEPEST) return true
  }
  return false
}
