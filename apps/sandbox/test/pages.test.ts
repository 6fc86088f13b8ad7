import { afterAll, expect, test } from 'vitest'
import { buildApp } from '../src/app.ts'
import { html } from '../src/page/page.ts'

const app = buildApp()
afterAll(() => app.close())

test('the first page leads to every part', async () => {
  const { body } = await app.inject('/')
  for (const path of ['/mail/', '/identity/', '/esewa/', '/khalti/', '/card/', '/hls/', '/film/', '/pixel/']) {
    expect(body).toContain(`<a href="${path}">`)
  }
})

test('values are escaped', () => {
  expect(html`<p title="${'"><script>'}">${'<b>'}</p>`.text).toBe('<p title="&quot;&gt;&lt;script&gt;">&lt;b&gt;</p>')
})

test.each([
  ['TRACE', '/', 'GET, HEAD'],
  ['DELETE', '/mail/?to=mira@people.example', 'GET, HEAD'],
  ['OPTIONS', '/esewa/', 'GET, HEAD'],
  ['PUT', '/pixel/events/', 'DELETE, GET, HEAD'],
])('%s %s is told which methods there are', async (method, url, allow) => {
  const answer = await app.inject({ method: method as 'GET', url })
  expect([answer.statusCode, answer.headers['allow']]).toEqual([405, allow])
})
