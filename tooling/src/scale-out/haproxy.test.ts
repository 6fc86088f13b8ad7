import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { freePort } from '../start/ports.ts'
import { haproxyConfig } from './configs.ts'
import { until } from './spawned.ts'

const HAPROXY = process.env['HAPROXY'] ?? 'haproxy'
const PATH = `${process.env['PATH']}:/usr/sbin:/sbin`
const PUBLIC = ['store', 'culture', 'admin']
const HTML = 'text/html,application/xhtml+xml,*/*;q=0.8'

function isInstalled() {
  try {
    execFileSync(HAPROXY, ['-v'], { env: { PATH }, stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

test('the texts of each answer are there for programs and browsers, in both languages', () => {
  const texts = readFileSync(join(import.meta.dirname, '../../../ops/unavailable.map'), 'utf8')
  const names = texts.split('\n').flatMap((line) => (/^\d/.test(line) ? (line.split(' ')[0] ?? []) : []))
  const kinds = ['', '-form', '-ne', '-page']
  expect(names.toSorted()).toEqual(['502', '503', '504'].flatMap((status) => kinds.map((kind) => status + kind)))
})

const withHaproxy = () => {
  let folder = ''
  const ports: Record<string, number> = {}
  const seen = new Map<string | undefined, Record<string, unknown>>()
  const server = createServer(({ headers, url }, response) => {
    seen.set(url, headers)
    if (url === '/cut') return response.destroy()
    response.end()
  })
  let haproxy: ReturnType<typeof spawn>

  // A request on a connection that was used before is cut without an answer: browsers repeat it themselves.
  const ask = (name: string, headers: Record<string, string>, path = '/', method = 'GET') =>
    fetch(`http://127.0.0.1:${ports[name]}${path}`, { method, headers: { ...headers, connection: 'close' } })

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'haproxy-'))
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    const { port: up } = server.address() as AddressInfo
    const down = Number(await freePort())
    for (const name of [...PUBLIC, 'api']) ports[name] = Number(await freePort())
    const backends = [...PUBLIC, 'api'].map((name) => ({
      name,
      port: ports[name] ?? 0,
      // The back office answers; the others are gone.
      servers: [{ name: `${name}-1`, port: name === 'admin' ? up : down }],
    }))
    const file = join(folder, 'haproxy.cfg')
    writeFileSync(file, haproxyConfig(backends, { socket: join(folder, 'haproxy.sock') }))
    haproxy = spawn(HAPROXY, ['-db', '-f', file], { env: { PATH }, stdio: 'ignore' })
    await until('HAProxy starts', async () => (await ask('admin', {})).ok)
  })
  afterAll(async () => {
    haproxy.kill()
    await once(haproxy, 'exit')
    server.close()
    rmSync(folder, { recursive: true })
  })

  test.each([
    { name: 'store', path: '/', status: 503, title: "We'll be back in a moment", nepali: 'हामी एकैछिनमा फर्कन्छौँ' },
    { name: 'culture', path: '/', status: 503, title: "We'll be back in a moment", nepali: 'हामी एकैछिनमा फर्कन्छौँ' },
    { name: 'admin', path: '/cut', status: 502, title: "We couldn't load this page", nepali: 'यो पेज खोल्न सकिएन' },
  ])('a browser gets a page in both languages: $name, $status', async ({ name, path, status, title, nepali }) => {
    const answer = await ask(name, { accept: HTML, 'accept-language': 'ne' }, path)
    const page = await answer.text()
    expect([answer.status, answer.headers.get('content-type')]).toEqual([status, 'text/html; charset=utf-8'])
    expect(answer.headers.get('retry-after')).toBe('3')
    expect(page).toContain(`<h1>${title}</h1>`)
    expect(page).toMatch(new RegExp(`<section lang="ne"><h2>${nepali}</h2>.*</html>$`))
  })

  test.each([
    { name: 'store', path: '/', status: 503, title: "We couldn't send this", nepali: 'यो पठाउन सकिएन' },
    { name: 'admin', path: '/cut', status: 502, title: "We don't know if this was sent", nepali: 'थाहा भएन' },
  ])(
    'a form that was sent is not sent again as a page: $name, $status',
    async ({ name, path, status, title, nepali }) => {
      const answer = await ask(name, { accept: HTML }, path, 'POST')
      const page = await answer.text()
      expect([answer.status, answer.headers.get('content-type')]).toEqual([status, 'text/html; charset=utf-8'])
      expect(page).toContain(`<h1>${title}</h1>`)
      expect(page).toContain(nepali)
      expect(page).not.toMatch(/http-equiv="refresh"|href=/)
    },
  )

  test.each([
    { name: 'store', path: '/v1/api/basket/', language: 'en', status: 503, detail: /^The service is unavailable/ },
    { name: 'api', path: '/v1/api/basket/', language: 'ne', status: 503, detail: /^सेवा अहिले उपलब्ध छैन।/ },
    { name: 'admin', path: '/cut', language: 'en', status: 502, detail: /^The service did not answer/ },
    { name: 'admin', path: '/cut', language: 'ne', status: 502, detail: /^सेवाबाट जवाफ आएन।/ },
  ])(
    'a program gets JSON in its language: $name, $status, $language',
    async ({ name, path, language, status, detail }) => {
      const answer = await ask(name, { accept: 'application/json', 'accept-language': language }, path)
      expect([answer.status, answer.headers.get('content-type')]).toEqual([status, 'application/json'])
      expect(await answer.json()).toEqual({ detail: expect.stringMatching(detail), code: 'unavailable' })
    },
  )

  test('a visitor chooses neither the id of a request nor its trace', async () => {
    const chosen = {
      'x-request-id': 'chosen-by-visitor',
      traceparent: `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`,
      tracestate: 'a=b',
    }
    const answer = await ask('admin', { ...chosen, accept: HTML }, '/visitor')
    await answer.text()
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, null])
    // HAProxy asks for the health of the server meanwhile.
    const headers = Object.keys(seen.get('/visitor') ?? {})
    expect(headers).toContain('x-forwarded-for')
    expect(headers.filter((header) => header in chosen)).toEqual([])
  })
}

// HAProxy is not installed by the project.
if (isInstalled()) describe('HAProxy with the shipped rules', withHaproxy)
