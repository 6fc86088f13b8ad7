import type { Language } from '@dabali/domain'
import { timeInSentence } from '@dabali/shop/date-in-sentence'
import { interpolate, textLanguage } from '@dabali/ui/text'
import styles from './check-in-client.module.css'
import type { CheckInTexts } from './check-in-texts.ts'
import type { Scan } from './verify-ticket.ts'

type VerdictPanelProps = { last: Scan | undefined; texts: CheckInTexts; language: Language }

const TONES = { ok: 'yes', already: 'wait' } as const
const toneOf = (result: string) => styles[TONES[result as keyof typeof TONES] ?? 'no']

/** The result of the last scan: large, in colour and in words, and announced. */
export function VerdictPanel({ last, texts, language }: VerdictPanelProps) {
  const result = last?.verdict.result
  return (
    <div className={styles.result} role="alert">
      {last && (
        // The key announces an equal result of the next ticket again.
        <div key={last.id} className={`${styles.verdict} ${toneOf(last.verdict.result)}`}>
          <p className={styles.verdictText}>{texts.verdict[last.verdict.result]}</p>
          {last.verdict.who && (
            <p className={styles.holder} lang={textLanguage(last.verdict.who, language)}>
              {last.verdict.who}
            </p>
          )}
          {last.verdict.kind && <p lang={textLanguage(last.verdict.kind, language)}>{last.verdict.kind}</p>}
          {result === 'already' && <p>{admittedText(last.verdict, texts, language)}</p>}
          {result && result !== 'ok' && <p>{texts.advice[result]}</p>}
        </div>
      )}
    </div>
  )
}

/** When and where a ticket was admitted before. */
export function admittedText({ checked_in_at, door }: Scan['verdict'], { venue }: CheckInTexts, language: Language) {
  const time = checked_in_at === null ? '' : timeInSentence(checked_in_at, language)
  return interpolate(door === '' ? venue.checkedInAt : venue.checkedInAtDoor, { time, door })
}
