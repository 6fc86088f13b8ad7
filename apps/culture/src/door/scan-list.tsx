import type { Language } from '@dabali/domain'
import { SectionHead } from '@dabali/ui/section-head'
import { StatusText } from '@dabali/ui/status-text'
import { textLanguage } from '@dabali/ui/text-language'
import type { DoorTexts } from './door-texts.ts'
import styles from './scan-list.module.css'
import type { Scan } from './scan-log.ts'
import { timeOf } from './time-of.ts'

type ScanListProps = {
  scans: readonly Scan[]
  texts: DoorTexts
  language: Language
  undo: (scan: Scan) => Promise<void>
}

const MOST_SHOWN = 30
const CODES: Record<string, string> = { ok: 's', already: 'w' }

/** Who was scanned on this device, the last one first; a mistake is taken back here. */
export function ScanList({ scans, texts, language, undo }: ScanListProps) {
  const words = texts.scans
  return (
    <section>
      <SectionHead heading={words.heading} />
      {scans.length === 0 && <p className="quiet">{words.none}</p>}
      <ol className={styles.list}>
        {scans.slice(0, MOST_SHOWN).map((scan) => (
          <li key={scan.id} className={styles.row}>
            <span className={styles.time}>{timeOf(scan.scannedAt, language)}</span>
            <span className={styles.what}>
              <StatusText code={CODES[scan.verdict.result] ?? 'e'}>{texts.verdict[scan.verdict.result]}</StatusText>
              {scan.verdict.who && <span lang={textLanguage(scan.verdict.who, language)}>{scan.verdict.who}</span>}
              {scan.isTooMany && <b>{words.tooMany}</b>}
              {!scan.isSent && <span className="quiet">{words.waiting}</span>}
            </span>
            {scan.isUndone && <span className="quiet">{words.undone}</span>}
            {scan.verdict.result === 'ok' && !scan.isUndone && (
              <button type="button" className={styles.undo} onClick={() => undo(scan)}>
                {words.undo}
              </button>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}
