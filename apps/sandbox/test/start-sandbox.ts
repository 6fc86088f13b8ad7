import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buildApp } from '../src/app.ts'
import type { shown } from '../src/gateway/payments.ts'

/** Starts the sandbox on a free port. */
export async function startSandbox(world: Parameters<typeof buildApp>[0] = {}) {
  const app = buildApp(world)
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    async stop() {
      app.server.closeAllConnections()
      await app.close()
    },
  }
}

type ReceivedRequest = {
  method: string
  url: string
  headers: Record<string, string | string[] | undefined>
  body: string
}

/**
 * A server that records the requests of the sandbox. `answer` is the status of the next responses; while `together` is more
 * than one, it responds only when that many requests are waiting.
 */
export async function startShop() {
  const requests: ReceivedRequest[] = []
  const shop = { requests, answer: 200 as number | 'nothing', together: 1, url: '', stop }
  let waiting: ServerResponse[] = []
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part)
    const { method = '', url = '', headers } = request
    requests.push({ method, url, headers, body: Buffer.concat(parts).toString() })
    waiting.push(response)
    if (waiting.length < shop.together) return
    for (const each of waiting) {
      if (shop.answer === 'nothing') each.socket?.destroy()
      else each.writeHead(shop.answer).end()
    }
    waiting = []
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  shop.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  async function stop() {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
  return shop
}

type Shown = ReturnType<typeof shown>
type Acted = { act: string; url: string | null; sent: Shown['sent']; payment: Shown; detail?: string }

/** The control API of a gateway. */
export function atGateway(baseUrl: string) {
  const post = (path: string, body: object) =>
    fetch(`${baseUrl}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  return {
    post,
    async control(change: object) {
      const answer = await post('control/', change)
      return { status: answer.status, body: await answer.json() }
    },
    async act(named: string, act: string, more: object = {}) {
      const answer = await post(`payments/${encodeURIComponent(named)}/act/`, { act, ...more })
      return { status: answer.status, ...((await answer.json()) as Acted) }
    },
    async payment(named: string) {
      return (await (await fetch(`${baseUrl}payments/${encodeURIComponent(named)}/`)).json()) as Shown
    },
    async empty() {
      await fetch(`${baseUrl}payments/`, { method: 'DELETE' })
    },
  }
}

/** A `fetch` with a cookie jar. */
export function browser() {
  const cookies = new Map<string, { value: string; path: string }>()
  return async (url: string | URL, init: RequestInit = {}) => {
    const { pathname } = new URL(url)
    const cookie = [...cookies]
      .filter(([, { path }]) => pathname.startsWith(path))
      .map(([name, { value }]) => `${name}=${value}`)
      .join('; ')
    const answer = await fetch(url, { redirect: 'manual', ...init, headers: { ...init.headers, cookie } })
    for (const set of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? []
      cookies.set(name, { value, path: /; path=([^;]+)/i.exec(set)?.[1] ?? '/' })
    }
    return answer
  }
}
