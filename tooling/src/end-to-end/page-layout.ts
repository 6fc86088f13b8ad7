import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import type axe from 'axe-core'

/** Each page that is tested reads it: less than half as long as `axe.source`. */
const AXE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

declare const window: Window & { axe: typeof axe }

export type Violation = { id: string; where: string[] }

/**
 * The accessibility violations of a page after its animations have ended. axe runs in the page: `@axe-core/playwright` opens
 * another page for each run and takes three times as long.
 */
export async function axeViolations(page: Page): Promise<Violation[]> {
  await page.evaluate(waitForAnimations)
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE)
  return page.evaluate(async () => {
    // axe is in no frame, and would wait for an answer of each.
    const options = { preload: false, iframes: false, resultTypes: ['violations' as const] }
    const { violations } = await window.axe.run(document, options)
    return violations.map(({ id, nodes }) => ({ id, where: nodes.map(({ html }) => html) }))
  })
}

/** A toast that fades in has too little contrast meanwhile. Runs in the page. */
async function waitForAnimations() {
  const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
  await Promise.allSettled(ending.map(({ finished }) => finished))
}

/** Google's "good" is 0.1; shifts below this are invisible. */
export const MOST_SHIFT = 0.01

/** A page without a cache that records layout shifts, and how to open a path in it. */
export async function coldPage(page: Page, { areFontsLate }: { areFontsLate: boolean }) {
  let painted = Promise.resolve()
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.setCacheDisabled', { cacheDisabled: true })
  await page.addInitScript(recordShifts)
  if (areFontsLate) {
    // `page.route` would stop and continue every request.
    session.on('Fetch.requestPaused', async ({ requestId }) => {
      await painted
      await session.send('Fetch.continueRequest', { requestId })
    })
    await session.send('Fetch.enable', { patterns: [{ urlPattern: '*.woff2' }] })
  }
  return async function open(path: string) {
    let release = () => {}
    painted = new Promise((resolve) => {
      release = resolve
    })
    await page.goto(path, { waitUntil: 'commit' })
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
    release()
    await page.waitForLoadState('networkidle')
    await page.evaluate(() => document.fonts.ready)
  }
}

/**
 * Opens a path in a cold page and returns its layout shifts. What moved is loaded once more: a busy machine can paint half of the
 * HTML, while a fault of the page moves it every time.
 */
export async function shiftFaults(page: Page, open: (path: string) => Promise<void>, path: string): Promise<string[]> {
  await open(path)
  if ((await shiftsOf(page)).length === 0) return []
  await open(path)
  return shiftsOf(page)
}

/** The layout faults of a page on a phone: touch targets below 44 pixels (WCAG 2.5.8), and what does not fit. */
export async function phoneFaults(page: Page, widths: readonly number[]): Promise<string[]> {
  return [...(await page.evaluate(findSmallTargets)), ...(await widthFaults(page, widths))]
}

/** The layout faults of a page on a desktop: `autocomplete` on inputs that may not have it, and what does not fit. */
export async function desktopFaults(page: Page, widths: readonly number[]): Promise<string[]> {
  return [...(await page.evaluate(findWrongAutocomplete)), ...(await widthFaults(page, widths))]
}

type Shift = { value: number; moved: string[] }
type Recording = typeof window & { layoutShifts?: Shift[] }

function recordShifts() {
  const shifts: Shift[] = []
  Object.assign(window, { layoutShifts: shifts })
  type Entry = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: { node: Node | null }[] }
  const nameOf = (node: Node | null) => (node instanceof Element ? node : node?.parentElement)?.outerHTML.slice(0, 90)
  const observer = new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries() as Entry[]) {
      if (!hadRecentInput) shifts.push({ value, moved: sources.map(({ node }) => nameOf(node) ?? '') })
    }
  })
  observer.observe({ type: 'layout-shift', buffered: true })
}

async function shiftsOf(page: Page): Promise<string[]> {
  const shifts = await page.evaluate(() => (window as Recording).layoutShifts ?? [])
  const sum = shifts.reduce((total, { value }) => total + value, 0)
  return sum > MOST_SHIFT
    ? [`shift of ${sum.toFixed(3)} at ${page.viewportSize()?.width}: ${JSON.stringify(shifts)}`]
    : []
}

/** Words of headings broken over two lines, and horizontal overflow, at several widths. */
async function widthFaults(page: Page, widths: readonly number[]): Promise<string[]> {
  const before = page.viewportSize()
  const faults: string[] = []
  for (const width of widths) {
    await page.setViewportSize({ width, height: before?.height ?? 0 })
    const { words, shown } = await page.evaluate(findBrokenWords)
    faults.push(...words.map((word) => `broken word at ${width}: ${word}`))
    if (shown > width) faults.push(`${shown - width} pixels wider than a screen of ${width}`)
  }
  await page.setViewportSize({ width: NARROWEST, height: before?.height ?? 0 })
  const overflow = (await page.evaluate(widthWithWideText, WIDE_TEXT)) - NARROWEST
  if (overflow > 0) faults.push(`with wide text ${overflow} pixels wider than a screen of ${NARROWEST}`)
  if (before) await page.setViewportSize(before)
  return faults
}

/** WCAG 1.4.10. */
const NARROWEST = 320
/** WCAG 1.4.12: what a reader can set without a loss of content. */
const WIDE_TEXT =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }'

function widthWithWideText(text: string): number {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(text)
  document.adoptedStyleSheets.push(sheet)
  const width = document.documentElement.scrollWidth
  document.adoptedStyleSheets.pop()
  return width
}

function findBrokenWords(): { words: string[]; shown: number } {
  const WORD = /[\p{L}\p{M}\p{N}'’\u200c\u200d]+/gu
  const display = getComputedStyle(document.documentElement).getPropertyValue('--font-display').split(',')[0] ?? ''
  const isDisplay = (element: Element) => {
    const { fontFamily, fontSize } = getComputedStyle(element)
    return (
      element.closest('h1, h2, h3, h4') !== null ||
      (fontFamily.startsWith(display.trim()) && parseFloat(fontSize) >= 28)
    )
  }
  const broken: string[] = []
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const parent = text.parentElement
    if (!parent?.checkVisibility() || !isDisplay(parent)) continue
    for (const { 0: word, index } of text.nodeValue?.matchAll(WORD) ?? []) {
      const range = document.createRange()
      range.setStart(text, index)
      range.setEnd(text, index + word.length)
      const lines = [...range.getClientRects()].filter(({ width }) => width > 0)
      const tops = new Set(lines.map(({ top, height }) => Math.round(top / (height / 2))))
      if (tops.size > 1) broken.push(word)
    }
  }
  return { words: broken, shown: document.documentElement.scrollWidth }
}

function findSmallTargets(): string[] {
  const SMALLEST = 44
  const TARGETS = 'a[href], button, summary, select, input:not([type=hidden]), textarea, [role=button], [role=tab]'
  const WORDS_OF_A_SENTENCE = 5
  const small: string[] = []
  for (const target of document.querySelectorAll<HTMLElement>(TARGETS)) {
    if (!target.checkVisibility({ visibilityProperty: true }) || isInSentence(target)) continue
    const height = heightOf(target)
    if (height > 0 && height < SMALLEST) small.push(`target of ${height} pixels: ${target.outerHTML.slice(0, 160)}`)
  }
  return small

  function isInSentence(target: Element): boolean {
    if (target.tagName !== 'A') return false
    let around: Element | null = target
    while (around && getComputedStyle(around).display === 'inline') around = around.parentElement
    if (!around || around === target) return false
    const block = around.cloneNode(true) as Element
    for (const link of block.querySelectorAll('a')) link.remove()
    return (block.textContent?.match(/\p{L}[\p{L}\p{M}]+/gu) ?? []).length >= WORDS_OF_A_SENTENCE
  }

  /** The height of the clickable area in the middle of the target; 0 if it is covered. */
  function heightOf(target: HTMLElement): number {
    target.scrollIntoView({ block: 'center', behavior: 'instant' })
    const box = target.getClientRects()[0]
    if (!box || box.width < 2 || box.height < 2) return 0
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2]
    const answers = (at: number) => {
      const hit = document.elementFromPoint(x, at)
      return hit !== null && (target.contains(hit) || hit.closest('label')?.control === target)
    }
    if (!answers(y)) return 0
    // Most are large enough: their edges are asked before each pixel is.
    if (answers(y - SMALLEST / 2 + 0.5) && answers(y + SMALLEST / 2 - 0.5)) return SMALLEST
    let [above, below] = [0, 0]
    while (above < SMALLEST && answers(y - above - 1)) above += 1
    while (below < SMALLEST && answers(y + below + 1)) below += 1
    return above + below + 1
  }
}

function findWrongAutocomplete(): string[] {
  const inputs = document.querySelectorAll<HTMLInputElement>(
    'input:is([type=hidden], [type=checkbox], [type=radio], [type=button], [type=submit], [type=file], [type=image])[autocomplete]',
  )
  return [...inputs]
    .filter(({ type, autocomplete }) => type !== 'hidden' || autocomplete === 'off')
    .map((input) => `autocomplete: ${input.outerHTML}`)
}
