import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const sheet = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '')

const TEXT = 4.5
const LINE = 3
const GROUNDS = ['ground', 'raised', 'sunk']

/** Every colour that is laid on another one somewhere, and how far apart the two must be. */
const PAIRS = [
  ...['ink', 'ink-2', 'link'].flatMap((words) => GROUNDS.map((on) => ({ front: words, on, least: TEXT }))),
  ...['mark', 'status-e', 'status-w', 'status-s', 'status-n'].flatMap((words) =>
    ['ground', 'raised'].map((on) => ({ front: words, on, least: TEXT })),
  ),
  ...['action', 'accent', 'confirm', 'live', 'screen', 'play'].map((on) => ({ front: `on-${on}`, on, least: TEXT })),
  { front: 'ground', on: 'ink', least: TEXT },
  ...['line-strong', 'focus'].flatMap((line) => ['ground', 'raised'].map((on) => ({ front: line, on, least: LINE }))),
  { front: 'ledge-ink', on: 'ground', least: LINE },
  { front: 'play', on: 'screen', least: LINE },
]

const THEMES = [
  { site: 'store', theme: 'day' },
  { site: 'store', theme: 'night' },
  { site: 'culture', theme: 'day' },
  { site: 'culture', theme: 'night' },
] as const

type Theme = (typeof THEMES)[number]

describe.each(THEMES)('in the $theme of the $site', (theme) => {
  it.each(PAIRS)('--$front on --$on is at least $least to 1', ({ front, on, least }) => {
    expect(contrast(colour(front, theme), colour(on, theme))).toBeGreaterThanOrEqual(least)
  })
})

describe('a part with a theme of its own', () => {
  it.each(['store', 'culture'])(
    'has the colours of the %s anew, since a pair is decided where it is declared',
    (site) => {
      const [selectors = ''] =
        /[^{}]*\{(?=[^{}]*--ground:)/g.exec(sheet.slice(sheet.indexOf(`[data-site="${site}"]`) - 20)) ?? []
      expect(selectors).toContain(`[data-site="${site}"] [data-theme]`)
    },
  )
})

describe('has the values of the specification', () => {
  it.each(THEMES)('is the same in the $theme of the $site', (theme) => {
    expect({
      confirm: colour('confirm', theme),
      progress: colour('progress', theme),
      height: tokensOf(theme.site).get('progress-height'),
    }).toEqual({ confirm: '#84bd00', progress: '#ff8a00', height: '3px' })
  })
})

describe('contrast', () => {
  it.each([
    { one: '#000000', other: '#ffffff', ratio: 21 },
    { one: '#777777', other: '#ffffff', ratio: 4.48 },
    { one: '#0000ff', other: '#ffffff', ratio: 8.59 },
  ])('$one and $other are $ratio to 1', ({ one, other, ratio }) => {
    expect(contrast(one, other)).toBeCloseTo(ratio, 2)
    expect(contrast(other, one)).toBeCloseTo(ratio, 2)
  })
})

/** The declarations of a site: what stands under `:root` and, in the order of the sheet, under its own name. */
function tokensOf(site: Theme['site']) {
  const layer = sheet.slice(sheet.indexOf('@layer tokens {') + '@layer tokens {'.length)
  const tokens = new Map<string, string>()
  for (const [, selector = '', body = ''] of layer.matchAll(/([^{}]+)\{((?:[^{}]|\{[^{}]*\})*)\}/g)) {
    const names = selector.split(',').map((name) => name.trim())
    if (!names.includes(':root') && !names.includes(`[data-site="${site}"]`)) continue
    for (const [, name = '', value = ''] of body.matchAll(/--([\w-]+):\s*([^;]+);/g)) tokens.set(name, value.trim())
  }
  return tokens
}

function colour(name: string, { site, theme }: Theme): string {
  const value = tokensOf(site).get(name) ?? `nothing for --${name}`
  const [, day = value, night = value] = /^light-dark\((.+), (.+)\)$/.exec(value) ?? []
  const shown = theme === 'day' ? day : night
  const [, other] = /^var\(--([\w-]+)\)$/.exec(shown) ?? []
  if (other) return colour(other, { site, theme } as Theme)
  if (!/^#[\da-f]{6}$/.test(shown)) throw new Error(`--${name} is ${shown}, which is no colour that can be measured.`)
  return shown
}

/** The ratio of WCAG 2. */
function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].toSorted((left, right) => left - right)
  return (lighter + 0.05) / (darker + 0.05)
}

function luminance(hex: string) {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
