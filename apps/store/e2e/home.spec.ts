import { expect, requestTest, test } from '@dabali/tooling/end-to-end'
import { MOST_SHIFT } from '@dabali/tooling/page-layout'
import { buy, cookiesOf, logIn, newAddress, pay, productNamed } from '@dabali/tooling/purchases'
import type { Page } from '@playwright/test'
import { linkOf, textsOf } from './requested-page.ts'

const KHALTI = { payment_method: 'khalti' }
const PHONE = { width: 360, height: 740 }
const WIDE = { width: 1280, height: 900 }
const LEAST_LINKS = 50
const AT_ONCE = 6
const SECTIONS = [
  ...['New', 'Fiction', 'Poetry', 'Children', 'In Nepali'],
  ...['E-books', 'Audiobooks', 'Reading lists', 'Reading room'],
]

/** How much has moved by itself on the page that is loaded. */
const shifts = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((tell) => {
        let sum = 0
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
            if (!entry.hadRecentInput) sum += entry.value
          }
        }).observe({ type: 'layout-shift', buffered: true })
        requestAnimationFrame(() => requestAnimationFrame(() => tell(sum)))
      }),
  )

/** Scrolls to each picture of the page and waits until it is loaded. */
const walkDown = (page: Page) =>
  page.evaluate(async () => {
    for (const image of document.querySelectorAll<HTMLImageElement>('main img')) {
      image.scrollIntoView({ block: 'center' })
      await new Promise(requestAnimationFrame)
      if (image.complete) continue
      await new Promise((end) => {
        image.addEventListener('load', end)
        image.addEventListener('error', end)
      })
    }
  })

/** A busy machine can paint half of the HTML, which moves then, while a fault of the page moves it every time. */
async function expectStill(page: Page, open: () => Promise<unknown>) {
  await open()
  if ((await shifts(page)) <= MOST_SHIFT) return
  await open()
  expect(await shifts(page)).toBeLessThanOrEqual(MOST_SHIFT)
}

test.describe('in a browser', () => {
  test.use({ viewport: PHONE, hasTouch: true })

  test('the home page does not shift, and shows a member the book to continue with', async ({ page, environment }) => {
    test.slow()
    const sections = page.getByRole('navigation', { name: 'Sections' })
    for (const viewport of [WIDE, PHONE]) {
      await page.setViewportSize(viewport)
      await expectStill(page, async () => {
        await page.goto('/')
        await expect(page.getByRole('heading', { level: 1, name: 'The Rain Ledger' })).toBeVisible()
        await walkDown(page)
      })
    }
    // A guest has no library.
    await expect(sections.getByRole('link')).toHaveText(SECTIONS)
    await test.step('on a phone a shelf shows part of its next cover, and Tab goes along it', async () => {
      await page.goto('/')
      const shelf = page.getByRole('region', { name: 'New arrivals' })
      const covers = shelf.getByRole('listitem')
      const edges = await covers.evaluateAll((items) =>
        items.map((item) => item.getBoundingClientRect()).map(({ left, right }) => ({ left, right })),
      )
      expect(edges.filter(({ left, right }) => left < PHONE.width && right > PHONE.width)).toHaveLength(1)
      await shelf.getByRole('link').first().focus()
      for (const _ of await covers.all()) await page.keyboard.press('Tab')
      const last = covers.last().getByRole('link')
      await expect(last).toBeFocused()
      await expect(last).toBeInViewport()
    })
    await test.step('it can be read at 200% zoom', async () => {
      for (const width of [640, 320]) {
        await page.setViewportSize({ width, height: 720 })
        for (const path of ['/', '/ne']) {
          await page.goto(path)
          expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
          await expect(page.getByRole('searchbox')).toBeVisible()
        }
      }
    })
    await test.step('it is printed without header and footer', async () => {
      await page.goto('/')
      await page.emulateMedia({ media: 'print' })
      await expect(page.getByRole('banner')).toBeHidden()
      await expect(page.getByRole('contentinfo')).toBeHidden()
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await page.emulateMedia({ media: 'screen' })
    })
    await test.step('it links a member to the library and to items in progress', async () => {
      await logIn(page, environment, newAddress('asha'))
      await page.goto('/')
      await expect(sections.getByRole('link')).toHaveText([...SECTIONS, 'Library'])
      await expect(page.getByRole('link', { name: 'Open your library' })).toBeVisible()
      const cookie = await cookiesOf(page)
      const audiobook = await productNamed(environment, 'the-rain-ledger-audiobook')
      await pay(environment, await buy(environment, { [audiobook]: 1 }, KHALTI, { cookie }))
      const library = `${environment.apiUrl}/v1/api/library/`
      const { results } = await (await fetch(library, { headers: { cookie } })).json()
      const opened = await fetch(`${library}${results[0].id}/access/`, { method: 'POST', headers: { cookie } })
      expect(opened.status).toBe(200)
      for (const viewport of [WIDE, PHONE]) {
        await page.setViewportSize(viewport)
        await expectStill(page, async () => {
          await page.goto('/')
          const goOn = page.getByRole('link', { name: 'Continue listening: The Rain Ledger' })
          await expect(goOn).toHaveAttribute('href', `/library/${results[0].id}/listen`)
        })
      }
    })
  })
})

// The links of the Nepali page are the same with a prefix; the gate follows one language.
for (const path of process.env['LONG_TESTS'] === 'true' ? ['/', '/ne'] : ['/ne']) {
  requestTest(`every link of ${path} works`, async ({ visit, request }) => {
    requestTest.slow()
    const { document } = await visit(path)
    const links = [...document.querySelectorAll('a[href^="/"]')]
    const paths = new Set(links.map((link) => (link.getAttribute('href') ?? '').replace(/#.*/, '')))
    expect(paths.size).toBeGreaterThan(LEAST_LINKS)
    const queue = [...paths]
    const answers: { each: string; status: number }[] = []
    async function work() {
      for (let each = queue.shift(); each !== undefined; each = queue.shift())
        answers.push({ each, status: (await request.get(each)).status() })
    }
    await Promise.all(Array.from({ length: AT_ONCE }, work))
    expect(answers.filter(({ status }) => status !== 200)).toEqual([])
    expect(answers).toHaveLength(paths.size)
  })
}

requestTest('the current section is marked', async ({ visit }) => {
  expect(textsOf(await visit('/book/list'), 'nav[aria-label=Sections] [aria-current=page]')).toEqual(['Reading lists'])
  expect(textsOf(await visit('/'), 'nav[aria-label=Sections] [aria-current]')).toEqual([])
})

requestTest('the home page shows each title in its own script and in the other language', async ({ visit }) => {
  const home = await visit('/ne')
  for (const part of ['section[aria-labelledby=book-of-the-week]', 'section[aria-labelledby=audiobooks] li'])
    expect(textsOf(home, part)[0]).toMatch(/The Rain Ledger.*वर्षाको बहीखाता/)
})

requestTest('the home page searches and links to all books without scripts', async ({ visit }) => {
  const home = await visit('/ne')
  home.getByRole('heading', { level: 1 })
  const search = home.document.querySelector<HTMLElement>('header search button[type=submit]')
  if (!search) throw new Error('The header has no search.')
  const found = await home.submit(search, { q: 'वर्षा' })
  expect(found.path).toMatch(/^\/ne\/search\?q=/)
  const books = await found.follow(linkOf(found, 'सबै किताब', 'footer'))
  expect(books.path).toBe('/ne/books')
})
