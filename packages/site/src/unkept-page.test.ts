import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it } from 'vitest'
import { completeBrokenPage } from './unkept-page.ts'

const SCRIPT = '<script>self.__next_f.push([1,"own"])</script>'

it.each([
  { name: 'an API that is away', body: '<div class="page" data-error-status="503"></div>', status: 503, retry: '5' },
  { name: 'a refusal', body: '<div class="page" data-error-status="403"></div>', status: 403, retry: null },
  { name: 'a page that broke', body: '<div class="page"></div>', status: 500, retry: null },
])('$name is answered with $status, and with the policy of its scripts', async ({ body, status, retry }) => {
  const server = createServer((_, response) => {
    completeBrokenPage(response)
    response.statusCode = 500
    response.setHeader('content-type', 'text/html')
    response.write(SCRIPT)
    response.end(body)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const answer = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
  expect(answer.status).toBe(status)
  expect(answer.headers.get('retry-after')).toBe(retry)
  expect(answer.headers.get('content-security-policy')).toContain("'sha256-")
  expect(await answer.text()).toBe(SCRIPT + body)
  server.close()
})
