import { writeDigits } from '@dabali/domain'
import { Button, ButtonLink } from '@dabali/ui/button'
import { EmptyState } from '@dabali/ui/empty-state'
import { interpolate } from '@dabali/ui/interpolate'
import { Skeleton } from '@dabali/ui/skeleton'
import type { Progress } from './file/download-file.ts'
import type { Failure } from './file/open-file.ts'
import frame from './reader.module.css'
import { ReaderBar } from './reader-bar.tsx'
import type { ReaderBook } from './reader-book.ts'
import styles from './reader-skeleton.module.css'

const LINES = 14
const KB = 1024

/** A page of lines that are coming, and how much of the book has come over a slow line. */
export function ReaderSkeleton({ book, progress }: { book: ReaderBook; progress?: Progress | undefined }) {
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
            ? interpolate(texts.loaded, { loaded, whole: kilobytes(progress.whole) })
            : interpolate(texts.loadedSoFar, { loaded }))}
      </p>
    </div>
  )
}

type ReaderFailedProps = { book: ReaderBook; failure: Failure; onRetry: () => void }

/** Why a book does not open, and the way on. */
export function ReaderFailed({ book, failure, onRetry }: ReaderFailedProps) {
  const { texts, contact, shopPage } = book
  return (
    <div className={frame.reader}>
      <ReaderBar book={book} />
      <div className={frame.state} role="alert">
        <EmptyState
          icon={failure === 'lost' ? 'offline' : 'failed'}
          heading={texts[failure]}
          text={texts[`${failure}Text`]}
        >
          {failure === 'lost' && <Button onClick={onRetry}>{texts.retry}</Button>}
          {failure === 'ended' && <ButtonLink href={shopPage}>{texts.toBook}</ButtonLink>}
          {failure === 'login' && <Button onClick={() => location.reload()}>{texts.logIn}</Button>}
          {failure === 'broken' && <DownloadForm book={book} />}
          {(failure === 'broken' || failure === 'revoked') && <ButtonLink href={contact}>{texts.contact}</ButtonLink>}
        </EmptyState>
      </div>
    </div>
  )
}

/** The file itself, for whoever may keep it. A form, because its address lasts a few minutes and is asked for anew. */
export function DownloadForm({ book: { download, language, texts } }: { book: ReaderBook }) {
  if (!download) return null
  return (
    <form method="post" action={download} data-saves-file="">
      <input type="hidden" name="language" value={language} />
      <Button type="submit" kind="plain">
        {texts.download}
      </Button>
    </form>
  )
}
