import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { Page, Request, Response } from '@playwright/test'
import { expect } from './fixtures.ts'

type PageBytes = { scripts: number; styles: number; document: number }

const KINDS: Readonly<Record<string, keyof PageBytes>> = {
  script: 'scripts',
  stylesheet: 'styles',
  document: 'document',
}

const EMPTY_PAGE = join(import.meta.dirname, '../../empty-site/dist/empty-page.json')
const MOST_TIMES_THE_EMPTY_PAGE = 1.3

/** The script budget of a public page: a multiple of what an empty Next page loads. */
export function publicScriptBudget(): number {
  // Written by the task `measure` of `tooling/empty-site`, on which the e2e tests of both sites depend.
  const { scripts }: { scripts: number } = JSON.parse(readFileSync(EMPTY_PAGE, 'utf8'))
  return Math.floor(MOST_TIMES_THE_EMPTY_PAGE * scripts)
}

/**
 * Expects the compressed size of a page, until the network is idle, to be within the limits, and that it makes none of the
 * formatters of `Intl` as it loads: the first one takes a fast computer 50 to 100 ms.
 */
export async function expectLight(page: Page, path: string, most: PageBytes): Promise<void> {
  await page.addInitScript(recordFormatters)
  await page.addInitScript(ignorePointer)
  const bytes = await pageBytes(page, path)
  const tooHeavy = Object.entries(most).filter(([kind, limit]) => bytes[kind as keyof PageBytes] > limit)
  // The other pages are measured all the same.
  expect.soft(tooHeavy, `${path}: ${JSON.stringify(bytes)}`).toEqual([])
  expect.soft(await page.evaluate(() => Reflect.get(window, 'formattersMade')), `formatters of ${path}`).toEqual([])
}

/** Runs in the page. Plural rules are left out: they take a millisecond. */
function recordFormatters() {
  const made: string[] = []
  Object.assign(window, { formattersMade: made })
  for (const name of ['DateTimeFormat', 'NumberFormat', 'ListFormat', 'DisplayNames', 'Collator', 'Segmenter']) {
    const formatter = Reflect.get(Intl, name)
    const record = <Args extends unknown[], Made>(make: (...args: Args) => Made) => {
      return (...args: Args) => {
        made.push(name)
        return make(...args)
      }
    }
    const recorded = new Proxy(formatter, { construct: record(Reflect.construct), apply: record(Reflect.apply) })
    Reflect.set(Intl, name, recorded)
  }
}

/**
 * The pointer of a headless browser rests at the corner of the page, which sometimes counts as its first interaction: then the
 * progress bar is loaded. Runs in the page.
 */
function ignorePointer() {
  for (const name of ['pointerover', 'mouseover'])
    addEventListener(name, (event) => event.stopImmediatePropagation(), { capture: true })
}

/** Scripts and styles are compressed by the build and sent with their length; a page is compressed as well as they are. */
async function compressedBytes(response: Response): Promise<number> {
  const { 'content-encoding': encoding, 'content-length': length } = await response.allHeaders()
  const isBuilt = response.request().resourceType() !== 'document' && encoding === 'br' && length !== undefined
  return isBuilt ? Number(length) : brotliCompressSync(await response.body()).length
}

async function pageBytes(page: Page, path: string): Promise<PageBytes> {
  const bodies: Promise<[keyof PageBytes, number]>[] = []
  const ownRequests = new Set<Request>()
  let isPrefetching = false
  // On a busy machine the pages that are prefetched, after two seconds, come before the network is idle. Their scripts do not count.
  const watch = (request: Request) => {
    isPrefetching ||= request.headers()['next-router-prefetch'] !== undefined
    if (!isPrefetching) ownRequests.add(request)
  }
  const measure = (response: Response) => {
    const kind = KINDS[response.request().resourceType()]
    if (kind && ownRequests.has(response.request())) bodies.push(compressedBytes(response).then((sum) => [kind, sum]))
  }
  page.on('request', watch)
  page.on('response', measure)
  await page.goto(path, { waitUntil: 'networkidle' })
  // A response that comes later would be read from a page that is closed by then.
  page.off('request', watch)
  page.off('response', measure)
  const sums: PageBytes = { scripts: 0, styles: 0, document: 0 }
  for (const [kind, bytes] of await Promise.all(bodies)) sums[kind] += bytes
  return sums
}
