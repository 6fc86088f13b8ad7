import { type Language, writeDigits } from '@dabali/domain'
import { IntentLink } from '../intent-link/intent-link.tsx'
import { type PageSlot, pagesShown } from './pages-shown.ts'
import styles from './pagination.module.css'

type PaginationProps = {
  /** Counted from one. */
  page: number
  pages: number
  hrefOf: (page: number) => string
  label: string
  /** `page` is what a number is called when it is read out: "Page 3". */
  texts: { previous: string; next: string; page: (page: number) => string }
  /** Whose digits the pages are written in. */
  language?: Language
}

/** The pages of a list, as real links. A single page has none. */
export function Pagination({ page, pages, hrefOf, label, texts, language = 'en' }: PaginationProps) {
  if (pages <= 1) return null
  return (
    <nav className={styles.pagination} aria-label={label}>
      <div className={styles.ways}>
        <Turn text={texts.previous} href={page > 1 ? hrefOf(page - 1) : undefined} rel="prev" />
        <ol className={styles.pages}>
          {pagesShown(page, pages).map((slot) =>
            'gap' in slot ? (
              <li key={slot.gap} className={FAR} aria-hidden="true">
                …
              </li>
            ) : (
              <li key={slot.page} className={placeOf(slot)}>
                <IntentLink
                  href={hrefOf(slot.page)}
                  className={styles.link}
                  aria-label={texts.page(slot.page)}
                  aria-current={slot.page === page ? 'page' : undefined}
                >
                  {writeDigits(slot.page, language)}
                </IntentLink>
              </li>
            ),
          )}
        </ol>
        <Turn text={texts.next} href={page < pages ? hrefOf(page + 1) : undefined} rel="next" />
      </div>
    </nav>
  )
}

const FAR = `${styles.place} ${styles.far}`
const placeOf = (slot: PageSlot) => ('near' in slot && slot.near ? styles.place : FAR)

/** At either end the word keeps its place, so that the numbers keep theirs. */
function Turn({ text, href, rel }: { text: string; href: string | undefined; rel: 'prev' | 'next' }) {
  if (!href) {
    return (
      <span className={styles.end} aria-hidden="true">
        {text}
      </span>
    )
  }
  return (
    <IntentLink href={href} rel={rel} className={styles.link}>
      {text}
    </IntentLink>
  )
}
