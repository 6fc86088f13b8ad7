import type { ServerResponse } from 'node:http'
import { holdBack } from './hold-back.ts'
import { hashPolicy } from './security-policy.ts'

const POLICY = 'content-security-policy'

/**
 * A page that broke is answered by Next without passing the cache that gives pages their policy. It is held back until
 * it is whole, and its own scripts are named then; without them its "try again" would be dead.
 */
export function nameScriptsOfBrokenPage(response: ServerResponse): void {
  holdBack(response, {
    isHeld: () =>
      !response.headersSent &&
      response.statusCode >= 500 &&
      !response.hasHeader(POLICY) &&
      String(response.getHeader('content-type')).startsWith('text/html'),
    release: (html) => response.setHeader(POLICY, hashPolicy(html.toString())),
  })
}
