import { setTimeout as pause } from 'node:timers/promises'
import type { Browser, CDPSession, Locator, Page } from '@playwright/test'
import { median, record } from './report.ts'
import type { Servers } from './servers.ts'
import { type Line, openPhone, readSeen, type Seen } from './visit.ts'

const BOOK_LINK = 'main a[href*="/book/"]:not([href*="/list/"])'

type Measured = { origins: Servers['origins']; line: Line; repeats: number }
type Tap = { title: number; page?: number; delay: number }

/**
 * From a tap on a book in a list to its title and its page, and the longest delay of "Add to cart" there. The floor is a button
 * of an empty page that shows a title.
 */
export async function measureTaps(browser: Browser, { origins, line, repeats }: Measured): Promise<void> {
  const floor: Tap[] = []
  const store: Tap[] = []
  for (let at = 0; at < repeats; at += 1) {
    floor.push(await tapOfFloor(browser, origins.floor, line))
    store.push(await tapsOfStore(browser, origins.store, line))
  }
  const section = `Taps at ${line.name}`
  const note = (name: string, times: number[]) =>
    record(section, name, { ms: median(times), longest: Math.max(...times) })
  note(
    'floor: tap to title',
    floor.map(({ title }) => title),
  )
  note(
    'list, tap to title',
    store.map(({ title }) => title),
  )
  note(
    'list, tap to page',
    store.flatMap(({ page }) => page ?? []),
  )
  note(
    'floor: longest delay',
    floor.map(({ delay }) => delay),
  )
  note(
    'Add to cart, longest delay',
    store.map(({ delay }) => delay),
  )
}

async function tapOfFloor(browser: Browser, origin: string, line: Line): Promise<Tap> {
  const { context, page, session } = await openPhone(browser, { line, button: 'main button' })
  await page.goto(`${origin}/button.html`, { waitUntil: 'networkidle', timeout: 120_000 })
  const { title } = await tapToTitle(page, session, page.locator('main button'))
  // The browser tells of an event after its paint.
  await page.waitForTimeout(500)
  const delay = (await readSeen(page)).event
  await context.close()
  return { title, delay }
}

async function tapsOfStore(browser: Browser, origin: string, line: Line): Promise<Tap> {
  const { context, page, session } = await openPhone(browser, { line, button: 'header a[href$="/basket"]' })
  await page.goto(`${origin}/books`, { waitUntil: 'networkidle', timeout: 120_000 })
  const shown = await tapToTitle(page, session, page.locator(BOOK_LINK).first())
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => {
    ;(globalThis as unknown as { seen: Seen }).seen.event = 0
  })
  await tap(session, page.locator('#add-to-cart button'))
  await page.waitForTimeout(1500)
  const delay = (await readSeen(page)).event
  await context.close()
  return { ...shown, delay }
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
async function tapToTitle(page: Page, session: CDPSession, locator: Locator): Promise<{ title: number; page: number }> {
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
  await tap(session, locator)
  await page.waitForFunction(() => document.documentElement.dataset['pageAfter'], undefined, { timeout: 60_000 })
  const { titleAfter, pageAfter }: Shown = await page.evaluate(() => ({ ...document.documentElement.dataset }))
  return { title: Number(titleAfter), page: Number(pageAfter) }
}
