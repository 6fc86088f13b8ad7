'use client'

import type { Language } from '@dabali/domain'
import { dateInSentence } from '@dabali/shop/date-in-sentence'
import { Button, ButtonLink } from '@dabali/ui/button'
import { useEffect, useState } from 'react'
import { countdownParts, type ServerClock, secondsUntil } from './countdown.ts'
import { formatCount } from './format-count.ts'
import type { LiveTexts } from './live-texts.ts'
import styles from './player-overlay.module.css'
import type { SessionState } from './session-state.ts'
import { OVERLAYS, type OverlayState } from './view-state.ts'

type PlayerOverlayProps = {
  view: OverlayState
  session: SessionState
  /** The page of the event. */
  href: string
  language: Language
  texts: LiveTexts
  onPress: (press: 'here' | 'start' | 'again') => void
}

/** Shown in place of the video: the state, what happens next, and an action. */
export function PlayerOverlay({ view, session, href, language, texts, onPress }: PlayerOverlayProps) {
  const { countsTo, press, leadsToEvent } = OVERLAYS[view]
  const { live, clock } = session
  const { heading } = texts.overlays[view]
  return (
    <div className={styles.overlay}>
      {/* The seconds are not read out one by one. */}
      <div className={styles.words} role="status">
        <p className={countsTo ? styles.before : styles.heading}>{heading}</p>
      </div>
      {countsTo && <CountdownText to={live[countsTo]} {...{ clock, language }} days={texts.days} />}
      <p>{adviceOf(view, session, language, texts)}</p>
      {live.message && <p>{live.message}</p>}
      {press && (
        <Button kind="main" onClick={() => onPress(press)}>
          {texts.presses[press]}
        </Button>
      )}
      {leadsToEvent && (
        <ButtonLink kind="plain" href={href}>
          {texts.event}
        </ButtonLink>
      )}
    </div>
  )
}

function adviceOf(view: OverlayState, { live }: SessionState, language: Language, texts: LiveTexts) {
  const { doors_at, starts_at, next, replay_until } = live
  const write = (text: string, date: string) => text.replace('{date}', dateInSentence(date, language))
  const { advice } = texts.overlays[view]
  if (view === 'scheduled') return write(advice, doors_at)
  if (view === 'lobby') return write(advice, starts_at)
  if (view === 'replay' && replay_until) return write(advice, replay_until)
  if (view !== 'ended') return advice
  if (next?.state === 'replay' && next.at) return write(texts.over.later, next.at)
  return replay_until ? write(texts.over.was, replay_until) : advice
}

type CountdownTextProps = {
  to: string
  clock: ServerClock
  language: Language
  /** Of more than a day: "{days} days". */
  days: { one: string; other: string }
}

/** Counts down to a moment, second by second. */
function CountdownText({ to, clock, language, days }: CountdownTextProps) {
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
        <span className={styles.days}>{whole.replace('{days}', formatCount(parts.days, language))}</span>
      )}
      {parts.clock}
    </p>
  )
}
