import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

type Seen = { method: string | undefined; url: string | undefined; headers: IncomingHttpHeaders; body: string }
type Answer =
  | { status?: number; headers?: Record<string, string>; body?: string }
  | ((response: ServerResponse) => void)

/** A server that sends the given responses in order, repeats the last one, and records the requests. */
export async function startStubServer() {
  const seen: Seen[] = []
  let answers: Answer[] = []
  const server = createServer(async (request, response) => {
    const { method, url, headers } = request
    const body = await text(request)
    const answer = (answers.length > 1 ? answers.shift() : answers[0]) ?? {}
    seen.push({ method, url, headers, body })
    if (typeof answer === 'function') return answer(response)
    response.writeHead(answer.status ?? 200, { 'content-type': 'application/json', ...answer.headers })
    response.end(answer.body ?? '{}')
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1/`,
    seen,
    respondWith(...given: Answer[]) {
      seen.length = 0
      answers = given
    },
    stop() {
      server.closeAllConnections()
      server.close()
    },
  }
}
