'use client'

import { type Language, writeDigits } from '@dabali/domain'
import { useEffect, useState } from 'react'
import styles from './hold-time.module.css'
import type { PaymentWords } from './payment-words.ts'

const MINUTE_MS = 60_000
const SECOND_MS = 1000
/** It runs down in silence, and is said aloud at these. */
const SAID_AT_MINUTES: readonly number[] = [10, 5, 2, 1]

type HoldTimeProps = {
  until: string
  words: PaymentWords
  /** The time is over. */
  onOver: () => void
}

/** Until when it is kept back, and how long that still is. */
export function HoldTime({ until, words: { t, language }, onOver }: HoldTimeProps) {
  const left = useTimeLeft(until, onOver)
  const minutes = left === undefined ? undefined : Math.ceil(left / MINUTE_MS)
  return (
    <p className={styles.hold}>
      {t('heldUntil', { time: timeInNepal(until, language) })}{' '}
      {/* Its place is there before the browser knows the time. */}
      <span className={styles.left} role="timer" aria-live="off">
        {minutes !== undefined && minutes > 0 && t('minutesLeft', { minutes })}
      </span>
      <span className="visually-hidden" role="status">
        {minutes !== undefined && SAID_AT_MINUTES.includes(minutes) && t('minutesLeft', { minutes })}
      </span>
    </p>
  )
}

/** In milliseconds; unknown until the browser has woken, whose clock is not that of the server. */
function useTimeLeft(until: string, onOver: () => void): number | undefined {
  const [left, setLeft] = useState<number>()
  useEffect(() => {
    const end = Date.parse(until)
    const look = () => {
      const now = end - Date.now()
      setLeft(now)
      if (now > 0) return
      clearInterval(clock)
      onOver()
    }
    const clock = setInterval(look, SECOND_MS)
    look()
    return () => clearInterval(clock)
  }, [until, onOver])
  return left
}

const CLOCK = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Asia/Kathmandu',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

const timeInNepal = (time: string, language: Language) => writeDigits(CLOCK.format(new Date(time)), language)
