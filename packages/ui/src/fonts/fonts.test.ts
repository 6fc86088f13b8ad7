import { readdirSync, readFileSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { FONT_FACES, FontPreloads } from './font-preloads.tsx'

const css = readFileSync(join(import.meta.dirname, 'fonts.css'), 'utf8')
const files = readdirSync(import.meta.dirname).filter((file) => file.endsWith('.woff2'))
const faces = css.match(/@font-face \{[^}]*\}/g) ?? []
const isLatin = (text: string) => /literata/i.test(text)
const preloaded = (...[props]: Parameters<typeof FontPreloads>) =>
  FontPreloads(props).map(({ props: { href } }) => basename(String(href)))

describe('the font files', () => {
  it.each(files)('%s is declared, and small enough for a slow connection', (file) => {
    expect(css).toContain(`url("./${file}")`)
    expect(statSync(join(import.meta.dirname, file)).size).toBeLessThan(isLatin(file) ? 30_000 : 48_000)
  })

  it('never replace text that is shown already', () => {
    expect(faces).toHaveLength(11)
    // A font of the device is there at once.
    for (const face of faces.filter((each) => each.includes('url('))) expect(face).toContain('font-display: optional')
  })

  it('of Devanagari load only where Devanagari is', () => {
    const devanagari = faces.filter((face) => !isLatin(face))
    expect(devanagari).toHaveLength(5)
    for (const face of devanagari) expect(face).toContain('unicode-range: U+0900-097F')
  })

  it('are preloaded: all of Devanagari by Nepali pages, the display weight of the site by English ones', () => {
    const devanagari = files.filter((file) => !isLatin(file)).toSorted()
    expect(preloaded({ site: 'store', language: 'ne' }).toSorted()).toEqual(devanagari)
    expect(preloaded({ site: 'store', language: 'en' })).toEqual(['literata-400.woff2', 'literata-700.woff2'])
    expect(preloaded({ site: 'culture', language: 'en' })).toEqual(['literata-700.woff2', 'literata-400.woff2'])
  })

  it('are a single one with data saving, for Devanagari', () => {
    const [, sparing = ''] = css.split('@media (prefers-reduced-data: reduce)')
    expect([...sparing.matchAll(/url\("(.*?)"\)/g)].map(([, file]) => file)).toEqual([
      './mukta-400.woff2',
      './mukta-400.woff2',
    ])
  })

  it('are declared in the page itself as in the sheet, with the addresses that the build gives them', () => {
    const plain = css
      .replace(/\/\*[\s\S]*?\*\//g, '')
      .replace(/\s+/g, ' ')
      .replace(/ ?([{}:;,]) ?/g, '$1')
    expect(FONT_FACES.replace(/url\("[^"]*\/([^"/]+)"\)/g, 'url("./$1")')).toBe(plain.trim())
  })

  it('come with their licenses', () => {
    const texts = readdirSync(import.meta.dirname).filter((file) => file.endsWith('.txt'))
    const licenses = texts.map((file) => readFileSync(join(import.meta.dirname, file), 'utf8'))
    for (const name of ['Literata', 'Mukta', 'Indigo']) {
      expect(licenses.some((text) => text.includes(name) && text.includes('SIL Open Font License'))).toBe(true)
    }
  })
})
