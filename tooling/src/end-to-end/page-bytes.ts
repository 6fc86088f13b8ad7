import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { expect, type Page } from '@playwright/test'

export type PageBytes = { scripts: number; styles: number; document: number }

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

/** Expects the compressed size of a page, until the network is idle, to be within the limits. */
export async function expectLight(page: Page, path: string, most: PageBytes): Promise<void> {
  const bytes = await pageBytes(page, path)
  const tooHeavy = Object.entries(most).filter(([kind, limit]) => bytes[kind as keyof PageBytes] > limit)
  expect(tooHeavy, JSON.stringify(bytes)).toEqual([])
}

async function pageBytes(page: Page, path: string): Promise<PageBytes> {
  const bodies: Promise<[keyof PageBytes, number]>[] = []
  page.on('response', (response) => {
    const kind = KINDS[response.request().resourceType()]
    if (kind) bodies.push(response.body().then((body) => [kind, brotliCompressSync(body).length]))
  })
  await page.goto(path, { waitUntil: 'networkidle' })
  const sums: PageBytes = { scripts: 0, styles: 0, document: 0 }
  for (const [kind, bytes] of await Promise.all(bodies)) sums[kind] += bytes
  return sums
}
