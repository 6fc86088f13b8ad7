import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runInNewContext } from 'node:vm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { putFirstScreenFirst } from './first-screen.ts'
import { hashPolicy } from './security-headers.ts'

const SHEET = `@layer tokens,base;@layer tokens{:root{--ink:#111}}@layer base{.page{width:100%}.hidden{display:none}}
/* a comment, with a brace { */
.a_box,.a_far{color:red}.a_box:not(.a_open) .a_text{content:"}"}.a_box:hover{color:blue}.a_far .a_text{top:0}
@media (min-width:62rem){.a_far{left:0}.a_text{right:0}}@media print{.a_text{color:#000}}
@font-face{font-family:Literata;src:url(../media/a.woff2)}@keyframes turn{0%{top:0}to{top:1px}}@keyframes never{to{top:2px}}
.a_box{animation:turn 1s}`

const data = (...pieces: unknown[][]) =>
  pieces.map((piece) => `<script>self.__next_f.push(${JSON.stringify(piece)})</script>`).join('')
const ROWS = `1:["$","p",null,{"children":"It’s 'here'"}]\n2:T3,\u2028\\n\n`
const PAGE = `<!DOCTYPE html><html lang="en"><head><meta charSet="utf-8"/><link rel="stylesheet" href="/_next/static/a.css" data-precedence="next"/><link rel="preload" as="script" fetchPriority="low" href="/_next/static/main.js"/><script src="/_next/static/page.js" async=""></script><link rel="preload" href="/_next/static/a.woff2" as="font" type="font/woff2" crossorigin="anonymous"/><title>A book</title></head><body class="page"><div class="a_box"><main><p class="a_text">Text</p><picture><source type="image/avif" srcSet="/1.avif 160w" sizes="9vw"/><img src="/1.webp" fetchPriority="high"/></picture></main></div><script src="/_next/static/main.js" id="_R_" async=""></script><script>(self.__next_f=self.__next_f||[]).push([0])</script>${data([1, ROWS.slice(0, 20)], [1, ROWS.slice(20)])}</body></html>`

const home = process.cwd()
const folder = mkdtempSync(join(tmpdir(), 'dabali-first-screen-'))
beforeAll(() => {
  mkdirSync(join(folder, '.next/static'), { recursive: true })
  writeFileSync(join(folder, '.next/static/a.css'), SHEET)
  writeFileSync(join(folder, '.next/static/page.js'), 'a()')
  writeFileSync(join(folder, '.next/static/main.js'), 'aLongerOne()')
  process.chdir(folder)
})
afterAll(() => {
  process.chdir(home)
  rmSync(folder, { recursive: true })
})

describe('a page with its first screen first', () => {
  const ordered = () => putFirstScreenFirst(PAGE) ?? expect.fail('The page was left as it was.')
  const at = (part: string) => ordered().html.indexOf(part)

  it('begins with the rules that its elements need, untouched', () => {
    expect(ordered().styles.join('')).toBe(
      '@layer tokens,base;@layer tokens{:root{--ink:#111}}@layer base{.page{width:100%}}' +
        '.a_box{color:red}.a_box:not(.a_open) .a_text{content:"}"}@media (min-width:62rem){.a_text{right:0}}' +
        '@font-face{font-family:Literata;src:url(/_next/media/a.woff2)}@keyframes turn{0%{top:0}to{top:1px}}.a_box{animation:turn 1s}' +
        'html[data-theme]:not([data-run]) img[loading=lazy]:not([data-near]){transform:translateX(-9e4px)}',
    )
    expect(ordered().html).toContain('<head><meta charSet="utf-8"/><style>@layer tokens')
  })

  it('allows the fonts that its head declares, and none that are declared elsewhere', () => {
    const faces = '@font-face{src:url(/a.woff2)}'
    const stylesOf = (place: string) =>
      putFirstScreenFirst(PAGE.replace(place, `<style>${faces}</style>${place}`))?.styles
    expect(stylesOf('<title>')).toEqual([...ordered().styles, faces])
    expect(stylesOf('<main>')).toEqual(ordered().styles)
  })

  it('asks for its picture and its largest script, has its text before the others and its data, and sheets that wait', () => {
    const order = [
      ...['<style>', '<link rel="preload" as="image" type="image/avif" imagesrcset="/1.avif 160w" imagesizes="9vw"'],
      ...['as="script" fetchpriority="high" href="/_next/static/main.js">', '<link disabled', 'Text</p>', '</main>'],
      '<link rel="preload" as="script" fetchpriority="high" href="/_next/static/page.js">',
      ...['__next_f', '<script src="/_next/static/page.js" async="">', 'main.js" id="_R_"', '<noscript>', '</body>'],
    ]
    const places = order.map(at)
    expect(places).not.toContain(-1)
    expect(places).toEqual(places.toSorted((one, other) => one - other))
    expect(ordered().html.match(/main\.js/g)).toHaveLength(2)
  })

  it('has its whole sheets at once where no script runs', () => {
    expect(ordered().html).toContain(
      '<link disabled rel="stylesheet" href="/_next/static/a.css" data-precedence="next"/>',
    )
    expect(ordered().html).toContain(
      '<noscript><link rel="stylesheet" href="/_next/static/a.css" data-precedence="next"/></noscript></body>',
    )
  })

  describe('while its scripts load', () => {
    const [picture, script] = [{ attributes: {} }, { attributes: { async: {} } }]
    const READ = ['DOMContentLoaded', 'document'] as const

    /** Runs the script in a page whose screen ends at 700, and which has two scripts, a sheet and two pictures. */
    function startPage() {
      const sheet = { disabled: true, media: '' }
      const pictures = [600, 800].map((top) => ({ dataset: {}, getBoundingClientRect: () => ({ top }) }))
      const found: Record<string, object[]> = {
        'link[disabled]': [sheet],
        'script[async]': [script, script],
        'img[loading=lazy]': pictures,
      }
      const dataset = {}
      const document = {
        documentElement: { dataset },
        querySelectorAll: (selector: string) => found[selector],
      }
      const listeners: Record<string, (event: object) => void> = {}
      const acts: Record<'afterPaint' | 'whenIdle' | 'later', (() => void)[]> = {
        afterPaint: [],
        whenIdle: [],
        later: [],
      }
      const window = { requestIdleCallback: (act: () => void) => acts.whenIdle.push(act) }
      runInNewContext(ordered().script, {
        ...{ self: window, document, innerHeight: 700 },
        setTimeout: (act: () => void) => act(),
        requestAnimationFrame: (act: () => void) => acts.afterPaint.push(act),
        addEventListener: (type: string, act: () => void) => {
          listeners[type] = act
        },
        removeEventListener: (type: string) => {
          delete listeners[type]
        },
      })
      const targets: Record<string, object> = { document, window }
      return {
        fire: (type: string, target: string | object) =>
          listeners[type]?.({ type, target: typeof target === 'string' ? targets[target] : target }),
        run: (when: keyof typeof acts) => {
          for (const act of acts[when]) act()
        },
        sheets: () => (sheet.disabled ? 'not asked for' : sheet.media),
        near: () => pictures.map((each) => 'near' in each.dataset),
        far: () => 'run' in dataset,
      }
    }

    /** The state after events of the page. */
    function stateAfter(
      events: readonly (readonly [type: string, target: 'document' | 'window' | object])[],
      { isIdle = true } = {},
    ) {
      const page = startPage()
      for (const [type, target] of events) page.fire(type, target)
      const early = page.near()
      page.run('afterPaint')
      if (isIdle) page.run('whenIdle')
      return { sheets: page.sheets(), far: page.far(), near: { early, afterPaint: page.near() } }
    }

    it.each([
      ['when the last of its scripts has run', [READ, ['load', script], ['load', script]], true],
      ['when they have run before the page is read', [['load', script], ['load', script], READ], true],
      ['when a script is missing and the others have run', [READ, ['load', script], ['error', script]], true],
      ['when everything else is there', [READ, ['load', 'document']], true],
      ['when the visitor scrolls', [READ, ['scroll', 'document']], true],
      ['when the screen is turned', [READ, ['resize', 'window']], true],
      ['when the page is printed', [READ, ['beforeprint', 'window']], true],
      ['when the visitor presses', [READ, ['pointerdown', picture]], true],
      ['when the visitor types', [READ, ['keydown', picture]], true],
      ['when the visitor scrolls before all is read', [['scroll', 'document'], READ, ['load', script]], true],
      ['not when a part of the page is scrolled', [READ, ['scroll', picture]], false],
      ['not when the page is read', [READ], false],
      ['not while a script is on its way', [READ, ['load', script], ['load', picture]], false],
    ] as const)('its far pictures load and its whole sheets apply: %s', (_, events, isLoading) => {
      expect(stateAfter(events)).toMatchObject({ far: isLoading, sheets: isLoading ? 'all' : 'not asked for' })
    })

    it('its whole sheets are asked for when its scripts have run, and apply when the browser is idle', () => {
      const busy = { isIdle: false }
      expect(stateAfter([READ, ['load', script], ['load', script]], busy)).toMatchObject({
        sheets: 'not all',
        far: false,
      })
      expect(stateAfter([READ, ['load', 'document']], busy)).toMatchObject({ sheets: 'not all', far: false })
    })

    it('a busy browser applies its sheets and loads its far pictures when the visitor scrolls', () => {
      const events = [READ, ['load', script], ['load', script], ['scroll', 'document']] as const
      expect(stateAfter(events, { isIdle: false })).toMatchObject({ sheets: 'all', far: true })
    })

    it('the pictures on the screen load after the first paint', () => {
      expect(stateAfter([READ]).near).toEqual({ early: [false, false], afterPaint: [true, false] })
    })
  })

  it('is read in one pass where it has no such picture', () => {
    const long = PAGE.replace(' fetchPriority="high"', '').replace('Text', 'Text '.repeat(200_000))
    expect(putFirstScreenFirst(long)?.html).not.toContain('as="image"')
  })

  it('holds its fonts back until the script of the theme asks for them', () => {
    expect(ordered().html).toContain('<link media="not all" rel="preload" href="/_next/static/a.woff2"')
  })

  it('hands the same data to the router in one script', () => {
    const scope: { __next_f?: unknown[][] } = {}
    runInNewContext(ordered().script, { self: scope, addEventListener: () => undefined })
    expect(scope.__next_f).toEqual([[0], [1, ROWS]])
    expect(ordered().html.match(/<script>/g)).toHaveLength(1)
  })

  it('has a policy that names this script and this style, and no others', () => {
    const { html, ...own } = ordered()
    const foreign = html.replace('</head>', '<style>p{top:0}</style><script>alert(1)</script></head>')
    expect(hashPolicy(foreign, own).match(/'sha256-/g)).toHaveLength(2)
    expect(hashPolicy(foreign, own)).toBe(hashPolicy(html, own))
  })
})

describe('a page of another make is left as it is', () => {
  it.each([
    ['without styles', PAGE.replace(/<link rel="stylesheet"[^>]*>/, '')],
    ['without data', PAGE.replace(/<script>.*<\/script>/, '')],
    ['with data of another kind', PAGE.replace('</body>', `${data([3, 'AAAA'])}</body>`)],
    [
      'with a script that only looks like data',
      PAGE.replace('<main>', '<script>self.__next_f.push([alert(1)])</script><main>'),
    ],
    ['with something after its end', `${PAGE}<p></p>`],
  ])('%s', (_, html) => {
    expect(putFirstScreenFirst(html)).toBeUndefined()
  })
})
