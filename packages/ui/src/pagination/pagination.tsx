import { type Language, writeDigits } from '@dabali/domain'
import { IntentLink } from '../intent-link/intent-link.tsx'
import styles from './pagination.module.css'

const SLOTS = 7

/** A page, or a `gap` for omitted pages. `near` are the three that fit on a narrow screen. */
export type PageSlot = { page: number; near: boolean } | { gap: 'before' | 'after' }

/** The linked pages: always the same number of slots, so that the links do not move from page to page. */
export function pageSlots(page: number, pages: number): PageSlot[] {
  const nearest = Math.min(Math.max(page, 2), Math.max(pages - 1, 2))
  const slot = (number: number): PageSlot => ({ page: number, near: Math.abs(number - nearest) <= 1 })
  if (pages <= SLOTS) return range(1, pages).map(slot)
  if (page <= 4) return [...range(1, 5).map(slot), { gap: 'after' }, slot(pages)]
  if (page >= pages - 3) return [slot(1), { gap: 'before' }, ...range(pages - 4, pages).map(slot)]
  return [slot(1), { gap: 'before' }, ...range(page - 1, page + 1).map(slot), { gap: 'after' }, slot(pages)]
}

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index)

type PaginationProps = {
  /** Counted from one. */
  page: number
  pages: number
  hrefOf: (page: number) => string
  label: string
  /** `page` is the accessible name of a number: "Page 3". */
  texts: { previous: string; next: string; page: (page: number) => string }
  /** The language of the digits. */
  language?: Language
}

/** Links to the pages of a list; nothing for a single page. */
export function Pagination({ page, pages, hrefOf, label, texts, language = 'en' }: PaginationProps) {
  if (pages <= 1) return null
  return (
    <nav className={styles.pagination} aria-label={label}>
      <div className={styles.row}>
        <StepLink text={texts.previous} href={page > 1 ? hrefOf(page - 1) : undefined} rel="prev" />
        <ol className={styles.pages}>
          {pageSlots(page, pages).map((slot) =>
            'gap' in slot ? (
              <li key={slot.gap} className={FAR} aria-hidden="true">
                …
              </li>
            ) : (
              <li key={slot.page} className={slotClass(slot)}>
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
        <StepLink text={texts.next} href={page < pages ? hrefOf(page + 1) : undefined} rel="next" />
      </div>
    </nav>
  )
}

const FAR = `${styles.slot} ${styles.far}`
const slotClass = (slot: PageSlot) => ('near' in slot && slot.near ? styles.slot : FAR)

/** At either end the text stays without a link, so that the numbers do not move. */
function StepLink({ text, href, rel }: { text: string; href: string | undefined; rel: 'prev' | 'next' }) {
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
