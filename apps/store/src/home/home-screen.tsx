import type { Product, ProductCard } from '@dabali/api-client'
import type { ReactNode } from 'react'
import { BookOfTheWeek } from './book-of-the-week.tsx'
import styles from './home-screen.module.css'
import type { HomeTexts } from './home-texts.ts'
import { Shelf } from './shelf.tsx'

type HomeScreenProps = {
  lead: Product | undefined
  others: readonly ProductCard[]
  locale: string
  texts: HomeTexts
  bookHref: (slug: string) => string
  /** The offer of a letter, which stands last. */
  letter: ReactNode
}

/** One book on the ledge, the others on a shelf, and what a visitor wants to know before the first order. */
export function HomeScreen({ lead, others, locale, texts, bookHref, letter }: HomeScreenProps) {
  return (
    <div className="page">
      {lead ? (
        <BookOfTheWeek product={lead} href={bookHref(lead.slug)} locale={locale} texts={texts} />
      ) : (
        <div className={styles.empty}>
          <h1>{texts.emptyHeading}</h1>
          <p>{texts.emptyText}</p>
        </div>
      )}
      {others.length > 0 && (
        <section className={styles.band} aria-labelledby="shelf">
          <h2 className={styles.heading} id="shelf">
            {texts.alsoOnTheShelf}
          </h2>
          <Shelf products={others} locale={locale} texts={texts} bookHref={bookHref} />
        </section>
      )}
      <section className={`${styles.band} ${styles.facts}`} aria-label={texts.goodToKnow}>
        {texts.facts.map(({ heading, text }) => (
          <div key={heading} className={styles.fact}>
            <h2>{heading}</h2>
            <p>{text}</p>
          </div>
        ))}
      </section>
      <div className={styles.band}>{letter}</div>
    </div>
  )
}
