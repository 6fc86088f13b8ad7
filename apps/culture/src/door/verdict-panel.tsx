import type { Language } from '@dabali/domain'
import { fillGaps } from '@dabali/ui/fill-gaps'
import { textLanguage } from '@dabali/ui/text-language'
import type { DoorTexts } from './door-texts.ts'
import type { Scan } from './scan-log.ts'
import { timeOf } from './time-of.ts'
import styles from './verdict-panel.module.css'

type VerdictPanelProps = { last: Scan | undefined; texts: DoorTexts; language: Language }

const TONES = { ok: 'yes', already: 'wait' } as const
const toneOf = (result: string) => styles[TONES[result as keyof typeof TONES] ?? 'no']

/** The word on whoever stands at the door: large, in colour and in words, and read out. */
export function VerdictPanel({ last, texts, language }: VerdictPanelProps) {
  return (
    <div className={styles.place} role="alert">
      {last && (
        // A second ticket with the same word is a new word.
        <div key={last.id} className={`${styles.verdict} ${toneOf(last.verdict.result)}`}>
          <p className={styles.word}>{texts.verdict[last.verdict.result]}</p>
          {last.verdict.who && (
            <p className={styles.who} lang={textLanguage(last.verdict.who, language)}>
              {last.verdict.who}
            </p>
          )}
          {last.verdict.kind && <p lang={textLanguage(last.verdict.kind, language)}>{last.verdict.kind}</p>}
          <p>{fillGaps(texts.advice[last.verdict.result], { time: timeOf(last.verdict.checked_in_at, language) })}</p>
        </div>
      )}
    </div>
  )
}
