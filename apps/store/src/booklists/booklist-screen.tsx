import type { BooklistDetail } from '@dabali/api-client'
import { type Language, localPath } from '@dabali/domain'
import { buyingTexts } from '@dabali/shop/buying-texts'
import { forSale } from '@dabali/shop/for-sale'
import { HOME_PATH } from '@dabali/shop/paths'
import { DateText } from '@dabali/ui/date-text'
import { dayOf } from '@dabali/ui/day-of'
import { Opening } from '@dabali/ui/opening'
import { Prose } from '@dabali/ui/prose'
import { textLanguage } from '@dabali/ui/text-language'
import { getTranslations } from 'next-intl/server'
import { cellTexts } from '../catalogue/cell-texts.ts'
import { BOOKLISTS_PATH } from '../paths.ts'
import type { Piece } from '../reading/piece-rows.tsx'
import { AddAll } from './add-all.tsx'
import { BookRow, type BookRowTexts } from './book-row.tsx'
import styles from './booklist-screen.module.css'
import { ArticlesWithList, OtherLists } from './booklist-sections.tsx'
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
  const { title, summary, curator, body } = booklist
  const rows = books.map((book) => ({ book, sold: forSale(book.product) }))
  const { toast } = buyingTexts(language)
  const texts: BookRowTexts = {
    ...(await cellTexts()),
    notNow: t('notNow'),
    adding: { add: t('addToCart'), toast },
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
      <ArticlesWithList booklist={booklist} language={language} />
      <OtherLists others={others} language={language} />
    </>
  )
}
