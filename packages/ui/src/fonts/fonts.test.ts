import { readdirSync, readFileSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { FontPreloads } from './font-preloads.tsx'

const LARGEST_BYTES = 48_000
const css = readFileSync(join(import.meta.dirname, 'fonts.css'), 'utf8')
const files = readdirSync(import.meta.dirname).filter((file) => file.endsWith('.woff2'))

describe('the Devanagari faces', () => {
  it.each(files)('%s is declared, and small enough for a slow connection', (file) => {
    expect(css).toContain(`url("./${file}")`)
    expect(statSync(join(import.meta.dirname, file)).size).toBeLessThan(LARGEST_BYTES)
  })

  it('load only where Devanagari is, and never replace text that is shown already', () => {
    const faces = css.split('@font-face').slice(1)
    expect(faces).toHaveLength(5)
    for (const face of faces) {
      expect(face).toContain('unicode-range: U+0900-097F')
      expect(face).toContain('font-display: optional')
    }
  })

  it('are preloaded by Nepali pages, all of them, and by no other', () => {
    const preloaded = FontPreloads({ language: 'ne' })?.map(({ props }) => basename(String(props.href)))
    expect(preloaded?.toSorted()).toEqual(files.toSorted())
    expect(FontPreloads({ language: 'en' })).toBeNull()
  })

  it('are a single file with data saving', () => {
    const [, sparing = ''] = css.split('@media (prefers-reduced-data: reduce)')
    expect([...sparing.matchAll(/url\("(.*?)"\)/g)].map(([, file]) => file)).toEqual([
      './mukta-400.woff2',
      './mukta-400.woff2',
    ])
  })
})
