import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { languageFaults, unusedKeys } from '@dabali/tooling/messages'
import { describe, expect, it } from 'vitest'

const source = join(import.meta.dirname, '..')
const features = globSync('**/messages/en.json', { cwd: source }).map((file) => join(file, '../..'))

describe.each(features)('the messages of %s', (feature) => {
  const folder = join(source, feature)
  const [en, ne] = [join(folder, 'messages/en.json'), join(folder, 'messages/ne.json')]

  it('have the same keys in both languages', () => {
    expect(languageFaults({ en, ne })).toEqual([])
  })

  it('are all used by the feature', () => {
    const files = globSync('**/*.{ts,tsx}', { cwd: folder }).filter((file) => !file.includes('.test.'))
    const sources = files.map((file) => readFileSync(join(folder, file), 'utf8'))
    expect(unusedKeys(en, sources)).toEqual([])
  })
})
