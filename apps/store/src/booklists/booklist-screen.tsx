import type { BooklistDetail } from '@dabali/api-client'
import { type Language, localPath } from '@dabali/domain'
import { buyingTexts } from '@dabali/shop/buying-texts'
import { forSale } from '@dabali/shop/for-sale'
import { HOME_PATH } from '@dabali/shop/paths'
import { DateText } from '@dabali/ui/date-text'
import { dayOf } from '@dabali/ui/day-of'
import { IntentLink } from '@dabali/ui/intent-link'
import { Opening } from '@dabali/ui/opening'
import { Prose } from '@dabali/ui/prose'
import { SectionHead } from '@dabali/ui/section-head'
import { textLanguage } from '@dabali/ui/text-language'
import { getTranslations } from 'next-intl/server'
import { cellTexts } from '../catalogue/cell-texts.ts'
import { ARTICLES_PATH, articlePath, BOOKLISTS_PATH, booklistPath } from '../paths.ts'
import { type Piece, PieceRows } from '../reading/piece-rows.tsx'
import { AddAll } from './add-all.tsx'
import { BookRow, type BookRowTexts } from './book-row.tsx'
import styles from './booklist-screen.module.css'
import type { ListedBook } from './listed-book.ts'

type BooklistScreenProps = {
  booklist: BooklistDetail
  books: readonly ListedBook[]
  /** Which lists may be looked at next. */
  others: readonly Piece[]
  language: Language
}

/** Books that somebody has put in an order, with what they say of each, and one button for all of them. */
export async function BooklistScreen({ booklist, books, others, language }: BooklistScreenProps) {
  const t = await getTranslations('booklists')
  const here = (path: string) => localPath(language, path)
  const { title, summary, curator, body, articles } = booklist
  const rows = books.map((book) => ({ book, sold: forSale(book.product) }))
  const { toast, waiting } = buyingTexts(language)
  const texts: BookRowTexts = {
    ...(await cellTexts()),
    notNow: t('notNow'),
    adding: { add: t('addToCart'), toast, waiting },
    addNamed: (name) => t('addNamed', { title: name }),
  }
  return (
    <>
      <article className="page">
        <Opening
          title={title}
          standFirst={summary}
          locale={language}
          youAreHere={t('youAreHere')}
          way={[
            { href: here(HOME_PATH), name: t('books') },
            { href: here(BOOKLISTS_PATH), name: t('lists') },
          ]}
        >
          <span>
            {t('chosenBy')} <span lang={textLanguage(curator, language)}>{curator}</span>
          </span>
          <span className="quiet">
            <DateText value={dayOf(booklist.published_at)} language={language} />
          </span>
          <span className="quiet">{t('count', { count: books.length })}</span>
        </Opening>
        <div className={styles.list}>
          <AddAll rows={rows} language={language} price={texts.price} />
          <div>
            {body && (
              <div className={styles.note}>
                <Prose html={body} locale={language} />
              </div>
            )}
            <ol className={styles.books}>
              {rows.map(({ book, sold }, index) => (
                <BookRow
                  key={book.product.id}
                  book={book}
                  sold={sold}
                  place={index + 1}
                  language={language}
                  texts={texts}
                />
              ))}
            </ol>
          </div>
        </div>
      </article>
      {articles.length > 0 && (
        <section className={`page ${styles.band}`} aria-labelledby="articles">
          <SectionHead heading={t('piecesWithThis')} id="articles">
            <IntentLink href={here(ARTICLES_PATH)}>{t('allPieces')}</IntentLink>
          </SectionHead>
          <PieceRows pieces={articles} language={language} hrefOf={(slug) => here(articlePath(slug))} level={3} />
        </section>
      )}
      {others.length > 0 && (
        <section className={`page ${styles.band}`} aria-labelledby="more">
          <SectionHead heading={t('otherLists')} id="more">
            <IntentLink href={here(BOOKLISTS_PATH)}>{t('allLists')}</IntentLink>
          </SectionHead>
          <PieceRows pieces={others} language={language} hrefOf={(slug) => here(booklistPath(slug))} level={3} />
        </section>
      )}
    </>
  )
}
