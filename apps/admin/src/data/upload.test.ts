import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { Window } from 'happy-dom'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { upload } from './upload.ts'

let server: Server
let window: Window
let seen: {
  method?: string | undefined
  url?: string | undefined
  headers: NodeJS.Dict<string | string[]>
  bytes: Buffer
}
let answer = { status: 200, body: '{}' }

beforeAll(async () => {
  server = createServer(async (request, response) => {
    seen = { method: request.method, url: request.url, headers: request.headers, bytes: await buffer(request) }
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.body)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  window = new Window({ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/` })
  vi.stubGlobal('XMLHttpRequest', window.XMLHttpRequest)
  vi.stubGlobal('document', { documentElement: { lang: 'ne' } })
})
afterAll(async () => {
  vi.unstubAllGlobals()
  await window.happyDOM.close()
  server.close()
})

const file = () => new window.Blob(['the bytes']) as unknown as Blob

it('sends the bytes with the version that was seen, in the language of the page', async () => {
  answer = { status: 200, body: '{"version":8}' }
  expect(await upload({ method: 'PUT', path: 'api/staff/products/3/files/epub/', file: file(), version: 7 })).toEqual({
    version: 8,
  })
  expect(seen).toMatchObject({ method: 'PUT', url: '/v1/api/staff/products/3/files/epub/' })
  expect(seen.headers).toMatchObject({ 'if-match': '"7"', 'accept-language': 'ne' })
  expect(seen.bytes.toString()).toBe('the bytes')
})

it('a refused file is an error with the message of the API', async () => {
  answer = { status: 400, body: '{"file":["This is no EPUB."],"code":"invalid"}' }
  await expect(upload({ method: 'POST', path: 'api/staff/pictures/', file: file() })).rejects.toMatchObject({
    status: 400,
    message: 'This is no EPUB.',
  })
})

it('an answer that is no JSON is an error of ours', async () => {
  answer = { status: 502, body: '<html>' }
  await expect(upload({ method: 'POST', path: 'api/staff/pictures/', file: file() })).rejects.toMatchObject({
    status: 502,
  })
})
