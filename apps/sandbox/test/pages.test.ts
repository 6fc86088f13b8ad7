import { afterAll, expect, test } from 'vitest'
import { buildApp } from '../src/app.ts'
import { html } from '../src/page/page.ts'

const app = buildApp()
afterAll(() => app.close())

test('the first page leads to every part', async () => {
  const { body } = await app.inject('/')
  for (const path of ['/mail/', '/identity/', '/esewa/', '/khalti/', '/card/', '/hls/', '/pixel/']) {
    expect(body).toContain(`<a href="${path}">`)
  }
})

test('what is put into a page is text', () => {
  expect(html`<p title="${'"><script>'}">${'<b>'}</p>`.text).toBe('<p title="&quot;&gt;&lt;script&gt;">&lt;b&gt;</p>')
})
