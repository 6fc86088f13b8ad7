import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { languageFaults, placeholdersOf, unusedKeys } from './messages.ts'

const folder = mkdtempSync(join(tmpdir(), 'dabali-messages-'))
afterAll(() => rmSync(folder, { recursive: true }))

function pair(english: object, nepali: object) {
  const [en, ne] = [join(folder, 'en.json'), join(folder, 'ne.json')]
  writeFileSync(en, JSON.stringify(english))
  writeFileSync(ne, JSON.stringify(nepali))
  return { en, ne }
}

describe('languageFaults', () => {
  it('finds none in equal files', () => {
    const english = { a: 'Hello {name}', b: { c: '{count, plural, one {# item} other {# items}}' } }
    expect(languageFaults(pair(english, { a: '{name} नमस्ते', b: { c: '{count, plural, other {# सामान}}' } }))).toEqual(
      [],
    )
  })

  it.each([
    { english: { a: 'x', b: 'y' }, nepali: { a: 'x' }, fault: 'b is missing in Nepali' },
    { english: { a: 'x' }, nepali: { a: 'x', b: 'y' }, fault: 'b is missing in English' },
    { english: { a: 'x' }, nepali: { a: ' ' }, fault: 'a is empty' },
    {
      english: { a: '{name}' },
      nepali: { a: '{nam}' },
      fault: 'a has the placeholders name in English and nam in Nepali',
    },
    {
      english: { a: '{name}' },
      nepali: { a: 'x' },
      fault: 'a has the placeholders name in English and none in Nepali',
    },
  ])('reports: $fault', ({ english, nepali, fault }) => {
    expect(languageFaults(pair(english, nepali))).toEqual([fault])
  })
})

describe('placeholdersOf', () => {
  it.each([
    { message: 'none', gaps: [] },
    { message: '{one} and {two}', gaps: ['one', 'two'] },
    { message: '{count, plural, one {day} other {days}}', gaps: ['count'] },
    { message: '{count, plural, =0 {Today} other {In # days}}', gaps: ['count'] },
    { message: '{count, plural, one {# day for {name}} other {# days for {name}}}', gaps: ['count', 'name'] },
  ])('$message has $gaps', ({ message, gaps }) => {
    expect(placeholdersOf(message)).toEqual(gaps)
  })
})

describe('unusedKeys', () => {
  it('finds an unused key', () => {
    const { en } = pair({ title: 'x', old: 'x', cod_gift: 'x' }, {})
    const source = ["t('title')", 't(`cod_$', '{reason}`)'].join('')
    expect(unusedKeys(en, [source])).toEqual(['old'])
  })

  it('looks for a key in sources with its namespace', () => {
    const { en } = pair({ home: { title: 'x', old: 'x' }, book: { title: 'x' } }, {})
    expect(unusedKeys(en, ["getTranslations('home')('title')", "t('old')"])).toEqual(['home.old', 'book.title'])
  })
})
