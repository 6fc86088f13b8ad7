import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { themeScript, themeViewport } from './theme-script.ts'

const root = document.documentElement

/** As the script in the head of a page. */
function run(site: 'store' | 'culture') {
  const script = document.createElement('script')
  script.textContent = themeScript(site)
  document.head.append(script)
  script.remove()
}

const page = window as typeof window & { showTheme?: (chosen: string) => void }
const choose = (theme: string) => page.showTheme?.(theme)

// Not in TypeScript's `Navigator`, because only some browsers have it.
const setLine = (line: object) =>
  vi.spyOn(navigator as Navigator & { connection: object }, 'connection', 'get').mockReturnValue({
    ...{ saveData: false, effectiveType: '4g', downlink: 10 },
    ...line,
  })

const colours = () =>
  [...document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color][data-chosen]')].map(
    ({ content, media }) => `${content} ${media}`,
  )

beforeEach(() => {
  localStorage.clear()
  for (const name of ['theme', 'line', 'fonts']) delete root.dataset[name]
})
afterEach(() => {
  vi.restoreAllMocks()
  for (const each of document.querySelectorAll('[data-chosen]')) each.remove()
})

it.each([
  ['store', 'auto'],
  ['culture', 'night'],
] as const)('%s begins with its own theme, whose colours are in the page already', (site, theme) => {
  run(site)
  expect([root.dataset['theme'], colours()]).toEqual([theme, []])
})

it('keeps the theme that is chosen, with the colour of the toolbar', () => {
  run('store')
  choose('night')
  expect([root.dataset['theme'], colours(), localStorage.getItem('theme')]).toEqual(['night', ['#14151a '], 'night'])
  choose('auto')
  expect([root.dataset['theme'], colours()]).toEqual(['auto', []])
  choose('day')
  delete root.dataset['theme']
  run('store')
  expect([root.dataset['theme'], colours()]).toEqual(['day', ['#f7f6f1 ']])
})

it('follows the device where that was chosen on the site that is dark', () => {
  run('culture')
  choose('auto')
  expect(colours().sort()).toEqual(['#0f0d15 (prefers-color-scheme: dark)', '#fbf8f0 (prefers-color-scheme: light)'])
})

it('ignores an unknown stored theme, and changes the page where storage is blocked', () => {
  localStorage.setItem('theme', 'pink')
  run('store')
  expect(root.dataset['theme']).toBe('auto')
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('', 'SecurityError')
  })
  choose('night')
  expect(root.dataset['theme']).toBe('night')
})

it.each([{ saveData: true }, { effectiveType: '3g' }, { downlink: 1 }])('loads no fonts on a slow line: %o', (line) => {
  setLine(line)
  run('store')
  expect([root.dataset['line'], root.dataset['fonts']]).toEqual(['slow', undefined])
})

it('waits a moment for fonts on any other line', async () => {
  setLine({})
  run('store')
  expect(root.dataset['fonts']).toBe('awaited')
  await expect.poll(() => root.dataset['fonts']).toBeUndefined()
})

it('tells browsers the colours of a theme before one is chosen', () => {
  expect(themeViewport('culture')).toEqual({ colorScheme: 'dark', themeColor: '#0f0d15' })
  expect(themeViewport('store')).toMatchObject({
    colorScheme: 'light dark',
    themeColor: [{ color: '#f7f6f1' }, { color: '#14151a' }],
  })
})
