import { textLanguage } from '@dabali/ui/text-language'
import type { ReactNode } from 'react'
import styles from './reader-bar.module.css'
import type { ReaderBook } from './reader-book.ts'
import { Sign } from './sign.tsx'

type ReaderBarProps = { book: ReaderBook; children?: ReactNode }

/** The bar above the page: the way back, what is read, and what can be done with it. */
export function ReaderBar({ book, children }: ReaderBarProps) {
  const { title, author, back, language, source, texts } = book
  const below = source.kind === 'sample' ? texts.sample : author
  return (
    <header className={styles.bar}>
      {/* A whole load: behind it may be a page for one account. */}
      <a className={styles.button} href={back.href} aria-label={back.text}>
        <Sign shape="back" />
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
