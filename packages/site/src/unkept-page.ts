import type { ServerResponse } from 'node:http'
import { holdBack } from './hold-back.ts'
import { retryHeaders } from './page-status.ts'
import { hashPolicy } from './security-policy.ts'

const POLICY = 'content-security-policy'
const ERROR_STATUS = /<div [^>]*data-error-status="([45]\d\d)"/

/**
 * A page that broke is answered by Next without passing the cache that gives pages their policy. It is held back until
 * it is whole, and its own scripts are named then; without them its "try again" would be dead. Next answers every such page with
 * 500: the error screen in it says the true status.
 */
export function completeBrokenPage(response: ServerResponse): void {
  holdBack(response, {
    isHeld: () =>
      !response.headersSent &&
      response.statusCode >= 500 &&
      !response.hasHeader(POLICY) &&
      String(response.getHeader('content-type')).startsWith('text/html'),
    release: (body) => {
      const html = body.toString()
      response.setHeader(POLICY, hashPolicy(html))
      const status = Number(ERROR_STATUS.exec(html)?.[1] ?? response.statusCode)
      response.statusCode = status
      for (const [name, value] of Object.entries(retryHeaders(status))) response.setHeader(name, value)
      return body
    },
  })
}
