import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { askForStatus, withVisitStatus } from './visit-status.ts'

let server: Server
let url = ''
beforeAll(async () => {
  server = createServer((request, response) => {
    withVisitStatus(request, response)
    const headers = new Headers({ 'x-visit': String(request.headers['x-visit']) })
    response.setHeader('cache-control', request.url === '/kept' ? 'public' : 'no-store')
    response.setHeader('content-type', 'text/html')
    if (request.url === '/moved') response.statusCode = 307
    response.flushHeaders()
    response.write('the head and ')
    // As a page that waits for something, while others are drawn.
    setTimeout(
      () => {
        if (request.url !== '/there') askForStatus(headers, request.url === '/failed' ? 503 : 404)
        response.end('the page')
      },
      Number(request.headers['x-wait'] ?? 0),
    )
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => server.close())

const statusOf = async (path: string, headers: Record<string, string> = {}) =>
  (await fetch(url + path, { headers, redirect: 'manual' })).status

describe('a page that is drawn for one visitor', () => {
  it.each([
    { path: '/there', status: 200 },
    { path: '/missing', status: 404 },
    { path: '/failed', status: 503 },
    { path: '/moved', status: 307 },
    { path: '/kept', status: 200 },
  ])('$path is answered with $status', async ({ path, status }) => {
    expect(await statusOf(path)).toBe(status)
  })

  it('comes whole', async () => {
    expect(await (await fetch(`${url}/missing`)).text()).toBe('the head and the page')
  })

  it('says when to ask again where the API is away', async () => {
    expect((await fetch(`${url}/failed`)).headers.get('retry-after')).toBe('5')
    expect((await fetch(`${url}/missing`)).headers.has('retry-after')).toBe(false)
  })

  it('says it for itself alone', async () => {
    const paths = ['/missing', '/there', '/missing', '/there', '/missing', '/there']
    const answers = paths.map((path, at) => statusOf(path, { 'x-wait': String(at % 2 === 0 ? 20 : 5) }))
    expect(await Promise.all(answers)).toEqual([404, 200, 404, 200, 404, 200])
  })

  it('is a page to the router of the browser, which shows what it says', async () => {
    expect(await statusOf('/missing', { rsc: '1' })).toBe(200)
  })
})

it('nobody asks in vain outside a visit', () => {
  expect(() => askForStatus(new Headers(), 404)).not.toThrow()
  expect(() => askForStatus(new Headers({ 'x-visit': 'unknown' }), 404)).not.toThrow()
})
