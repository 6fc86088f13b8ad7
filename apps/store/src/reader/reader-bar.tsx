import { textLanguage } from '@dabali/ui/text-language'
import type { ReactNode } from 'react'
import signStyles from './icon.module.css'
import styles from './reader-bar.module.css'
import type { ReaderBook } from './reader-book.ts'

type ReaderBarProps = { book: ReaderBook; children?: ReactNode }

/** The bar above the page: the way back, what is read, and what can be done with it. */
export function ReaderBar({ book, children }: ReaderBarProps) {
  const { title, author, back, language, source, texts } = book
  const below = source.kind === 'sample' ? texts.sample : author
  return (
    <header className={styles.bar}>
      {/* A whole load: behind it may be a page for one account. */}
      <a className={styles.button} href={back.href} aria-label={back.text}>
        <Icon shape="back" />
      </a>
      <div className={styles.what}>
        <h1 className={styles.title} lang={textLanguage(title, language)}>
          {title}
        </h1>
        {below && (
          <p className={styles.author} lang={textLanguage(below, language)}>
            {below}
          </p>
        )}
      </div>
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
  away: 'm6 6 12 12M18 6 6 18',
} as const

/** A sign on a button of the reader. */
export const Icon = ({ shape, filled = false }: { shape: keyof typeof SHAPES; filled?: boolean }) => (
  <svg className={signStyles.sign} viewBox="0 0 24 24" aria-hidden="true" data-filled={filled}>
    <path d={SHAPES[shape]} />
  </svg>
)
