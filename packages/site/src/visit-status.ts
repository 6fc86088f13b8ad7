import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { holdBack } from './hold-back.ts'
import { oncePerProcess } from './once-per-process.ts'
import { retryHeaders } from './page-status.ts'

const VISIT = 'x-visit'

/** What the pages that are being drawn ask to be answered with, by visit. */
const asked = oncePerProcess('visit-status', () => new Map<string, number>())

/** The page that is drawn for the visitor with these headers says how its answer is to be marked. */
export function askForStatus(headers: Pick<Headers, 'get'>, status: number): void {
  const visit = headers.get(VISIT)
  if (visit !== null && asked.has(visit)) asked.set(visit, status)
}

/**
 * Lets a page that is drawn for one visitor say its status: pages that are kept say theirs by a tag, which the page cache
 * reads, and these pass no cache. Next writes the head of a page before the page has read what it is about, so the answer is
 * held back until it is whole. The browser's router is left alone, for it takes any other answer for a broken site.
 */
export function withVisitStatus(request: IncomingMessage, response: ServerResponse): void {
  const visit = randomUUID()
  request.headers[VISIT] = visit
  asked.set(visit, 200)
  response.once('close', () => asked.delete(visit))
  if (request.headers['rsc']) return
  const status = () => asked.get(visit) ?? 200
  holdBack(response, {
    isHeld: () => !response.headersSent && response.statusCode === 200 && isForOneVisitor(response),
    release: (body) => {
      response.statusCode = status()
      for (const [name, value] of Object.entries(retryHeaders(status()))) response.setHeader(name, value)
      return body
    },
  })
}

const isForOneVisitor = (response: ServerResponse) =>
  /no-store/.test(String(response.getHeader('cache-control'))) &&
  String(response.getHeader('content-type')).startsWith('text/html')
