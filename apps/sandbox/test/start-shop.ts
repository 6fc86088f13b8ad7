import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

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
