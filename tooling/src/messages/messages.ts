import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

/** The languages of message files. */
export type Language = 'en' | 'ne'

/** The messages of a file by key: `checkout.pay`. */
export function readMessages(file: string): Map<string, string> {
  return new Map(leaves(JSON.parse(readFileSync(file, 'utf8'))))
}

function leaves(value: unknown, path: readonly string[] = []): [string, string][] {
  if (typeof value === 'string') return [[path.join('.'), value]]
  if (typeof value !== 'object' || value === null) throw new Error(`${path.join('.')} is not a text`)
  return Object.entries(value).flatMap(([name, inner]) => leaves(inner, [...path, name]))
}

/**
 * The placeholders of a message: `{name}` and `{name, …}`. The braces after a plural form are not: in `one {item}` the word
 * before the brace is a form.
 */
export function placeholdersOf(message: string): string[] {
  const names = [...message.matchAll(/(\w+\s*)?\{\s*(\w+)\s*(?=[},])/g)]
    .filter(([, before = '']) => !isForm(before.trim()) || !/\s$/.test(before))
    .map(([, , name = '']) => name)
  return [...new Set(names)].sort()
}

const FORMS = new Set(['zero', 'one', 'two', 'few', 'many', 'other'])
/** `=1 {…}` is a form for one number. */
const isForm = (word: string) => FORMS.has(word) || /^\d+$/.test(word)

/** The differences between two languages: missing keys, different placeholders, empty messages. */
export function languageFaults({ en, ne }: { en: string; ne: string }): string[] {
  const [english, nepali] = [readMessages(en), readMessages(ne)]
  const keys = new Set([...english.keys(), ...nepali.keys()])
  return [...keys].flatMap((key) => {
    const [one, other] = [english.get(key), nepali.get(key)]
    if (one === undefined) return [`${key} is missing in English`]
    if (other === undefined) return [`${key} is missing in Nepali`]
    if (!one.trim() || !other.trim()) return [`${key} is empty`]
    const [gaps, others] = [placeholdersOf(one).join(), placeholdersOf(other).join()]
    return gaps === others
      ? []
      : [`${key} has the placeholders ${gaps || 'none'} in English and ${others || 'none'} in Nepali`]
  })
}

/**
 * The keys that no source contains, as a literal, as the beginning of a template, or read from `texts`. `home.title` is used by a source that
 * contains `title` and `home`.
 */
export function unusedKeys(file: string, sources: readonly string[]): string[] {
  const asked = sources.map(askedFor)
  return [...readMessages(file).keys()].filter((key) => {
    const [, space, name = key] = /^([^.]+)\.(.+)$/.exec(key) ?? []
    return !asked.some(
      ({ names, beginnings }) =>
        (space === undefined || names.has(space)) &&
        (names.has(name) || beginnings.some((beginning) => name.startsWith(beginning))),
    )
  })
}

function askedFor(source: string) {
  return {
    names: new Set([...source.matchAll(/['"`]([\w.-]+)['"`]|\btexts\.(\w+)/g)].map(([, name, read]) => name ?? read)),
    beginnings: [...source.matchAll(/`([\w.-]+)\$\{/g)].map(([, beginning = '']) => beginning),
  }
}

/** Tests the messages of a site: `root` is its folder, `read` the merged messages of each language. */
export function testSiteMessages(root: string, read: Readonly<Record<'en' | 'ne', object>>): void {
  const names = globSync('*.json', { cwd: join(root, 'messages/en') })
  const pair = (name: string) => ({ en: join(root, 'messages/en', name), ne: join(root, 'messages/ne', name) })
  const files = globSync('src/**/*.{ts,tsx}', { cwd: root }).filter((file) => !file.includes('.test.'))
  const sources = files.map((file) => readFileSync(join(root, file), 'utf8'))
  const spaces = (language: 'en' | 'ne') =>
    names.flatMap((name) => Object.keys(JSON.parse(readFileSync(pair(name)[language], 'utf8')) as object))

  describe.each(names)('the messages of %s', (name) => {
    it('have the same keys and placeholders in both languages', () => {
      expect(languageFaults(pair(name))).toEqual([])
    })

    it('are all used', () => {
      expect(unusedKeys(pair(name).en, sources)).toEqual([])
    })
  })

  it.each(['en', 'ne'] as const)('every message file in %s is loaded, and none overwrites another', (language) => {
    expect(Object.keys(read[language]).sort()).toEqual(spaces(language).sort())
  })
}
