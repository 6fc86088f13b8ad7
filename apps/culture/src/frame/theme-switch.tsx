'use client'

import { useEffect } from 'react'
import { showTheme } from './theme.ts'
import styles from './theme-switch.module.css'

type ThemeSwitchProps = {
  /** The word on the switch, and what it is called by those who do not see it. */
  day: { word: string; name: string }
  night: { word: string; name: string }
}

/** Leads from night to day and back. Both words are in the page, and the theme shows one, so that it is right at once. */
export function ThemeSwitch({ day, night }: ThemeSwitchProps) {
  useEffect(() => {
    const follow = () => showTheme()
    follow()
    // Another tab chose, or this page comes back from the history as it was before the choice.
    addEventListener('storage', follow)
    addEventListener('pageshow', follow)
    return () => {
      removeEventListener('storage', follow)
      removeEventListener('pageshow', follow)
    }
  }, [])
  const change = () => showTheme(document.documentElement.dataset['theme'] === 'day' ? 'night' : 'day')
  return (
    <button type="button" className={styles.switch} onClick={change}>
      <span className={styles.toDay}>
        <svg className={styles.sign} viewBox="0 0 24 24" aria-hidden="true">
          <circle cx="12" cy="12" r="4.2" />
          <path d="M12 2.5v2.7M12 18.8v2.7M2.5 12h2.7M18.8 12h2.7M5.3 5.3l1.9 1.9M16.8 16.8l1.9 1.9M5.3 18.7l1.9-1.9M16.8 7.2l1.9-1.9" />
        </svg>
        <span aria-hidden="true">{day.word}</span>
        <span className="visually-hidden">{day.name}</span>
      </span>
      <span className={styles.toNight}>
        <svg className={styles.sign} viewBox="0 0 24 24" aria-hidden="true">
          <path d="M20 14.4A8.5 8.5 0 0 1 9.6 4a8.5 8.5 0 1 0 10.4 10.4z" />
        </svg>
        <span aria-hidden="true">{night.word}</span>
        <span className="visually-hidden">{night.name}</span>
      </span>
    </button>
  )
}
