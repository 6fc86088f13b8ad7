import type { Browser, Page } from '@playwright/test'
import { median, record } from './report.ts'
import { type Line, openPhone, readSeen, type Seen } from './visit.ts'

const BOOK_LINK = 'main a[href*="/book/"]:not([href*="/list/"])'

/** From a tap on a book in a list to the title of its page, and the longest delay of "Add to cart" there. */
export async function measureTaps(
  browser: Browser,
  { origin, line, repeats }: { origin: string; line: Line; repeats: number },
): Promise<void> {
  const titles: number[] = []
  const delays: number[] = []
  for (let at = 0; at < repeats; at += 1) {
    const { context, page } = await openPhone(browser, { line, button: 'header a[href$="/basket"]' })
    await page.goto(`${origin}/books`, { waitUntil: 'networkidle', timeout: 120_000 })
    titles.push(await tapToTitle(page))
    await page.waitForLoadState('networkidle')
    await page.evaluate(() => {
      ;(globalThis as unknown as { seen: Seen }).seen.event = 0
    })
    await page.locator('#add-to-cart button').tap()
    await page.waitForTimeout(1500)
    delays.push((await readSeen(page)).event)
    await context.close()
  }
  const section = `Taps at ${line.name}`
  record(section, 'list, tap to title', { ms: median(titles), longest: Math.max(...titles) })
  record(section, 'Add to cart, longest delay', { ms: median(delays), longest: Math.max(...delays) })
}

async function tapToTitle(page: Page): Promise<number> {
  const link = page.locator(BOOK_LINK).first()
  await link.scrollIntoViewIfNeeded()
  await page.evaluate(() => {
    const old = document.querySelector('h1')?.textContent
    addEventListener(
      'click',
      ({ timeStamp }) => {
        const look = () => {
          // The page before stays in the document, and is hidden.
          const titles = [...document.querySelectorAll('h1')]
          if (titles.some((title) => title.checkVisibility() && title.textContent !== old))
            document.documentElement.dataset['titleAfter'] = String(performance.now() - timeStamp)
          else requestAnimationFrame(look)
        }
        look()
      },
      { capture: true, once: true },
    )
  })
  await link.tap()
  await page.waitForFunction(() => document.documentElement.dataset['titleAfter'], undefined, { timeout: 60_000 })
  return Number(await page.evaluate(() => document.documentElement.dataset['titleAfter']))
}
