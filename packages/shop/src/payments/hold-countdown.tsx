'use client'

import { type Language, timeInNepal, writeDigits } from '@dabali/domain'
import { useEffect, useEffectEvent, useState } from 'react'
import styles from './hold-countdown.module.css'

const MINUTE_MS = 60_000
const SECOND_MS = 1000
/** Announced to screen readers at these minutes only. */
const ANNOUNCED_MINUTES: readonly number[] = [10, 5, 2, 1]

type HoldCountdownProps = {
  until: string
  texts: { until: (time: string) => string; left: (minutes: number) => string }
  language: Language
  /** The time is over. */
  onOver: () => void
}

/** Until when an order or seats are held, with the remaining time. */
export function HoldCountdown({ until, texts, language, onOver }: HoldCountdownProps) {
  const timeLeft = useTimeLeft(until, onOver)
  const minutes = timeLeft === undefined ? undefined : Math.ceil(timeLeft / MINUTE_MS)
  return (
    <p className={styles.hold}>
      {texts.until(writeDigits(timeInNepal(new Date(until)), language))}{' '}
      {/* Reserves its space before the browser knows the time. */}
      <span className={styles.left} role="timer" aria-live="off">
        {minutes !== undefined && minutes > 0 && texts.left(minutes)}
      </span>
      <span className="visually-hidden" role="status">
        {minutes !== undefined && ANNOUNCED_MINUTES.includes(minutes) && texts.left(minutes)}
      </span>
    </p>
  )
}

/** In milliseconds; undefined until hydration, since the clocks differ. */
function useTimeLeft(until: string, onOver: () => void): number | undefined {
  const [timeLeft, setTimeLeft] = useState<number>()
  // Called once for each end, also by a device whose clock is ahead of the server's.
  const end = useEffectEvent(onOver)
  useEffect(() => {
    const update = () => {
      const now = Date.parse(until) - Date.now()
      setTimeLeft(now)
      if (now > 0) return
      clearInterval(clock)
      end()
    }
    const clock = setInterval(update, SECOND_MS)
    update()
    return () => clearInterval(clock)
  }, [until])
  return timeLeft
}
