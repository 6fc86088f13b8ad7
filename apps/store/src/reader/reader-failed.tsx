import { Button } from '@dabali/ui/button'
import { ButtonLink } from '@dabali/ui/button-link'
import { EmptyState } from '@dabali/ui/empty-state'
import { DownloadForm } from './download-form.tsx'
import type { Failure } from './file/open-source.ts'
import frame from './reader.module.css'
import { ReaderBar } from './reader-bar.tsx'
import type { ReaderBook } from './reader-book.ts'

type ReaderFailedProps = { book: ReaderBook; failure: Failure; onRetry: () => void }

/** Why a book does not open, and the way on. */
export function ReaderFailed({ book, failure, onRetry }: ReaderFailedProps) {
  const { texts, contact, shopPage } = book
  return (
    <div className={frame.reader}>
      <ReaderBar book={book} />
      <div className={frame.state} role="alert">
        <EmptyState
          mark={failure === 'lost' ? 'offline' : 'failed'}
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
