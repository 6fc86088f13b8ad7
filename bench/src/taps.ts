import { setTimeout as pause } from 'node:timers/promises'
import type { Browser, CDPSession, Locator, Page } from '@playwright/test'
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
    const { context, page, session } = await openPhone(browser, { line, button: 'header a[href$="/basket"]' })
    await page.goto(`${origin}/books`, { waitUntil: 'networkidle', timeout: 120_000 })
    titles.push(await tapToTitle(page, session))
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

async function tapToTitle(page: Page, session: CDPSession): Promise<number> {
  const link = page.locator(BOOK_LINK).first()
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
  await tap(session, link)
  await page.waitForFunction(() => document.documentElement.dataset['titleAfter'], undefined, { timeout: 60_000 })
  return Number(await page.evaluate(() => document.documentElement.dataset['titleAfter']))
}
