import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buildApp } from '../src/app.ts'
import type { shown } from '../src/gateway/payments.ts'

/** The sandbox on a port that was free. */
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

type Heard = { method: string; url: string; headers: Record<string, string | string[] | undefined>; body: string }

/**
 * Somebody who is told things and remembers them. `answer` is what they say to the next ones; while `together` is more
 * than one, they say it only when so many wait for it at the same time.
 */
export async function startShop() {
  const heard: Heard[] = []
  const shop = { heard, answer: 200 as number | 'nothing', together: 1, url: '', stop }
  let waiting: ServerResponse[] = []
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part)
    const { method = '', url = '', headers } = request
    heard.push({ method, url, headers, body: Buffer.concat(parts).toString() })
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

/** What a program does behind a gateway. */
export function atGateway(place: string) {
  const post = (path: string, body: object) =>
    fetch(`${place}${path}`, {
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
      return (await (await fetch(`${place}payments/${encodeURIComponent(named)}/`)).json()) as Shown
    },
    async empty() {
      await fetch(`${place}payments/`, { method: 'DELETE' })
    },
  }
}

/** A browser's cookies: kept from every answer of a place, and sent with every request to the paths that they are for. */
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
