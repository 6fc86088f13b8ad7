import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '../../..')

// These two show the alt text, or an empty box, in place of the broken icon of the browser, such as offline.
const WITH_FALLBACK = ['packages/ui/src/picture/picture.tsx', 'packages/ui/src/picture/plain-picture.tsx']
// A page without scripts for other sites; without a text the browser shows nothing for a missing file.
const OF_FRAMES = ['apps/culture/src/embeds/record-frame.ts']
// Looks for the picture of a finished page.
const READERS = ['packages/site/src/first-screen.ts']

it('every picture of the sites is one that has a fallback', () => {
  const paths = globSync('{apps/{store,culture},packages/{shop,site,ui}}/src/**/*.{ts,tsx}', { cwd: root })
  expect(paths.length).toBeGreaterThan(300)
  const shown = paths.filter((path) => !/\.(?:test|story)\.tsx?$/.test(path))
  const withImage = shown.filter((path) =>
    /<img\b|createElement\(\s*'img'|from 'next\/image'/.test(readFileSync(join(root, path), 'utf8')),
  )
  expect(withImage.toSorted()).toEqual([...OF_FRAMES, ...READERS, ...WITH_FALLBACK])
})
