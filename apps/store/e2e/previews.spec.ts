import { expect, requestTest } from '@dabali/tooling/end-to-end'
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
