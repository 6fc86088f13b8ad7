import type { Language } from '@dabali/domain'
import { dateWords } from '@dabali/shop/date-words'
import { Button } from '@dabali/ui/button'
import { ButtonLink } from '@dabali/ui/button-link'
import { CountdownText } from './countdown-text.tsx'
import type { LiveTexts } from './live-texts.ts'
import { VEILS, type Veiled } from './standing.ts'
import styles from './veil.module.css'
import type { Watch } from './watch.ts'

type VeilProps = {
  standing: Veiled
  watch: Watch
  /** The page of the event. */
  href: string
  language: Language
  texts: LiveTexts
  onPress: (press: 'here' | 'start' | 'again') => void
}

/** What stands before the picture while there is none: why, what happens next, and what can be done. */
export function Veil({ standing, watch, href, language, texts, onPress }: VeilProps) {
  const { countsTo, press, leadsToEvent } = VEILS[standing]
  const { live, clock } = watch
  const { heading } = texts.veils[standing]
  return (
    <div className={styles.veil}>
      {/* The seconds are not read out one by one. */}
      <div className={styles.words} role="status">
        <p className={countsTo ? styles.before : styles.heading}>{heading}</p>
      </div>
      {countsTo && <CountdownText to={live[countsTo]} {...{ clock, language }} days={texts.days} />}
      <p>{adviceOf(standing, watch, language, texts)}</p>
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

function adviceOf(standing: Veiled, { live }: Watch, language: Language, texts: LiveTexts) {
  const { doors_at, starts_at, next, replay_until } = live
  const write = (text: string, date: string) => text.replace('{date}', dateWords(date, language))
  const { advice } = texts.veils[standing]
  if (standing === 'scheduled') return write(advice, doors_at)
  if (standing === 'lobby') return write(advice, starts_at)
  if (standing === 'replay' && replay_until) return write(advice, replay_until)
  if (standing !== 'ended') return advice
  if (next?.state === 'replay' && next.at) return write(texts.over.later, next.at)
  return replay_until ? write(texts.over.was, replay_until) : advice
}
