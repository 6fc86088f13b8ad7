import type { ProductCard } from '@dabali/api-client'
import { type Language, productClassName } from '@dabali/domain'
import { Picture } from '@dabali/ui/picture'
import { SectionHead } from '@dabali/ui/section-head'
import { textLanguage } from '@dabali/ui/text-language'
import { BorrowButton } from './borrow-button.tsx'
import styles from './library-item-screen.module.css'
import type { LibraryTalk } from './library-talk.ts'

type BorrowShelfProps = { products: readonly ProductCard[]; language: Language; t: LibraryTalk }

/** What a pass opens, to be put into the library. */
export function BorrowShelf({ products, language, t }: BorrowShelfProps) {
  return (
    <section className={styles.shelf} aria-labelledby="borrow">
      <SectionHead id="borrow" heading={t('borrowHead')} />
      <p className="quiet">{t('borrowText')}</p>
      <ul className={styles.books}>
        {products.map(({ id, url, title, picture, product_class }) => (
          <li key={id} className={styles.book}>
            <Picture picture={picture} sizes="9rem" cover decorative />
            <p className={styles.name} lang={textLanguage(title, language)}>
              {title}
            </p>
            <p className="quiet small">{productClassName(product_class, language)}</p>
            <BorrowButton
              url={url}
              language={language}
              texts={{ borrow: t('borrow'), name: t('borrowName', { title }), failed: t('notBorrowed') }}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
