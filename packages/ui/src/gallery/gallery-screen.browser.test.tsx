import '../tokens/tokens.css'
import '../fonts/fonts.css'
import '../base/base.css'
import { LANGUAGES } from '@dabali/domain'
import { expectAccessible, THEME_RULES } from '@dabali/tooling/axe'
import { afterEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { GalleryScreen, STORIES } from './gallery-screen.tsx'

const THEMES = [
  { site: 'store', theme: 'day', colorScheme: 'light' },
  { site: 'store', theme: 'night', colorScheme: 'dark' },
  { site: 'culture', theme: 'day', colorScheme: 'light' },
  { site: 'culture', theme: 'night', colorScheme: 'dark' },
] as const

const root = document.documentElement

afterEach(() => {
  root.removeAttribute('style')
})

describe.each(THEMES)('in the $theme of the $site', ({ site, theme, colorScheme }) => {
  // The themes of the sites show the same elements.
  const rules = site === 'store' && theme === 'day' ? undefined : THEME_RULES
  describe.each(LANGUAGES)('in %s', (language) => {
    it.each(STORIES)('$name is accessible in each of its states', async ({ states }) => {
      root.lang = language
      root.dataset['site'] = site
      root.dataset['theme'] = theme
      root.style.colorScheme = colorScheme
      for (const state of states(language)) {
        const { container, unmount } = await render('overlay' in state ? state.overlay(() => undefined) : state.content)
        await expectAccessible(container, rules)
        await unmount()
      }
    })
  })
})

it('shows every component, in the theme of either site', async () => {
  root.dataset['site'] = 'culture'
  const { container, getByRole, unmount } = await render(<GalleryScreen language="en" site="culture" />)
  expect([...container.querySelectorAll('main > section > h2')].map((title) => title.textContent)).toEqual(
    STORIES.map(({ name }) => name),
  )
  await getByRole('radio', { name: 'store' }).click()
  await expect.poll(() => root.dataset['site']).toBe('store')
  const before = container.querySelector('main')?.className
  await getByRole('radio', { name: 'day' }).click()
  await expect.poll(() => container.querySelector('main')?.className).not.toBe(before)
  await unmount()
  expect(root.dataset['site']).toBe('culture')
})

it('opens what lies above the page on request', async () => {
  const { container } = await render(<GalleryScreen language="en" site="store" />)
  const part = page.elementLocator(container.querySelector('#confirm-dialog') ?? container)
  await part.getByRole('button', { name: 'Show' }).first().click()
  await part.getByRole('button', { name: 'Keep it' }).click()
  await expect.poll(() => container.querySelector('#confirm-dialog dialog')).toBeNull()
})
