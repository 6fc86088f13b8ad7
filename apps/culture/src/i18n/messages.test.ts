import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { languageFaults, unusedKeys } from '@dabali/tooling/messages'
import { describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '../..')
const [en, ne] = [join(root, 'messages/en.json'), join(root, 'messages/ne.json')]

describe('the messages of the site', () => {
  it('say the same in both languages', () => {
    expect(languageFaults({ en, ne })).toEqual([])
  })

  it('are all used', () => {
    const files = globSync('src/**/*.{ts,tsx}', { cwd: root }).filter((file) => !file.includes('.test.'))
    const sources = files.map((file) => readFileSync(join(root, file), 'utf8'))
    expect(unusedKeys(en, sources)).toEqual([])
  })
})
