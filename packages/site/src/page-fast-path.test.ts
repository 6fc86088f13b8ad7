import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { serveStoredPage } from './page-fast-path.ts'
import { findPageByPath, storePage } from './page-store.ts'

const LISTS = { '/books': ['author', 'page'] }

/** Keeps a page as Next hands it over. */
function keep(path: string, status?: number) {
  const headers = { 'content-security-policy': "default-src 'self'" }
  const value = { kind: 'APP_PAGE', html: `<h1>${path}</h1>`, headers, status } as never
  storePage(`/[locale]/$${path}`, { value, lastModified: Date.now() })
}

function ask(url: string, headers: Record<string, string> = {}) {
  const request = Object.assign(new IncomingMessage(new Socket()), { method: 'GET', url })
  request.headers = { 'accept-encoding': 'gzip, br', ...headers }
  const response = new ServerResponse(request)
  return serveStoredPage(request, response, LISTS)
}

beforeAll(async () => {
  for (const path of ['/en/about', '/en/books/~', '/ne/books/~author%3Da%26page%3D2']) keep(path)
  keep('/en/moved', 308)
  await vi.waitFor(() => expect(findPageByPath('/ne/books/~author%3Da%26page%3D2')?.ready).toBeDefined())
})

describe('a page is answered from memory', () => {
  it.each([
    ['/about', true],
    ['/about/', true],
    ['/about?page=2', false],
    ['/books', true],
    ['/books?', true],
    ['/books?utm_source=letter', true],
    ['/ne/books?page=2&author=a', true],
    ['/ne/books?author=a', false],
    ['/books?page=2', false],
    ['/en/books', false],
    ['/moved', false],
  ])('%s: %s', (url, isAnswered) => {
    expect(ask(url)).toBe(isAnswered)
  })

  it.each([
    ['rsc', '1'],
    ['next-router-prefetch', '1'],
    ['accept-encoding', 'gzip'],
  ])('but not when asked with %s: %s', (name, value) => {
    expect(ask('/books', { [name]: value })).toBe(false)
  })
})
