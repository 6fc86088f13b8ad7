import { buttonClasses } from '@dabali/ui/button-classes'
import type { ReaderBook } from './reader-book.ts'
import notice from './reader-notice.module.css'
import styles from './sample-end.module.css'

/** After the last page of a sample: the whole book. */
export function SampleEnd({ book: { texts, shopPage } }: { book: ReaderBook }) {
  return (
    <aside className={`${notice.notice} ${styles.end}`}>
      <p role="status">{texts.sampleEnd}</p>
      <a className={buttonClasses({ kind: 'main' })} href={shopPage}>
        {texts.buy}
      </a>
    </aside>
  )
}
