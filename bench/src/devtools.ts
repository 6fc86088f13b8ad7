import { once } from 'node:events'

type Answer = { id?: number; result?: Record<string, unknown>; error?: { message: string } }
type Send = (method: string, params?: object, sessionId?: string) => Promise<Record<string, unknown>>
export type PageSession = (method: string, params?: object) => Promise<Record<string, unknown>>
export type DevTools = { openPage: () => Promise<{ send: PageSession; close: () => Promise<void> }>; close: () => void }

/**
 * The DevTools protocol of a browser that listens on a port, for pages whose time is measured. Playwright runs code of its own in a
 * page and watches for exceptions, for which V8 parses the code of React once more: on a slow phone that is a third of a second.
 */
export async function connectDevTools(port: number): Promise<DevTools> {
  const response = await fetch(`http://127.0.0.1:${port}/json/version`)
  const { webSocketDebuggerUrl }: { webSocketDebuggerUrl: string } = await response.json()
  const socket = new WebSocket(webSocketDebuggerUrl)
  await once(socket, 'open')
  const waiting = new Map<number, (answer: Answer) => void>()
  let last = 0
  socket.addEventListener('message', ({ data }) => {
    const answer: Answer = JSON.parse(data)
    if (answer.id === undefined) return
    waiting.get(answer.id)?.(answer)
    waiting.delete(answer.id)
  })

  const send: Send = (method, params = {}, sessionId) =>
    new Promise((resolve, reject) => {
      last += 1
      waiting.set(last, ({ result, error }) =>
        error ? reject(new Error(`${method}: ${error.message}`)) : resolve(result ?? {}),
      )
      socket.send(JSON.stringify({ id: last, method, params, sessionId }))
    })

  /** A page with cookies and a cache of its own. */
  async function openPage() {
    const { browserContextId } = await send('Target.createBrowserContext')
    const { targetId } = await send('Target.createTarget', { url: 'about:blank', browserContextId })
    const { sessionId } = await send('Target.attachToTarget', { targetId, flatten: true })
    return {
      send: (method: string, params?: object) => send(method, params, String(sessionId)),
      close: async () => void (await send('Target.disposeBrowserContext', { browserContextId })),
    }
  }

  return { openPage, close: () => socket.close() }
}
