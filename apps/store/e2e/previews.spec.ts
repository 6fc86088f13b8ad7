import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, requestTest, test } from '@dabali/tooling/end-to-end'
import { createPreview } from '@dabali/tooling/previews'

// The browser writes why it does not show a page in a frame.
test.use({ expectedMessages: /frame-ancestors/ })

const PAGES = [
  ['article', 'why-we-still-copy-things-out-by-hand', '/read/why-we-still-copy-things-out-by-hand/'],
  ['booklist', 'nine-books-for-a-long-rain', '/book/list/nine-books-for-a-long-rain/'],
  ['page', 'about-us', '/about-us'],
] as const

for (const [kind, slug, path] of PAGES) {
  requestTest(
    `the preview of a ${kind} shows its page, is not indexed and not kept`,
    async ({ visit, environment }) => {
      const preview = await visit(await createPreview(environment, kind, slug))
      const heading = (page: typeof preview) => page.getByRole('heading', { level: 1 }).textContent
      expect([preview.status, heading(preview)]).toEqual([200, heading(await visit(path))])
      preview.getByText(/^This is a preview\. Visitors do not see it\. The link works until /)
      expect(preview.document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex, nofollow')
      expect(preview.headers['cache-control']).toContain('no-store')
    },
  )
}

requestTest(
  'an empty list without a curator has no label for one, and nothing to add',
  async ({ visit, environment }) => {
    await environment.sql(
      `with list as (insert into content (kind, slug) values ('booklist', 'an-empty-list') returning id)
     insert into content_translation (content_id, language, title) select id, 'en', 'An empty list' from list`,
    )
    const list = await visit(await createPreview(environment, 'booklist', 'an-empty-list'))
    list.getByRole('heading', { level: 1, name: 'An empty list' })
    expect(list.getByRole('main').textContent).not.toMatch(/Chosen by|Add all/)
  },
)

requestTest('a link that does not work, or is for the other site, is not found', async ({ visit, environment }) => {
  expect((await visit('/preview/none')).status).toBe(404)
  expect((await visit(await createPreview(environment, 'news', 'tea-is-now-included'))).status).toBe(404)
})

test('the back office shows a preview in a frame, which reads the draft again; no other site does', async ({
  page,
  environment,
}) => {
  let url = ''
  const office = createServer((_, response) => {
    response.setHeader('content-type', 'text/html')
    response.end(`<!doctype html><title>Frame</title><script>var heard = []; addEventListener('message', ({ data }) => heard.push(data))</script>
<iframe width="800" height="600" src="${url}"></iframe>`)
  })
  await new Promise<void>((listening) => office.listen(0, '127.0.0.1', listening))
  const { port } = office.address() as AddressInfo
  try {
    const origin = await environment.startSecondServer({ ADMIN_ORIGIN: `http://localhost:${port}` })
    const path = await createPreview(environment, 'article', 'why-we-still-copy-things-out-by-hand')
    url = `${origin}${path}`
    await page.goto(`http://localhost:${port}/`)
    const heading = page.frameLocator('iframe').getByRole('heading', { level: 1 })
    await expect(heading).toBeVisible()
    const reads: string[] = []
    page.on('request', (request) => {
      if (request.url().includes(path) && request.headers()['rsc'] === '1') reads.push(request.url())
    })
    await expect
      .poll(async () => {
        // The page listens once its scripts run.
        await page.evaluate((site) => {
          document.querySelector('iframe')?.contentWindow?.postMessage('refresh-preview', site)
        }, new URL(url).origin)
        return reads.length
      })
      .toBeGreaterThan(0)
    await expect(heading).toBeVisible()
    const heard = () => page.evaluate(() => Reflect.get(window, 'heard') as string[])
    await expect.poll(heard).toEqual(expect.arrayContaining(['preview-ready', 'preview-read']))

    await page.goto(`http://127.0.0.1:${port}/`)
    await expect.poll(() => page.frames()[1]?.url()).toMatch(/^chrome-error:/)
  } finally {
    office.close()
  }
})
