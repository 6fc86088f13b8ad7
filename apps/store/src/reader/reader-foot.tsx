import { writeDigits } from '@dabali/domain'
import { fillGaps } from '@dabali/ui/fill-gaps'
import { minutesLeft } from './place/book-progress.ts'
import bar from './reader-bar.module.css'
import type { ReaderBook } from './reader-book.ts'
import styles from './reader-foot.module.css'
import { Sign } from './sign.tsx'
import type { Reading } from './use-reading.ts'

const PERCENT = 100

type ReaderFootProps = { book: ReaderBook; reading: Reading }

/** The bar below the page: how far the reader has come, and a button for each way. */
export function ReaderFoot({ book, reading }: ReaderFootProps) {
  const { texts, language } = book
  const { shown, title, progress, turn } = reading
  const percent = Math.round(progress * PERCENT)
  const digits = (number: number) => writeDigits(number, language)
  const where = fillGaps(title ? texts.where : texts.percent, { chapter: title, percent: digits(percent) })
  const rest = shown ? shown.text.length - shown.offset : 0
  const minutes = digits(minutesLeft(rest, reading.textLanguage))
  const page = shown && fillGaps(texts.status, { page: digits(shown.page + 1), pages: digits(shown.pages) })
  return (
    <footer className={styles.foot}>
      <button type="button" className={bar.button} aria-label={texts.previous} onClick={() => turn(-1)}>
        <Sign shape="back" />
      </button>
      <div className={styles.where}>
        <progress className={styles.track} max={PERCENT} value={percent} aria-hidden="true" />
        <p className={styles.words}>
          <span className={styles.chapter}>{where}</span>
          {title && <span className={styles.more}>{fillGaps(texts.minutes, { minutes })}</span>}
        </p>
        <p className="visually-hidden" role="status">
          {page}
        </p>
      </div>
      <button type="button" className={bar.button} aria-label={texts.next} onClick={() => turn(1)}>
        <Sign shape="next" />
      </button>
    </footer>
  )
}
