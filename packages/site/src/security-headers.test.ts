import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import {
  allowInline,
  allowStylesOfBuild,
  correctHeaders,
  embedPolicy,
  hashPolicy,
  noncePolicy,
  securityPolicy,
} from './security-headers.ts'

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
const DATA = 'self.__next_f.push([1,"0:[\\"$\\",\\"p\\"]\\n"])'
const STRICTEST =
  "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; media-src 'self' blob: data:; frame-src https://www.youtube-nocookie.com https://player.vimeo.com; worker-src 'self'; object-src 'none'; base-uri 'self'; form-action 'self'; frame-ancestors 'none'"

afterEach(() => allowInline({}))

describe('the policy of a page', () => {
  it('lets in its own files, streams put together in the browser, frames of two hosts of films, and nothing else', () => {
    expect(securityPolicy()).toBe(STRICTEST)
  })

  it('frames the hosts of films that are set, and only those', () => {
    vi.stubEnv('FILM_HOSTS', 'https://films.example http://127.0.0.1:4100')
    for (const policy of [securityPolicy(), hashPolicy(''), noncePolicy('n')])
      expect(policy).toContain('; frame-src https://films.example http://127.0.0.1:4100; ')
    vi.unstubAllEnvs()
    expect(securityPolicy()).toBe(STRICTEST)
  })

  it('lets conversions out to the pixel, where there is one', () => {
    vi.stubEnv('PIXEL_URL', 'https://pixel.example/collect/?shop=1')
    expect(securityPolicy()).toContain("; connect-src 'self' https://pixel.example; ")
    vi.unstubAllEnvs()
    expect(securityPolicy()).not.toContain('connect-src')
  })

  it('lists the hashes of inline styles of libraries on every page', () => {
    allowInline({ styles: ['a{}'] })
    for (const policy of [securityPolicy(), hashPolicy('')])
      expect(policy).toContain(`style-src 'self' ${hashOf('a{}')};`)
    expect(noncePolicy('n')).toContain(`style-src 'self' 'nonce-n' ${hashOf('a{}')};`)
  })

  it('lists the styles that the build has found in pages', () => {
    const dir = mkdtempSync(join(tmpdir(), 'dabali-policy-'))
    mkdirSync(join(dir, '.next'))
    const write = (styles: string[]) => {
      writeFileSync(join(dir, '.next/inline-styles.json'), JSON.stringify(styles))
      allowStylesOfBuild(dir)
    }
    write(['b{}'])
    expect(securityPolicy()).toContain(`style-src 'self' ${hashOf('b{}')};`)
    expect(noncePolicy('n')).toContain(`style-src 'self' 'nonce-n' ${hashOf('b{}')};`)
    write([])
    rmSync(dir, { recursive: true })
    expect(securityPolicy()).toBe(STRICTEST)
  })

  it('for one visitor names a nonce and the own scripts, and allows eval only while developing', () => {
    allowInline({ scripts: ['showTheme()'] })
    expect(noncePolicy('n')).toContain(`script-src 'self' 'nonce-n' 'strict-dynamic' ${hashOf('showTheme()')};`)
    expect(noncePolicy('n', { development: true })).toContain("'unsafe-eval'")
    expect(noncePolicy('n', { development: true })).toContain("style-src 'self' 'unsafe-inline';")
    for (const policy of [securityPolicy(), hashPolicy(`<script>${DATA}</script>`), noncePolicy('n')]) {
      expect(policy).not.toMatch(/unsafe/)
    }
  })

  it('lets one origin frame a page that is for it, and is the same otherwise', () => {
    const framed = noncePolicy('n', { framedBy: 'https://admin.example' })
    expect(framed).toBe(noncePolicy('n').replace(/'none'$/, 'https://admin.example'))
    expect(framed).toMatch(/; frame-ancestors https:\/\/admin\.example$/)
  })

  it('lets other sites frame an embedded player, which loads nothing else, and no other page', () => {
    expect(embedPolicy({ script: 'play()', style: 'a{}' })).toBe(
      `default-src 'none'; script-src ${hashOf('play()')}; style-src ${hashOf('a{}')}; img-src 'self'; media-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors *`,
    )
    for (const policy of [securityPolicy(), hashPolicy('<p>'), noncePolicy('n')])
      expect(policy).toMatch(/; frame-ancestors 'none'$/)
  })
})

describe('the policy of a page that is the same for everyone', () => {
  it('names the own scripts and the data of Next, each once by its hash', () => {
    allowInline({ scripts: ['showTheme()'] })
    const page = `<script>showTheme()</script><script id="b" async>${DATA}</script><script>${DATA}</script><script src="/c.js"></script>`
    expect(hashPolicy(page)).toContain(`script-src 'self' ${hashOf('showTheme()')} ${hashOf(DATA)};`)
  })

  it.each([
    '(self.__next_f=self.__next_f||[]).push([0])',
    'self.__next_f.push([3,"AAEC"])',
    '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["static/chunks/a.js"],"runtimeModuleIds":[7]});',
  ])('names %s, which Next writes', (text) => {
    expect(hashPolicy(`<script>${text}</script>`)).toContain(hashOf(text))
  })

  it.each([
    'alert(1)',
    'self.__next_f.push([1,"x"]);alert(1)',
    'self.__next_f.push([1,"x"])\nalert(1)//])',
    'self.__next_f.push([1,"x"],alert(1))',
    'self.__next_f.push([1,alert(1)])',
    'self.__next_f.push([1,"x"+alert(1)])',
    'self.__next_f.push({"length":1})',
    'alert(1),self.__next_f.push([1,"x"])',
    '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":[alert(1)]});',
    '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({});alert(1)//});',
    '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"other":[]});',
  ])('does not name %s, which came in with content', (text) => {
    expect(hashPolicy(`<p><script>${text}</script></p><script>${DATA}</script>`)).toContain(
      `script-src 'self' ${hashOf(DATA)};`,
    )
  })

  it('does not name a style that came in with content, nor a block of data, which is never run', () => {
    expect(hashPolicy('<style>a{}</style><script type="application/ld+json">{"name":"a"}</script>')).toBe(STRICTEST)
  })
})

const FROM_NEXT = 'public, max-age=0, must-revalidate'
const [OF_PROXY, OF_PAGE] = ["script-src 'nonce-a'", "script-src 'sha256-b'"]
// Answers as Next does.
const server = createServer((request, response) => {
  correctHeaders(response)
  response.setHeader('cache-control', FROM_NEXT)
  response.statusCode = request.url?.startsWith('/apple-icon.png?gone') ? 404 : 200
  if (request.url === '/account') response.setHeader('content-security-policy', [OF_PROXY, OF_PAGE])
  response.end()
})
let origin = ''
beforeAll(async () => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => server.close())

it.each([
  { path: '/icon.svg?icon.0a1b.svg', keep: 'public, max-age=31536000, immutable' },
  { path: '/apple-icon.png?apple-icon.0a1b.png', keep: 'public, max-age=31536000, immutable' },
  { path: '/icon.svg', keep: 'public, max-age=86400' },
  { path: '/manifest.webmanifest', keep: 'public, max-age=86400' },
  { path: '/apple-icon.png?gone', keep: FROM_NEXT },
  { path: '/icon.svg/x', keep: FROM_NEXT },
  { path: '/', keep: FROM_NEXT },
])('$path is kept: $keep', async ({ path, keep }) => {
  expect((await fetch(origin + path)).headers.get('cache-control')).toBe(keep)
})

it.each([
  { what: 'the strictest policy where there is none', path: '/', policy: securityPolicy() },
  { what: 'of two policies that of the page itself', path: '/account', policy: OF_PAGE },
])('a page has $what', async ({ path, policy }) => {
  expect((await fetch(origin + path)).headers.get('content-security-policy')).toBe(policy)
})
