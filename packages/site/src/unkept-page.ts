import type { ServerResponse } from 'node:http'
import { hashPolicy } from './security-policy.ts'

const POLICY = 'content-security-policy'

type Given = [chunk?: unknown, ...rest: unknown[]]

/**
 * A page that broke is answered by Next without passing the cache that gives pages their policy. It is held back until
 * it is whole, and its own scripts are named then; without them its "try again" would be dead.
 */
export function nameScriptsOfBrokenPage(response: ServerResponse): void {
  const chunks: Buffer[] = []
  const { write, end, flushHeaders } = response
  const isHeld = () =>
    !response.headersSent &&
    response.statusCode >= 500 &&
    !response.hasHeader(POLICY) &&
    String(response.getHeader('content-type')).startsWith('text/html')

  // The several forms of these two do not matter here: whatever was given is given on.
  response.write = (...given: Given) => (isHeld() ? hold(chunks, given) : Reflect.apply(write, response, given))
  response.end = (...given: Given) => {
    if (!isHeld()) return Reflect.apply(end, response, given)
    hold(chunks, given)
    const html = Buffer.concat(chunks)
    response.setHeader(POLICY, hashPolicy(html.toString()))
    return Reflect.apply(end, response, [html])
  }
  response.flushHeaders = () => {
    if (!isHeld()) flushHeaders.call(response)
  }
}

function hold(chunks: Buffer[], [chunk, ...rest]: Given) {
  if (typeof chunk === 'string' || chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk))
  const done = rest.at(-1)
  if (typeof done === 'function') done()
  return true
}
