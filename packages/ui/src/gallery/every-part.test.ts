import { globSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import packageJson from '../../package.json' with { type: 'json' }
import { STORIES } from './stories.ts'

const root = join(import.meta.dirname, '..')
const folders = (pattern: string) =>
  [...new Set(globSync(pattern, { cwd: root }).map((file) => dirname(file)))].toSorted()
const doors = new Set(Object.values(packageJson.exports).map((file) => basename(dirname(file))))

// The gallery itself, and what sonner and nextjs-toploader draw only while something happens.
const NOT_SHOWN = ['gallery', 'progress-bar', 'toaster']

describe('the gallery', () => {
  const seen = folders('*/*.module.css').filter((folder) => doors.has(folder) && !NOT_SHOWN.includes(folder))
  const told = STORIES.map(({ name }) => name)

  it('knows what is seen', () => {
    expect(seen.length).toBeGreaterThan(20)
  })

  it.each(seen)('shows %s', (folder) => {
    expect(told).toContain(folder)
  })

  it('shows every story that was written, in the order of their names', () => {
    expect(told).toEqual(folders('*/*.story.tsx'))
  })
})
