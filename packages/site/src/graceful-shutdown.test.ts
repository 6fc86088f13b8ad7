import { createServer, type Server, type ServerResponse } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createGracefulShutdown } from './graceful-shutdown.ts'

let server: Server
let url = ''
let running: ServerResponse[] = []

beforeEach(async () => {
  running = []
  server = createServer()
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterEach(() => {
  server.closeAllConnections()
  server.close()
})

/** Starts a request and waits until the server has it. */
async function begin(path = '/') {
  const before = running.length
  const answer = fetch(`${url}${path}`)
  answer.catch(() => undefined)
  await vi.waitFor(() => expect(running.length).toBe(before + 1))
  return { answer, response: running[before] as ServerResponse }
}

function follow(settings?: Parameters<typeof createGracefulShutdown>[1]) {
  const shutdown = createGracefulShutdown(server, settings)
  server.on('request', (request, response) => {
    if (!shutdown.answerReadiness(request, response)) running.push(response)
  })
  return shutdown
}

describe('a server that stops', () => {
  it('lets running requests end on connections that close, and refuses new ones', async () => {
    const shutdown = follow({ graceMs: 60_000 })
    const { answer, response } = await begin()
    const stopped = shutdown.stop()
    await expect(fetch(url)).rejects.toThrow('fetch failed')
    response.end('whole')
    expect((await answer).headers.get('connection')).toBe('close')
    expect(await (await answer).text()).toBe('whole')
    await stopped
  })

  it('ends event streams at once, also while more is written', async () => {
    const shutdown = follow({ graceMs: 60_000 })
    const { answer, response } = await begin()
    response.setHeader('content-type', 'text/event-stream; charset=utf-8').write('data: 1\n\n')
    const stream = await answer
    const stopped = shutdown.stop()
    response.write('data: 2\n\n')
    expect(await stream.text()).toBe('data: 1\n\n')
    await stopped
  })

  it('does not wait for connections without a request', async () => {
    const shutdown = follow({ graceMs: 60_000 })
    const opened = connect((server.address() as AddressInfo).port, '127.0.0.1')
    const closed = new Promise((resolve) => opened.once('close', resolve))
    await new Promise((resolve) => server.once('connection', resolve))
    await shutdown.stop()
    await closed
  })

  it('cuts what has not ended after the grace period', async () => {
    const shutdown = follow({ graceMs: 1 })
    const { answer } = await begin()
    await shutdown.stop()
    await expect(answer).rejects.toThrow('fetch failed')
  })

  it('is ready until it stops, and answers during the delay', async () => {
    const shutdown = follow({ delaySeconds: 60 })
    const ready = async () => (await fetch(`${url}/readyz?x`)).status
    expect(await ready()).toBe(200)
    void shutdown.stop()
    expect(await ready()).toBe(503)
    const { answer, response } = await begin('/page')
    response.end('whole')
    expect(await (await answer).text()).toBe('whole')
  })
})
