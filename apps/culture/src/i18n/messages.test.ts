import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { languageFaults, unusedKeys } from '@dabali/tooling/messages'
import { describe, expect, it } from 'vitest'
import { english } from './english.ts'
import { nepali } from './nepali.ts'

const root = join(import.meta.dirname, '../..')
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

it('every file of messages is read, and none hides a part of another', () => {
  expect(Object.keys(english).sort()).toEqual(spaces('en').sort())
  expect(Object.keys(nepali).sort()).toEqual(spaces('ne').sort())
})
