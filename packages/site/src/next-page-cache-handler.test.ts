import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import NextPageCacheHandler from './next-page-cache-handler.ts'
import { findPage } from './page-store.ts'

const SHEET = '/_next/static/first.css'
const home = process.cwd()
const folder = mkdtempSync(join(tmpdir(), 'dabali-cache-handler-'))
beforeAll(() => process.chdir(folder))
afterAll(() => {
  process.chdir(home)
  rmSync(folder, { recursive: true })
})

type Value = NonNullable<Parameters<NextPageCacheHandler['set']>[1]>
type Page = { html: string; headers: Record<string, string>; status?: number }

const page = (status = 200) => ({
  ...{ kind: 'APP_PAGE', headers: {}, status, rscData: undefined, segmentData: undefined, postponed: undefined },
  html: `<!DOCTYPE html><html><head><meta charSet="utf-8"/><link rel="stylesheet" href="${SHEET}"/></head><body><p>Text</p><script>(self.__next_f=self.__next_f||[]).push([0])</script><script>self.__next_f.push([1,"row"])</script></body></html>`,
})
const set = (key: string, value: Page) => new NextPageCacheHandler().set(key, value as unknown as Value, {} as never)

it('a page whose style sheet cannot be read has a policy for what is on it', async () => {
  const value = page()
  const html = value.html
  await set('/[locale]/$/en/unread', value)
  expect(value.html).toBe(html)
  expect((value as Page).headers['content-security-policy']?.match(/'sha256-/g)).toHaveLength(2)
})

it('a page that Next passes again, since rendering it anew has failed, stays as it is', async () => {
  mkdirSync('.next/static', { recursive: true })
  writeFileSync('.next/static/first.css', 'p{top:0}')
  const key = '/[locale]/$/en/again'
  const value: Page = page()
  await set(key, value)
  const stored = structuredClone(value)
  expect(stored.html).toContain('<style>p{top:0}')
  expect(stored.headers['content-security-policy']?.match(/'sha256-/g)).toHaveLength(2)
  await set(key, value)
  expect(value).toEqual(stored)
  expect(findPage(key)?.entry.value).toBe(value)
})

it('an error page is not reordered', async () => {
  const value = page(404)
  await set('/[locale]/$/en/missing', value)
  expect(value.html).not.toContain('<style>')
  expect(findPage('/[locale]/$/en/missing')).toBeUndefined()
})
