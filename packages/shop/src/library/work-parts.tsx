import type { LibraryItemDetail } from '@dabali/api-client'
import styles from './library-item-screen.module.css'
import type { LibraryTalk } from './library-talk.ts'

const SECONDS = 60

type WorkPartsProps = { files: LibraryItemDetail['files']; t: LibraryTalk }

/** What a work of several parts holds. */
export function WorkParts({ files, t }: WorkPartsProps) {
  return (
    <section className={styles.parts} aria-labelledby="parts">
      <h2 id="parts">{t('parts')}</h2>
      <ol>
        {files.map(({ position, title, duration_seconds: seconds }) => (
          <li key={position}>
            <span>{title || t('part', { number: position + 1 })}</span>
            {seconds !== null && (
              <span className="quiet num">{t('minutes', { count: Math.max(1, Math.round(seconds / SECONDS)) })}</span>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}
