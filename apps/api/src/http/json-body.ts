import type { FastifyInstance } from 'fastify'
import { GeneralError } from '../errors/api-error.ts'

const DEEPEST = 32

/** Reads JSON that is UTF-8, not poisoned and not nested without end; every other type of body is refused. */
export function readJsonBodies(app: FastifyInstance) {
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
