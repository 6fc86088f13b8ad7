import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { createClient } from '@dabali/api-client'
import { makeStore } from '../store/store.ts'

export type Asked = {
  method: string
  path: string
  key: string | undefined
  version: string | undefined
  body: unknown
}
export type Answer = { status?: number; body?: unknown } | 'cut'

/** A local fake API, and a store that uses it. */
export async function startShopServer() {
  const requests: Asked[] = []
  const shop = { requests, answer: (_: Asked): Answer | Promise<Answer> => ({ body: {} }) }
  const server = createServer(async (request, response) => {
    const received = askedBy(request, await text(request))
    requests.push(received)
    const answer = await shop.answer(received)
    if (answer === 'cut') return request.socket.destroy()
    const { status = 200, body = {} } = answer
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1/`
  return Object.assign(shop, {
    baseUrl,
    close: () => server.close(),
    openStore() {
      const toasts: unknown[] = []
      const locations: string[] = []
      const store = makeStore({
        client: createClient({ baseUrl, retries: 0, onError: ({ toast }) => toasts.push(toast) }),
        showToast: (toast) => toasts.push(toast),
        goTo: (place) => locations.push(place),
      })
      return { store, toasts, locations }
    },
  })
}

function askedBy({ method = '', url = '', headers }: IncomingMessage, body: string): Asked {
  const one = (name: string) => [headers[name]].flat()[0]
  return {
    method,
    path: url,
    key: one('idempotency-key'),
    version: one('if-match'),
    body: body === '' ? undefined : JSON.parse(body),
  }
}
