import { AsyncLocalStorage } from 'node:async_hooks'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { oncePerProcess } from './once-per-process.ts'

const visits = oncePerProcess('visit-status', () => new AsyncLocalStorage<{ status: number }>())

/** The page that is drawn for this visitor says how its answer is to be marked. */
export function askForStatus(status: number): void {
  const visit = visits.getStore()
  if (visit) visit.status = status
}

/**
 * Lets a page that is drawn for one visitor say its status: pages that are kept say theirs by a tag, which the page cache
 * reads, and these pass no cache. The browser's router is left alone, for it takes any other answer for a broken site.
 */
export function withVisitStatus(request: IncomingMessage, response: ServerResponse, answer: () => void): void {
  const visit = { status: 200 }
  const writeHead = response.writeHead.bind(response) as (...given: unknown[]) => ServerResponse
  response.writeHead = (...given: unknown[]) => {
    if (response.statusCode === 200 && !request.headers['rsc']) response.statusCode = visit.status
    return writeHead(...(given[0] === 200 ? [response.statusCode, ...given.slice(1)] : given))
  }
  visits.run(visit, answer)
}
