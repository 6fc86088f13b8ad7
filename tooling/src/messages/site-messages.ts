import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { languageFaults, unusedKeys } from './message-faults.ts'

/** Tests the messages of a site: `root` is its folder, `read` what it reads of them in each language. */
export function testSiteMessages(root: string, read: Readonly<Record<'en' | 'ne', object>>): void {
  const names = globSync('*.json', { cwd: join(root, 'messages/en') })
  const pair = (name: string) => ({ en: join(root, 'messages/en', name), ne: join(root, 'messages/ne', name) })
  const files = globSync('src/**/*.{ts,tsx}', { cwd: root }).filter((file) => !file.includes('.test.'))
  const sources = files.map((file) => readFileSync(join(root, file), 'utf8'))
  const spaces = (language: 'en' | 'ne') =>
    names.flatMap((name) => Object.keys(JSON.parse(readFileSync(pair(name)[language], 'utf8')) as object))

  describe.each(names)('the messages of %s', (name) => {
    it('say the same in both languages', () => {
      expect(languageFaults(pair(name))).toEqual([])
    })

    it('are all used', () => {
      expect(unusedKeys(pair(name).en, sources)).toEqual([])
    })
  })

  it.each(['en', 'ne'] as const)(
    'every file of messages in %s is read, and none hides a part of another',
    (language) => {
      expect(Object.keys(read[language]).sort()).toEqual(spaces(language).sort())
    },
  )
}
