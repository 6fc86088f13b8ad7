import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import packageJson from '../../package.json' with { type: 'json' }
import { STORIES } from './gallery-screen.tsx'

const root = join(import.meta.dirname, '..')
const folders = (pattern: string) =>
  [...new Set(globSync(pattern, { cwd: root }).map((file) => dirname(file)))].toSorted()
const exported = new Set(Object.values(packageJson.exports).map((file) => basename(dirname(file))))

// The gallery itself, and what is drawn only while something happens: toasts, the progress bar and the preview of a link.
const WITHOUT_STORY = ['gallery', 'intent-link', 'progress-bar', 'toaster']

/** The names of the stories in the files of the gallery, whether or not they are listed. */
const written = globSync('gallery/*.story.tsx', { cwd: root })
  .flatMap((file) => [...readFileSync(join(root, file), 'utf8').matchAll(/: Story = \{\n\s*name: '([^']+)'/g)])
  .map(([, name]) => name)
  .toSorted()

describe('the gallery', () => {
  const visible = folders('*/*.module.css').filter((folder) => exported.has(folder) && !WITHOUT_STORY.includes(folder))
  const listed = STORIES.map(({ name }) => name)

  it('finds the components that are exported', () => {
    expect(visible.length).toBeGreaterThan(20)
  })

  it.each(visible)('shows %s', (folder) => {
    expect(listed).toContain(folder)
  })

  it('shows every story that was written, in the order of their names', () => {
    expect(listed).toEqual(written)
  })
})
