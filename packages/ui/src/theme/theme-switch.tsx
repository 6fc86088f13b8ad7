// On every page: the memoization that the compiler adds would be a third of this code.
'use client'
'use no memo'

import { useEffect, useId, useRef } from 'react'
import styles from './theme-switch.module.css'

const THEMES = ['auto', 'day', 'night'] as const
type Theme = (typeof THEMES)[number]

/** Sets and stores a theme, or sets the stored one, and returns it; defined by `themeScript`. */
function showTheme(chosen?: Theme): string | undefined {
  // The script of the page defines it on the window.
  const page = window as typeof window & { showTheme?: (chosen?: Theme) => void }
  page.showTheme?.(chosen)
  return document.documentElement.dataset['theme']
}

type ThemeSwitchProps = { heading: string } & Record<Theme, string>

/** Chooses between the theme of the device, the light and the dark one. Style sheets mark the current one, so that it is right before hydration. */
export function ThemeSwitch({ heading, ...labels }: ThemeSwitchProps) {
  const name = useId()
  const choices = useRef<HTMLFieldSetElement>(null)
  const isHydrated = useRef(false)
  useEffect(() => {
    const radios = [...(choices.current?.querySelectorAll('input') ?? [])]
    const follow = (chosen?: string) => {
      const shown = showTheme(THEMES.find((theme) => theme === chosen))
      for (const radio of radios) radio.checked = radio.value === shown
    }
    // A choice made before hydration counts.
    follow(isHydrated.current ? undefined : radios.find(({ checked }) => checked)?.value)
    isHydrated.current = true
    // Another tab chose, or this page was restored from the back/forward cache.
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
              {labels[theme]}
            </label>
          ))}
        </div>
      </fieldset>
    </form>
  )
}
