import { expect, test } from '@dabali/tooling/end-to-end'
import { scriptBytes } from '@dabali/tooling/script-bytes'

// 1.25 times an empty page of the same Next, which takes 115.4 kB.
const MOST_BYTES = 144_300

for (const path of ['/', '/ne', '/book/the-rain-ledger/']) {
  test(`the scripts of ${path} are light`, async ({ page }) => {
    expect(await scriptBytes(page, path)).toBeLessThan(MOST_BYTES)
  })
}

test('an English page without Nepali loads no Nepali face', async ({ page }) => {
  const fonts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'font') fonts.push(request.url())
  })
  await page.goto('/book/the-rain-ledger/', { waitUntil: 'networkidle' })
  expect(fonts).toEqual([])
})
