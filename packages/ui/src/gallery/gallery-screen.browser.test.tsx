import '../tokens/tokens.css'
import '../fonts/fonts.css'
import '../base/base.css'
import { LANGUAGES } from '@dabali/domain'
import { expectAccessible, THEME_RULES } from '@dabali/tooling/axe'
import { afterEach, describe, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { STORIES } from './gallery-screen.tsx'

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
