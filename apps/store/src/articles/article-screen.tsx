import type { ArticleDetail } from '@dabali/api-client'
import { type Language, localPath, readingMinutes } from '@dabali/domain'
import { HOME_PATH } from '@dabali/shop/paths'
import { DateText } from '@dabali/ui/date-text'
import { dayOf } from '@dabali/ui/day-of'
import { IntentLink } from '@dabali/ui/intent-link'
import { Opening } from '@dabali/ui/opening'
import { Picture } from '@dabali/ui/picture'
import { Prose } from '@dabali/ui/prose'
import { SectionHead } from '@dabali/ui/section-head'
import { textLanguage } from '@dabali/ui/text-language'
import { getTranslations } from 'next-intl/server'
import { cellTexts } from '../catalogue/cell-texts.ts'
import { Shelf } from '../catalogue/shelf.tsx'
import { ARTICLES_PATH, articlePath, authorPath, BOOKLISTS_PATH, booklistPath, bookPath } from '../paths.ts'
import { type Piece, PieceRows } from '../reading/piece-rows.tsx'
import styles from './article-screen.module.css'

type ArticleScreenProps = {
  article: ArticleDetail
  /** What may be read next. */
  others: readonly Piece[]
  language: Language
}

/** One piece of the reading room: its words first, then the books it tells of, then what may be read next. */
export async function ArticleScreen({ article, others, language }: ArticleScreenProps) {
  const t = await getTranslations('articles')
  const here = (path: string) => localPath(language, path)
  const { title, summary, picture, body, products, booklists } = article
  return (
    <article>
      <div className="page">
        <Opening
          title={title}
          standFirst={summary}
          locale={language}
          youAreHere={t('youAreHere')}
          way={[
            { href: here(HOME_PATH), name: t('books') },
            { href: here(ARTICLES_PATH), name: t('readingRoom') },
          ]}
        >
          <Byline article={article} language={language} />
          <span className="quiet">
            <DateText value={dayOf(article.published_at)} language={language} />
          </span>
          <span className="quiet">{t('minutes', { count: readingMinutes(body) })}</span>
        </Opening>
        <div className={styles.body}>
          {picture.sources.length > 0 && (
            <figure className={styles.wide}>
              <Picture picture={picture} sizes="min(100vw, 78rem)" first />
            </figure>
          )}
          <Prose html={body} locale={language} initial />
        </div>
      </div>
      {products.length > 0 && (
        <section className={`page ${styles.band}`} aria-labelledby="books">
          <SectionHead heading={t('booksInThis')} id="books" />
          <Shelf
            products={products}
            locale={language}
            texts={await cellTexts()}
            bookHref={(slug) => here(bookPath(slug))}
          />
        </section>
      )}
      {booklists.length > 0 && (
        <section className={`page ${styles.band} ${styles.next}`} aria-labelledby="lists">
          <SectionHead heading={t('listsWithThis')} id="lists">
            <IntentLink href={here(BOOKLISTS_PATH)}>{t('allLists')}</IntentLink>
          </SectionHead>
          <PieceRows pieces={booklists} language={language} hrefOf={(slug) => here(booklistPath(slug))} level={3} />
        </section>
      )}
      {others.length > 0 && (
        <section className={`page ${styles.band} ${styles.next}`} aria-labelledby="more">
          <SectionHead heading={t('readNext')} id="more">
            <IntentLink href={here(ARTICLES_PATH)}>{t('allPieces')}</IntentLink>
          </SectionHead>
          <PieceRows pieces={others} language={language} hrefOf={(slug) => here(articlePath(slug))} level={3} />
        </section>
      )}
    </article>
  )
}

/** Who wrote it; a writer whose books are here has a page. */
function Byline({ article: { byline, authors }, language }: { article: ArticleDetail; language: Language }) {
  if (!byline) return null
  const writer = authors.find(({ title }) => title === byline)
  return (
    <span lang={textLanguage(byline, language)}>
      {writer ? <IntentLink href={localPath(language, authorPath(writer.slug))}>{byline}</IntentLink> : byline}
    </span>
  )
}
