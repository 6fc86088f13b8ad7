import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const LARGEST_BYTES = 48_000
const css = readFileSync(join(import.meta.dirname, 'fonts.css'), 'utf8')
const files = readdirSync(import.meta.dirname).filter((file) => file.endsWith('.woff2'))

describe('the Devanagari faces', () => {
  it.each(files)('%s is declared, and small enough for a slow line', (file) => {
    expect(css).toContain(`url("./${file}")`)
    expect(statSync(join(import.meta.dirname, file)).size).toBeLessThan(LARGEST_BYTES)
  })

  it('load only where Devanagari stands', () => {
    const faces = css.split('@font-face').slice(1)
    expect(faces).toHaveLength(5)
    for (const face of faces) {
      expect(face).toContain('unicode-range: U+0900-097F')
      expect(face).toContain('font-display: swap')
    }
  })

  it('are one for whoever counts bytes', () => {
    const [, sparing = ''] = css.split('@media (prefers-reduced-data: reduce)')
    expect([...sparing.matchAll(/url\("(.*?)"\)/g)].map(([, file]) => file)).toEqual([
      './mukta-400.woff2',
      './mukta-400.woff2',
    ])
  })
})
