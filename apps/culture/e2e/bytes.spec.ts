import { freeTicket } from '@dabali/tooling/bought'
import { test } from '@dabali/tooling/end-to-end'
import { expectLight } from '@dabali/tooling/page-bytes'
import { openTill } from '@dabali/tooling/till'
import { buyStream, letIn, nightOf } from './live-people.ts'

// An empty page of the same Next takes 115.4 kB of scripts; 1.2 times of it is 138.5 kB.
const MOST_BYTES = { scripts: 138_500, styles: 22_500, document: 17_500 }

/** Where something is heard, chosen or bought, its part comes with the page. */
const PAGES = {
  home: { path: '/' },
  'home in Nepali': { path: '/ne' },
  artist: { path: '/artist/tara-nembang' },
  record: { path: '/record/low-cloud' },
  event: { path: '/event/the-long-night-of-the-madal', most: { scripts: 147_500, document: 18_500 } },
  article: { path: '/interviews/tara-nembang-puts-the-slope-back', most: { scripts: 140_500 } },
  search: { path: '/search?q=tara' },
}

for (const [name, { path, ...own }] of Object.entries(PAGES)) {
  test(`${name} is light: scripts, styles, and the page itself`, async ({ page }) => {
    await expectLight(page, path, { ...MOST_BYTES, ...('most' in own && own.most) })
  })
}

test('the till is light with a ticket in it', async ({ page, house }) => {
  await openTill(page, { products: [await freeTicket(house)] })
  await expectLight(page, '/checkout/', { ...MOST_BYTES, scripts: 158_500 })
})

test('a stream is light before it plays', async ({ page, context, house }) => {
  const night = await nightOf(house, 'winter-wedding-nobody-marries')
  await buyStream(house, night, await letIn(context, house))
  await expectLight(page, `/event/winter-wedding-nobody-marries/${night.id}/live`, { ...MOST_BYTES, scripts: 152_000 })
})
