import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it } from 'vitest'
import { insertRequestedPath, replaceRequestedPath } from './buffer-response.ts'

const page = (path: string) =>
  `<h1>Page not found</h1><p class="a" data-asked-path="${path}">Page not found: ${path}</p>`

it.each([
  { asked: '/no/such/', shown: '/no/such/' },
  { asked: '/no/such', shown: '/no/such' },
  { asked: '/no%2Fsuch', shown: '/no%2Fsuch' },
  { asked: "/no/$&'such", shown: '/no/$&amp;&#x27;such' },
  { asked: '/<b>/', shown: '/&lt;b&gt;/' },
])('a page that was asked for as $asked says so', ({ asked, shown }) => {
  expect(replaceRequestedPath(page('/no/such'), asked)).toContain(`>Page not found: ${shown}</p>`)
})

it('the page of a list is named with its query', () => {
  expect(replaceRequestedPath(page('/books?page=99'), '/books/?page=99')).toContain(
    '>Page not found: /books/?page=99</p>',
  )
})

it('a page that marks no path stays as it is', () => {
  const html = '<p>Page not found: /no/such</p>'
  expect(replaceRequestedPath(html, '/other')).toBe(html)
})

it.each([
  { url: '/no/such/?q=1', status: 404, body: page('/no/such').replace('found: /no/such', 'found: /no/such/') },
  { url: '/there/', status: 200, body: page('/no/such') },
])('$url is answered whole, with the path where nothing was found', async ({ url, status, body }) => {
  const server = createServer((request, response) => {
    insertRequestedPath(request, response)
    response.statusCode = request.url === '/there/' ? 200 : 404
    const html = page('/no/such')
    response.setHeader('content-type', 'text/html; charset=utf-8')
    response.setHeader('content-length', Buffer.byteLength(html))
    response.end(html)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const answer = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${url}`)
  expect(answer.status).toBe(status)
  expect(await answer.text()).toBe(body)
  server.close()
})
