import { expect, requestTest } from '@dabali/tooling/end-to-end'
import { createPreview } from '@dabali/tooling/previews'
import { createDraft } from './event-steps.ts'

const PAGES = [
  ['artist', 'tara-nembang', '/artist/tara-nembang'],
  ['event', 'the-long-night-of-the-madal', '/event/the-long-night-of-the-madal'],
  ['interview', 'four-hundred-and-twelve-hymns', '/interviews/four-hundred-and-twelve-hymns'],
  ['news', 'tea-is-now-included', '/news/tea-is-now-included'],
  ['record', 'low-cloud', '/record/low-cloud'],
  ['session', 'night-bus-union-on-the-roof', '/sessions/night-bus-union-on-the-roof'],
  ['volume', 'rivers-that-used-to-be-roads', '/volumes/rivers-that-used-to-be-roads'],
] as const

for (const [kind, slug, path] of PAGES) {
  requestTest(`the preview of a kind of content shows its page: ${kind}`, async ({ visit, environment }) => {
    const preview = await visit(await createPreview(environment, kind, slug))
    const heading = (page: typeof preview) => page.getByRole('heading', { level: 1 }).textContent
    preview.getByRole('complementary', { name: 'About this preview' })
    expect([preview.status, heading(preview)]).toEqual([200, heading(await visit(path))])
  })
}

requestTest('a draft is seen through its link, in both languages, and nowhere else', async ({ visit, environment }) => {
  const { slug, path } = await createDraft(environment, 'news', { en: 'A draft of the doors', ne: 'ढोकाको मस्यौदा' })
  const preview = await visit(path)
  preview.getByRole('heading', { level: 1, name: 'A draft of the doors' })
  preview.getByText(/^This is a preview\. Visitors do not see it\. The link works until /)
  expect(preview.document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex, nofollow')
  expect(preview.headers['cache-control']).toContain('no-store')
  const nepali = await visit(`/ne${path}`)
  nepali.getByRole('heading', { level: 1, name: 'ढोकाको मस्यौदा' })
  nepali.getByText(/^यो पूर्वावलोकन हो।/)
  expect((await visit(`/news/${slug}`)).status).toBe(404)
  expect((await visit('/preview/none')).status).toBe(404)
})

requestTest('an artist without an origin has no label for it', async ({ visit, environment }) => {
  const { path } = await createDraft(environment, 'artist', { en: 'Somebody New', ne: 'नयाँ कोही' })
  const [english, nepali] = [await visit(path), await visit(`/ne${path}`)]
  english.getByRole('heading', { level: 1, name: 'Somebody New' })
  expect(english.getByRole('main').textContent).not.toMatch(/From\s/)
  expect(nepali.getByRole('main').textContent).not.toContain('घर:')
})
