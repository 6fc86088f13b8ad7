import type { ArticleDetail } from '@dabali/api-client'
import { type Language, localPath } from '@dabali/domain'
import { IntentLink } from '@dabali/ui/intent-link'
import { SectionHead } from '@dabali/ui/section-head'
import { getTranslations } from 'next-intl/server'
import { cellTexts } from '../catalogue/cell-texts.ts'
import { Shelf } from '../catalogue/shelf.tsx'
import { ARTICLES_PATH, articlePath, BOOKLISTS_PATH, booklistPath, bookPath } from '../paths.ts'
import { type Piece, PieceRows } from '../reading/piece-rows.tsx'
import styles from './article-screen.module.css'

type SectionProps = { article: Pick<ArticleDetail, 'products' | 'booklists'>; language: Language }

/** The books that an article tells of. */
export async function BooksInArticle({ article: { products }, language }: SectionProps) {
  const t = await getTranslations('articles')
  if (products.length === 0) return null
  return (
    <section className={`page ${styles.band}`} aria-labelledby="books">
      <SectionHead heading={t('booksInThis')} id="books" />
      <Shelf
        products={products}
        locale={language}
        texts={await cellTexts()}
        bookHref={(slug) => localPath(language, bookPath(slug))}
      />
    </section>
  )
}

/** The booklists that go with an article. */
export async function ListsWithArticle({ article: { booklists }, language }: SectionProps) {
  const t = await getTranslations('articles')
  if (booklists.length === 0) return null
  const hrefOf = (slug: string) => localPath(language, booklistPath(slug))
  return (
    <section className={`page ${styles.band} ${styles.next}`} aria-labelledby="lists">
      <SectionHead heading={t('listsWithThis')} id="lists">
        <IntentLink href={localPath(language, BOOKLISTS_PATH)}>{t('allLists')}</IntentLink>
      </SectionHead>
      <PieceRows pieces={booklists} language={language} hrefOf={hrefOf} level={3} />
    </section>
  )
}

/** Which articles may be read next. */
export async function ReadNext({ others, language }: { others: readonly Piece[]; language: Language }) {
  const t = await getTranslations('articles')
  if (others.length === 0) return null
  const hrefOf = (slug: string) => localPath(language, articlePath(slug))
  return (
    <section className={`page ${styles.band} ${styles.next}`} aria-labelledby="more">
      <SectionHead heading={t('readNext')} id="more">
        <IntentLink href={localPath(language, ARTICLES_PATH)}>{t('allPieces')}</IntentLink>
      </SectionHead>
      <PieceRows pieces={others} language={language} hrefOf={hrefOf} level={3} />
    </section>
  )
}
