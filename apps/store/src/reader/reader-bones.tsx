import { writeDigits } from '@dabali/domain'
import { fillGaps } from '@dabali/ui/fill-gaps'
import { Skeleton } from '@dabali/ui/skeleton'
import type { Progress } from './file/download-file.ts'
import frame from './reader.module.css'
import { ReaderBar } from './reader-bar.tsx'
import styles from './reader-bones.module.css'
import type { ReaderBook } from './reader-book.ts'

const LINES = 14
const KB = 1024

/** A page of lines that are coming, and how much of the book has come over a slow line. */
export function ReaderBones({ book, progress }: { book: ReaderBook; progress?: Progress | undefined }) {
  const { texts, language } = book
  const kilobytes = (bytes: number) => writeDigits(Math.ceil(bytes / KB), language)
  const loaded = progress && kilobytes(progress.loaded)
  return (
    <div className={frame.reader}>
      <ReaderBar book={book} />
      <div className={styles.page}>
        <Skeleton kind="text" lines={LINES} label={texts.loading} />
        <noscript>
          <p>{texts.noScript}</p>
        </noscript>
      </div>
      <p className={styles.progress}>
        {loaded &&
          (progress.whole
            ? fillGaps(texts.loaded, { loaded, whole: kilobytes(progress.whole) })
            : fillGaps(texts.loadedSoFar, { loaded }))}
      </p>
    </div>
  )
}
