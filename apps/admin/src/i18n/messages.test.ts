import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readMessages } from '@dabali/tooling/messages'
import englishMessages from 'ra-language-english'
import { expect, it } from 'vitest'
import { readLanguage } from './i18n-provider.ts'

const english = readMessages(join(import.meta.dirname, 'en.json'))
const nepali = readMessages(join(import.meta.dirname, 'ne.json'))
const own = [...nepali].filter(([key]) => !key.startsWith('ra.'))
const gapsOf = (text: string) => [...new Set(text.match(/%\{\w+\}/g))].toSorted()

it('both languages have the same keys and placeholders', () => {
  expect(own.map(([key]) => key).toSorted()).toEqual([...english.keys()].toSorted())
  for (const [key, text] of own) expect([key, gapsOf(text)]).toEqual([key, gapsOf(english.get(key) ?? '')])
})

it('numbers are written by the formatters, in the digits of the language', () => {
  const texts = [...own, ...english].filter(([, text]) => text.includes('%{smart_count}'))
  expect(texts).toEqual([])
})

it('translates texts that react-admin has', () => {
  const groups: Record<string, unknown> = englishMessages.ra
  const known = Object.entries(groups).flatMap(([group, texts]) =>
    Object.keys(texts as object).map((name) => `ra.${group}.${name}`),
  )
  const translated = [...nepali.keys()].filter((key) => key.startsWith('ra.'))
  expect(translated.filter((key) => !known.includes(key))).toEqual([])
})

it('each key in the code has a text', () => {
  const src = join(import.meta.dirname, '..')
  const spaces = [...new Set([...english.keys()].map((key) => key.split('.')[0]))].join('|')
  const literal = new RegExp(`'((?:${spaces})\\.[\\w.-]+)'`, 'g')
  const asked = globSync('**/*.{ts,tsx}', { cwd: src, exclude: ['**/*.test.ts'] }).flatMap((file) =>
    Array.from(readFileSync(join(src, file), 'utf8').matchAll(literal), ([, key = '']) => key),
  )
  const permissions =
    /^(?:orders|refunds|payments|reviews|staff|audit|guest_list|check_in|products|product_texts|prices|catalogue|stock|pictures|files|reports|system|emails)\./
  const begins = (key: string) => [...english.keys()].some((known) => known.startsWith(`${key}.`))
  const missing = asked.filter((key) => !english.has(key) && !begins(key) && !permissions.test(key))
  expect(missing).toEqual([])
  expect(asked.length).toBeGreaterThan(100)
})

it('the language is that of the address, or the one that was chosen', () => {
  expect(readLanguage('/ne/staff/invitation/abc', null)).toBe('ne')
  expect(readLanguage('/news', null)).toBe('en')
  expect(readLanguage('/orders', '"ne"')).toBe('ne')
})

it('the audit log has words for each operation by which staff change something', () => {
  type Operation = { operationId?: string; tags?: string[] }
  const { paths }: { paths: Record<string, Record<string, Operation>> } = JSON.parse(
    readFileSync(join(import.meta.dirname, '../../../api/openapi.json'), 'utf8'),
  )
  const writes = Object.values(paths)
    .flatMap(Object.entries<Operation>)
    .filter(([method, { tags = [] }]) => method !== 'get' && tags.includes('staff'))
    .map(([, { operationId = '' }]) => operationId)
  const withoutEvent = [
    ...['beginPasskey', 'beginSecondFactor', 'beginTotp', 'beginUpload', 'cancelUpload', 'getRefundQuote'],
    ...['removeListFilter', 'renameListFilter', 'saveListFilter', 'sendUploadPart', 'setListColumns'],
  ]
  const missing = writes.filter((name) => !english.has(`resources.audit-log.operations.${name}`))
  expect(missing.toSorted()).toEqual(withoutEvent)
})
