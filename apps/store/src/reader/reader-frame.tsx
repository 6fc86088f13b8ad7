import { writeDigits } from '@dabali/domain'
import { Button, ButtonLink } from '@dabali/ui/button'
import { EmptyState } from '@dabali/ui/empty-state'
import { Skeleton } from '@dabali/ui/skeleton'
import { interpolate, textLanguage } from '@dabali/ui/text'
import type { ReactNode } from 'react'
import type { Progress } from './file/download-file.ts'
import type { Failure } from './file/open-file.ts'
import iconStyles from './icon.module.css'
import frame from './reader.module.css'
import barStyles from './reader-bar.module.css'
import type { ReaderBook } from './reader-book.ts'
import skeletonStyles from './reader-skeleton.module.css'

type ReaderBarProps = { book: ReaderBook; children?: ReactNode }

/** The bar above the page: the back link, the title and the actions. */
export function ReaderBar({ book, children }: ReaderBarProps) {
  const { title, author, back, listen, language, source, texts } = book
  const below = source.kind === 'sample' ? texts.sample : author
  return (
    <header className={barStyles.bar}>
      {/* A full page load: the target may be a page for one account. */}
      <a className={barStyles.button} href={back.href} aria-label={back.text}>
        <Icon shape="back" />
      </a>
      <div className={barStyles.what}>
        <h1 className={barStyles.title} lang={textLanguage(title, language)}>
          {title}
        </h1>
        {below && (
          <p className={barStyles.author} lang={textLanguage(below, language)}>
            {below}
          </p>
        )}
      </div>
      {listen && (
        <a className={barStyles.button} href={listen.href} aria-label={listen.text} title={listen.text}>
          <Icon shape="listen" />
        </a>
      )}
      {children}
    </header>
  )
}

const SHAPES = {
  back: 'M20 12H4m6-6-6 6 6 6',
  next: 'M4 12h16m-6-6 6 6-6 6',
  contents: 'M3.5 7h17M3.5 12h17M3.5 17h17',
  mark: 'M6 4h12v16.5l-6-4.5-6 4.5z',
  type: 'M3 18 7.5 6h1L13 18M4.6 14h6.8M15 18l3-8h.6l3 8M16 15.5h4.6',
  listen: 'M4 15v-3a8 8 0 0 1 16 0v3M4 14h3v6H4zm16 0h-3v6h3z',
  away: 'm6 6 12 12M18 6 6 18',
} as const

/** An icon of the reader. */
export const Icon = ({ shape, filled = false }: { shape: keyof typeof SHAPES; filled?: boolean }) => (
  <svg className={iconStyles.icon} viewBox="0 0 24 24" aria-hidden="true" data-filled={filled}>
    <path d={SHAPES[shape]} />
  </svg>
)

const LINES = 14
const KB = 1024

/** A skeleton page with the progress of the download. */
export function ReaderSkeleton({ book, progress }: { book: ReaderBook; progress?: Progress | undefined }) {
  const { texts, language } = book
  const kilobytes = (bytes: number) => writeDigits(Math.ceil(bytes / KB), language)
  const loaded = progress && kilobytes(progress.loaded)
  return (
    <div className={frame.reader}>
      <ReaderBar book={book} />
      <div className={skeletonStyles.page}>
        <Skeleton kind="text" lines={LINES} label={texts.loading} />
        <noscript>
          <p>{texts.noScript}</p>
        </noscript>
      </div>
      <p className={skeletonStyles.progress}>
        {loaded &&
          (progress.whole
            ? interpolate(texts.loaded, { loaded, whole: kilobytes(progress.whole) })
            : interpolate(texts.loadedSoFar, { loaded }))}
      </p>
    </div>
  )
}

type ReaderFailedProps = { book: ReaderBook; failure: Failure; onRetry: () => void }

/** Why a book does not open, with the next step. */
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

/** Downloads an owned book. A form, because the URL of the file expires and is requested on submit. */
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
