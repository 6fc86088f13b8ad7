import { openCheckout } from '@dabali/tooling/checkout-steps'
import { test } from '@dabali/tooling/end-to-end'
import { expectLight, publicScriptBudget } from '@dabali/tooling/page-weight'
import { freeTicket } from '@dabali/tooling/purchases'
import { buyStream, eventDateOf, logInVisitor } from './event-steps.ts'

/** A document holds the styles of its first screen, 6 to 8 kB. */
const MOST_BYTES = { scripts: publicScriptBudget(), styles: 22_700, document: 24_600 }

/**
 * Measured, and less than 1 % more: the page holds the tickets of a date, the links to the others and to share it, the buttons
 * that save it, and a link to each of its style files, which together take 6,000 bytes less than one file for all pages.
 */
const TICKETS = { document: 27_200, scripts: publicScriptBudget() + 1_700, styles: 23_400 }
/** Measured, and 1 % more: an interview has 1,200 words or more. */
const INTERVIEW = { document: 26_600 }
/** A record has the words of its songs, each as sung, in Latin letters and translated. */
const RECORD = { document: 26_200 }
/** Measured, and 1 % more: a checkout and a player are no pages for the public. */
const CHECKOUT = { scripts: 180_500 }
const STREAM = { scripts: 169_460 }

const PAGES = {
  home: { path: '/' },
  // The dates that are shown take some bytes more on some days.
  'home in Nepali': { path: '/ne', most: { document: 24_850 } },
  artist: { path: '/artist/tara-nembang' },
  record: { path: '/record/low-cloud', most: RECORD },
  event: { path: '/event/the-long-night-of-the-madal', most: TICKETS },
  article: { path: '/interviews/tara-nembang-puts-the-slope-back', most: INTERVIEW },
  search: { path: '/search?q=tara' },
}

test('every kind of page stays within its byte limits', async ({ newContext }) => {
  test.slow()
  for (const [name, { path, ...own }] of Object.entries(PAGES)) {
    await test.step(name, async () => {
      const visitor = await newContext({})
      await expectLight(await visitor.newPage(), path, { ...MOST_BYTES, ...('most' in own && own.most) })
      await visitor.close()
    })
  }
})

test('checkout with a ticket stays within its byte limits', async ({ page, environment }) => {
  await openCheckout(page, { products: [await freeTicket(environment)] })
  await expectLight(page, '/checkout/', { ...MOST_BYTES, ...CHECKOUT })
})

test('a stream page stays within its byte limits before it plays', async ({ page, context, environment }) => {
  const eventDate = await eventDateOf(environment, 'winter-wedding-nobody-marries')
  await buyStream(environment, eventDate, await logInVisitor(context, environment))
  await expectLight(page, `/event/winter-wedding-nobody-marries/${eventDate.id}/live`, { ...MOST_BYTES, ...STREAM })
})
