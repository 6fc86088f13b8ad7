import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { ConnectionLost, downloadFile, emptyDownload, FileDenied } from './download-file.ts'

const FILE = Buffer.from('The lane had stopped discussing it.')
let server: Server
let url = ''
let asked: (string | undefined)[] = []
let etag = '"one"'
let cutAfter: number | undefined

beforeEach(async () => {
  asked = []
  etag = '"one"'
  cutAfter = undefined
  server = createServer(({ headers, url: path }, response) => {
    asked.push(headers.range)
    if (path === '/gone') {
      return response.writeHead(410, { 'content-type': 'application/json' }).end('{"detail":"x","code":"revoked"}')
    }
    const from = headers['if-range'] === etag ? Number(/\d+/.exec(headers.range ?? '')?.[0]) : 0
    const sent = FILE.subarray(from)
    response.writeHead(from > 0 ? 206 : 200, { etag, 'content-length': sent.length })
    if (cutAfter === undefined) return response.end(sent)
    return response.write(sent.subarray(0, cutAfter), () => setTimeout(() => response.destroy(), 50))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})

afterEach(() => {
  server.closeAllConnections()
  server.close()
})

const text = (bytes: Uint8Array) => Buffer.from(bytes).toString()
const silent = () => undefined

describe('downloadFile', () => {
  it('reports the progress', async () => {
    const told: unknown[] = []
    const bytes = await downloadFile(url, { part: emptyDownload(), tell: (progress) => told.push(progress) })
    expect(text(bytes)).toBe(FILE.toString())
    expect(told.at(-1)).toEqual({ loaded: FILE.length, whole: FILE.length })
  })

  it('resumes after a lost connection', async () => {
    const part = emptyDownload()
    cutAfter = 10
    await expect(downloadFile(url, { part, tell: silent })).rejects.toThrow(ConnectionLost)
    expect(part.loaded).toBe(10)
    cutAfter = undefined
    expect(text(await downloadFile(url, { part, tell: silent }))).toBe(FILE.toString())
    expect(asked).toEqual([undefined, 'bytes=10-'])
  })

  it('restarts if the file has changed', async () => {
    const part = emptyDownload()
    cutAfter = 10
    await expect(downloadFile(url, { part, tell: silent })).rejects.toThrow(ConnectionLost)
    cutAfter = undefined
    etag = '"two"'
    expect(text(await downloadFile(url, { part, tell: silent }))).toBe(FILE.toString())
  })

  it('throws the reason of a refusal', async () => {
    const refusal = downloadFile(`${url}/gone`, { part: emptyDownload(), tell: silent })
    await expect(refusal).rejects.toMatchObject({ status: 410, code: 'revoked' })
    await expect(refusal).rejects.toThrow(FileDenied)
  })

  it('throws ConnectionLost if the server does not respond', async () => {
    await new Promise((resolve) => server.close(resolve))
    await expect(downloadFile(url, { part: emptyDownload(), tell: silent })).rejects.toThrow(ConnectionLost)
  })
})
