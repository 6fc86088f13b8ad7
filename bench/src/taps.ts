import { setTimeout as pause } from 'node:timers/promises'
import type { Browser, CDPSession, Locator, Page } from '@playwright/test'
import { median, record } from './report.ts'
import { type Line, openPhone, readSeen, type Seen } from './visit.ts'

const BOOK_LINK = 'main a[href*="/book/"]:not([href*="/list/"])'

/** From a tap on a book in a list to its title and its page, and the longest delay of "Add to cart" there. */
export async function measureTaps(
  browser: Browser,
  { origin, line, repeats }: { origin: string; line: Line; repeats: number },
): Promise<void> {
  const titles: number[] = []
  const pages: number[] = []
  const delays: number[] = []
  for (let at = 0; at < repeats; at += 1) {
    const { context, page, session } = await openPhone(browser, { line, button: 'header a[href$="/basket"]' })
    await page.goto(`${origin}/books`, { waitUntil: 'networkidle', timeout: 120_000 })
    const shown = await tapToTitle(page, session)
    titles.push(shown.title)
    pages.push(shown.page)
    await page.waitForLoadState('networkidle')
    await page.evaluate(() => {
      ;(globalThis as unknown as { seen: Seen }).seen.event = 0
    })
    await tap(session, page.locator('#add-to-cart button'))
    await page.waitForTimeout(1500)
    delays.push((await readSeen(page)).event)
    await context.close()
  }
  const section = `Taps at ${line.name}`
  record(section, 'list, tap to title', { ms: median(titles), longest: Math.max(...titles) })
  record(section, 'list, tap to page', { ms: median(pages), longest: Math.max(...pages) })
  record(section, 'Add to cart, longest delay', { ms: median(delays), longest: Math.max(...delays) })
}

/** A finger stays on the glass for about as long; the time counts from its release. */
const PRESS_MS = 80

/** Not `Locator.tap`, which asks in each event what is at its place and costs more than the tap itself. */
async function tap(session: CDPSession, locator: Locator) {
  await locator.scrollIntoViewIfNeeded()
  const { x, y, width, height } = (await locator.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  const touchPoints = [{ x: x + width / 2, y: y + height / 2 }]
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints })
  await pause(PRESS_MS)
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

type Shown = { titleAfter?: string; pageAfter?: string }

/** Until the title is visible, in the preview of the page or in the page, and until it is visible in the page. */
async function tapToTitle(page: Page, session: CDPSession): Promise<{ title: number; page: number }> {
  await page.evaluate(() => {
    const old = document.querySelector('h1')?.textContent
    const shown: Shown = document.documentElement.dataset
    addEventListener(
      'click',
      ({ timeStamp }) => {
        const look = () => {
          // The page before stays in the document, and is hidden.
          const titles = [...document.querySelectorAll('h1')].filter(
            (title) => title.checkVisibility() && title.textContent !== old,
          )
          const after = String(performance.now() - timeStamp)
          if (titles.length > 0) shown.titleAfter ??= after
          if (titles.some((title) => title.closest('main'))) shown.pageAfter = after
          else requestAnimationFrame(look)
        }
        look()
      },
      { capture: true, once: true },
    )
  })
  await tap(session, page.locator(BOOK_LINK).first())
  await page.waitForFunction(() => document.documentElement.dataset['pageAfter'], undefined, { timeout: 60_000 })
  const { titleAfter, pageAfter }: Shown = await page.evaluate(() => ({ ...document.documentElement.dataset }))
  return { title: Number(titleAfter), page: Number(pageAfter) }
}
