import { expect, requestTest, test } from '@dabali/tooling/end-to-end'
import { createPreview } from '@dabali/tooling/previews'

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

requestTest('a link that does not work, or is for the other site, is not found', async ({ visit, environment }) => {
  expect((await visit('/preview/none')).status).toBe(404)
  expect((await visit(await createPreview(environment, 'news', 'tea-is-now-included'))).status).toBe(404)
})

test('the back office shows a preview in a frame, which reads the draft again; no other site does', async ({
  page,
  environment,
}) => {
  const path = await createPreview(environment, 'article', 'why-we-still-copy-things-out-by-hand')
  const url = `${environment.url}${path}`
  for (const site of ['http://localhost:3002', 'http://other.localhost:3002']) {
    const body = `<!doctype html><title>Frame</title><iframe width="800" height="600" src="${url}"></iframe>`
    await page.route(`${site}/`, (route) => route.fulfill({ contentType: 'text/html', body }))
  }
  await page.goto('http://localhost:3002/')
  const heading = page.frameLocator('iframe').getByRole('heading', { level: 1 })
  await expect(heading).toBeVisible()
  const again = page.waitForRequest((request) => request.url().includes(path) && request.headers()['rsc'] === '1')
  await expect(async () => {
    await page.evaluate((origin) => {
      document.querySelector('iframe')?.contentWindow?.postMessage('refresh-preview', origin)
    }, environment.url)
    await Promise.race([again, page.waitForTimeout(300).then(() => Promise.reject(new Error('Not yet.')))])
  }).toPass()
  await expect(heading).toBeVisible()

  await page.goto('http://other.localhost:3002/')
  const [, frame] = page.frames()
  await expect.poll(() => frame?.url()).toMatch(/^chrome-error:/)
})
