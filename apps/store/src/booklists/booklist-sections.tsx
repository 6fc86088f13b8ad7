import type { BooklistDetail } from '@dabali/api-client'
import { type Language, localPath } from '@dabali/domain'
import { IntentLink } from '@dabali/ui/intent-link'
import { SectionHead } from '@dabali/ui/section-head'
import { getTranslations } from 'next-intl/server'
import { ARTICLES_PATH, articlePath, BOOKLISTS_PATH, booklistPath } from '../paths.ts'
import { type Piece, PieceRows } from '../reading/piece-rows.tsx'
import styles from './booklist-screen.module.css'

type ArticlesProps = { booklist: Pick<BooklistDetail, 'articles'>; language: Language }

/** The articles that go with a booklist. */
export async function ArticlesWithList({ booklist: { articles }, language }: ArticlesProps) {
  const t = await getTranslations('booklists')
  if (articles.length === 0) return null
  const hrefOf = (slug: string) => localPath(language, articlePath(slug))
  return (
    <section className={`page ${styles.band}`} aria-labelledby="articles">
      <SectionHead heading={t('piecesWithThis')} id="articles">
        <IntentLink href={localPath(language, ARTICLES_PATH)}>{t('allPieces')}</IntentLink>
      </SectionHead>
      <PieceRows pieces={articles} language={language} hrefOf={hrefOf} level={3} />
    </section>
  )
}

/** Which booklists may be looked at next. */
export async function OtherLists({ others, language }: { others: readonly Piece[]; language: Language }) {
  const t = await getTranslations('booklists')
  if (others.length === 0) return null
  const hrefOf = (slug: string) => localPath(language, booklistPath(slug))
  return (
    <section className={`page ${styles.band}`} aria-labelledby="more">
      <SectionHead heading={t('otherLists')} id="more">
        <IntentLink href={localPath(language, BOOKLISTS_PATH)}>{t('allLists')}</IntentLink>
      </SectionHead>
      <PieceRows pieces={others} language={language} hrefOf={hrefOf} level={3} />
    </section>
  )
}
