'use client'

import type { Live } from '@dabali/api-client'
import { findSets, type Language, type ScheduledSet, writeDigits } from '@dabali/domain'
import { weekdayInSentence } from '@dabali/shop/date-in-sentence'
import { SectionHead } from '@dabali/ui/section-head'
import { textLanguage } from '@dabali/ui/text'
import { deviceMinutes, NEPAL_MINUTES, offsetText, timeAtOffset } from '@dabali/ui/time-at-offset'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { formatPlural } from './format.ts'
import type { OrderTexts } from './live-texts.ts'
import styles from './running-order.module.css'

/** A set of the running order with its times. */
export type StageSet = ScheduledSet<{ after_minutes: number; title: string; about: string; is_break: boolean }>

const never = () => () => undefined
/** The offset from UTC by which times are shown: that of the device, and that of the venue until the page is interactive. */
function useOffset(): (at: number) => number {
  const isInteractive = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  return isInteractive ? deviceMinutes : nepalMinutes
}
const nepalMinutes = () => NEPAL_MINUTES

type OffsetAt = ReturnType<typeof useOffset>

const timeAt = (offsetAt: OffsetAt, at: number, language: Language) =>
  writeDigits(timeAtOffset(at, offsetAt(at)).slice('YYYY-MM-DDT'.length), language)

/** As `YYYY-MM-DD`. */
const dayAt = (offsetAt: OffsetAt, at: number) => timeAtOffset(at, offsetAt(at)).slice(0, 'YYYY-MM-DD'.length)

const MINUTE_MS = 60_000

/** What is on the stage in what is shown, so that it follows the viewer who goes back. */
export function NowAndNext({ sets, at, language, texts }: OrderProps) {
  const offsetAt = useOffset()
  const found = findSets(sets, at)
  const now = found.now === undefined ? undefined : sets[found.now]
  const next = found.next === undefined ? undefined : sets[found.next]
  if (!now && !next) return null
  return (
    <section className={styles.pair} aria-label={texts.onStage}>
      {now && (
        <div className={styles.now}>
          <p className="quiet">{texts.now}</p>
          <h2 className={styles.title} lang={textLanguage(now.title, language)}>
            {now.title}
          </h2>
          <p className="quiet">
            {timeAt(offsetAt, now.startsAt, language)}–{timeAt(offsetAt, now.endsAt, language)}
          </p>
          <progress
            className={styles.progress}
            aria-hidden="true"
            max={now.endsAt - now.startsAt}
            value={at - now.startsAt}
          />
        </div>
      )}
      {next && (
        <div>
          <p className="quiet">{texts.next}</p>
          <h2 className={styles.title} lang={textLanguage(next.title, language)}>
            {next.title}
          </h2>
          <p className="quiet">
            {timeAt(offsetAt, next.startsAt, language)}
            {next.startsAt - at < 60 * MINUTE_MS &&
              `, ${formatPlural(texts.inMinutes, Math.max(1, Math.ceil((next.startsAt - at) / MINUTE_MS)), language)}`}
          </p>
        </div>
      )}
    </section>
  )
}

type OrderProps = {
  sets: readonly StageSet[]
  /** The time of day that is shown, in milliseconds. */
  at: number
  language: Language
  texts: OrderTexts
}

/** The sets with their times, below their days where there are several; those that were played can be watched again. */
export function RunningOrder({
  sets,
  at,
  language,
  texts,
  state,
  onWatch,
}: OrderProps & { state: Live['state']; onWatch: ((at: number) => void) | undefined }) {
  const offsetAt = useOffset()
  // A stream may end before its last set was to end.
  const now = state === 'live' || state === 'interrupted' ? findSets(sets, at).now : undefined
  const [first] = sets
  if (!first) return null
  const days = sets.map(({ startsAt }) => dayAt(offsetAt, startsAt))
  const isLong = new Set(days).size > 1
  return (
    <section aria-labelledby="order">
      <SectionHead heading={texts.heading} id="order">
        <span className="quiet">
          {texts.zone.replace('{zone}', writeDigits(offsetText(offsetAt(first.startsAt)), language))}
        </span>
      </SectionHead>
      <ol className={styles.order}>
        {sets.map((set, index) => (
          <li key={set.startsAt} className={styles.row} data-now={index === now} data-break={set.is_break}>
            {isLong && days[index] !== days[index - 1] && (
              <span className={styles.day}>{weekdayInSentence(days[index] ?? '', language)}</span>
            )}
            <span className={styles.time}>{timeAt(offsetAt, set.startsAt, language)}</span>
            <span>
              <b className={styles.name} lang={textLanguage(set.title, language)}>
                {set.title}
              </b>
              <span className={`quiet ${styles.about}`} lang={textLanguage(set.about, language)}>
                {set.about}
              </span>
            </span>
            {index === now ? (
              <span className={styles.badge}>{texts.now}</span>
            ) : (
              onWatch &&
              !set.is_break &&
              set.endsAt <= at && (
                <button type="button" className={styles.watch} onClick={() => onWatch(set.startsAt)}>
                  {texts.watchAgain}
                  <span className="visually-hidden" lang={textLanguage(set.title, language)}>
                    : {set.title}
                  </span>
                </button>
              )
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}

const SECOND_MS = 1000

/** The time of the server, once a second; `at` is when `now` arrived by the clock of the page. */
export function useServerTime({ now, at }: { now: string; at: number }): number {
  const [elapsed, setElapsed] = useState(0)
  useEffect(() => {
    const tick = () => setElapsed(Math.max(0, performance.now() - at))
    tick()
    const timer = setInterval(tick, SECOND_MS)
    return () => clearInterval(timer)
  }, [at])
  return Date.parse(now) + elapsed
}
