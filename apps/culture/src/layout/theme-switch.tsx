'use client'

import { useEffect, useId, useRef } from 'react'
import { showTheme, THEMES, type Theme } from './theme.ts'
import styles from './theme-switch.module.css'

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
