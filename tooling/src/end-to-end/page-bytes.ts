import { brotliCompressSync } from 'node:zlib'
import type { Page } from '@playwright/test'

type PageBytes = { scripts: number; styles: number; document: number }

const KINDS: Readonly<Record<string, keyof PageBytes>> = {
  script: 'scripts',
  stylesheet: 'styles',
  document: 'document',
}

/** How many bytes a page takes before it is quiet, each file compressed as the site sends it. */
export async function pageBytes(page: Page, path: string): Promise<PageBytes> {
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
