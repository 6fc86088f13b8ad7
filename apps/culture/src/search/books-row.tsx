import type { SearchResult } from '@dabali/api-client'
import { cataloguePath, formatNpr, type Language, localPath, writeDigits } from '@dabali/domain'
import { MarkedText } from '@dabali/shop/marked-text'
import { Picture } from '@dabali/ui/picture'
import { SectionHead } from '@dabali/ui/section-head'
import { textLanguage } from '@dabali/ui/text-language'
import { getTranslations } from 'next-intl/server'
import { readEnvironment } from '../env.ts'
import { searchPath } from '../paths.ts'
import styles from './books-row.module.css'

type BooksRowProps = {
  books: { count: number; results: readonly SearchResult[] }
  words: string
  /** What is marked. */
  marked: string
  language: Language
}

/** What the bookshop has of it; everything there is on the other site. */
export async function BooksRow({ books: { count, results }, words, marked, language }: BooksRowProps) {
  if (results.length === 0) return null
  const t = await getTranslations('search')
  const inStore = (path: string) => readEnvironment().storeOrigin + localPath(language, path)
  return (
    <section className={styles.books} aria-labelledby="found-books">
      <SectionHead id="found-books" heading={t('books')}>
        <a href={inStore(searchPath(words))}>
          {count > results.length ? t('allBooks', { count: writeDigits(count, language) }) : t('searchThere')}
        </a>
      </SectionHead>
      <ul className={styles.row}>
        {results.map(({ slug, title, picture, authors = [], selling_price }) => {
          const makers = authors.join(', ')
          return (
            <li key={slug} className={styles.book}>
              <div className={styles.stand}>
                <Picture picture={picture} sizes="11rem" cover decorative />
              </div>
              <div>
                <h3 className={styles.title} lang={textLanguage(title, language)}>
                  <a href={inStore(cataloguePath({ slug }))}>
                    <MarkedText text={title} words={marked} />
                  </a>
                </h3>
                <p className="quiet" lang={textLanguage(makers, language)}>
                  <MarkedText text={makers} words={marked} />
                </p>
                {selling_price && <p className={styles.price}>{formatNpr(selling_price, language)}</p>}
              </div>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
