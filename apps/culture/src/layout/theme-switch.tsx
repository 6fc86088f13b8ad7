'use client'

import { useEffect, useId, useRef } from 'react'
import styles from './theme-switch.module.css'

const THEMES = ['day', 'night'] as const
type Theme = (typeof THEMES)[number]

/** Shows a theme and keeps it, or the kept one, and says which; the script in the head of the page knows how. */
function showTheme(chosen?: Theme): string | undefined {
  // TypeScript does not know what that script has left on the window.
  const page = window as typeof window & { showTheme?: (chosen?: Theme) => void }
  page.showTheme?.(chosen)
  return document.documentElement.dataset['theme']
}

type ThemeSwitchProps = { heading: string } & Record<Theme, string>

/** Chooses between day and night; the one that is shown is marked by the theme itself, so that it is right at once. */
export function ThemeSwitch({ heading, ...words }: ThemeSwitchProps) {
  const name = useId()
  const choices = useRef<HTMLFieldSetElement>(null)
  const isAwake = useRef(false)
  useEffect(() => {
    const radios = [...(choices.current?.querySelectorAll('input') ?? [])]
    const follow = (chosen?: string) => {
      const shown = showTheme(THEMES.find((theme) => theme === chosen))
      for (const radio of radios) radio.checked = radio.value === shown
    }
    // What was pressed before the page could hear it holds.
    follow(isAwake.current ? undefined : radios.find(({ checked }) => checked)?.value)
    isAwake.current = true
    // Another tab chose, or this page comes back from the history as it was before the choice.
    const followOthers = () => follow()
    addEventListener('storage', followOthers)
    addEventListener('pageshow', followOthers)
    return () => {
      removeEventListener('storage', followOthers)
      removeEventListener('pageshow', followOthers)
    }
  }, [])
  return (
    // The form sends nothing. It keeps browsers from restoring an older choice, which a radio button by itself cannot.
    <form method="dialog" autoComplete="off">
      <fieldset ref={choices} className={styles.switch}>
        <legend className={styles.heading}>{heading}</legend>
        <div className={styles.choices}>
          {THEMES.map((theme) => (
            <label key={theme} className={styles[theme]}>
              <input
                className={styles.radio}
                type="radio"
                name={name}
                value={theme}
                onChange={() => showTheme(theme)}
              />
              {words[theme]}
            </label>
          ))}
        </div>
      </fieldset>
    </form>
  )
}
