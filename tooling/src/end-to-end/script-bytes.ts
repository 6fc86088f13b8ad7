import { brotliCompressSync } from 'node:zlib'
import type { Page } from '@playwright/test'

/** How many bytes of scripts a page takes before it is quiet, each file compressed as the site sends it. */
export async function scriptBytes(page: Page, path: string): Promise<number> {
  const bodies: Promise<Buffer>[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') bodies.push(response.body())
  })
  await page.goto(path, { waitUntil: 'networkidle' })
  return (await Promise.all(bodies)).reduce((sum, body) => sum + brotliCompressSync(body).length, 0)
}
