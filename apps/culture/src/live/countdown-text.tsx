'use client'

import type { Language } from '@dabali/domain'
import { useEffect, useState } from 'react'
import { countWords } from './count-words.ts'
import { countdownParts, type ServerClock, secondsUntil } from './countdown.ts'
import styles from './veil.module.css'

type CountdownTextProps = {
  to: string
  clock: ServerClock
  language: Language
  /** Of more than a day: "{days} days". */
  days: { one: string; other: string }
}

/** Counts down to a moment, second by second. */
export function CountdownText({ to, clock, language, days }: CountdownTextProps) {
  const [at, setAt] = useState(clock.at)
  useEffect(() => {
    const timer = setInterval(() => setAt(performance.now()), 1000)
    return () => clearInterval(timer)
  }, [])
  const parts = countdownParts(secondsUntil(to, clock, Math.max(at, clock.at)), language)
  const whole = parts.days === 1 ? days.one : days.other
  return (
    <p className={styles.count} role="timer">
      {parts.days > 0 && (
        <span className={styles.days}>{whole.replace('{days}', countWords(parts.days, language))}</span>
      )}
      {parts.clock}
    </p>
  )
}
