import type { BooklistDetail } from '@dabali/api-client'
import { type Language, localPath } from '@dabali/domain'
import { IntentLink } from '@dabali/ui/intent-link'
import { SectionHead } from '@dabali/ui/section-head'
import { getTranslations } from 'next-intl/server'
import { type ArticleRow, ArticleRows } from '../articles/article-rows.tsx'
import { sectionPages } from '../catalogue/section-page.tsx'
import { ARTICLES_PATH, articlePath, BOOKLISTS_PATH, booklistPath } from '../paths.ts'
import styles from './booklist-page.module.css'
import { loadBooklist } from './load-booklists.ts'

type ArticlesProps = { booklist: Pick<BooklistDetail, 'articles'>; language: Language }

/** The articles that go with a booklist. */
export async function ArticlesWithList({ booklist: { articles }, language }: ArticlesProps) {
  const t = await getTranslations('booklists')
  if (articles.length === 0) return null
  const hrefOf = (slug: string) => localPath(language, articlePath(slug))
  return (
    <section className={`page ${styles.band}`} aria-labelledby="articles">
      <SectionHead heading={t('relatedEssays')} id="articles">
        <IntentLink href={localPath(language, ARTICLES_PATH)}>{t('allEssays')}</IntentLink>
      </SectionHead>
      <ArticleRows pieces={articles} language={language} hrefOf={hrefOf} level={3} />
    </section>
  )
}

/** Which booklists may be looked at next. */
export async function OtherLists({ others, language }: { others: readonly ArticleRow[]; language: Language }) {
  const t = await getTranslations('booklists')
  if (others.length === 0) return null
  const hrefOf = (slug: string) => localPath(language, booklistPath(slug))
  return (
    <section className={`page ${styles.band}`} aria-labelledby="more">
      <SectionHead heading={t('otherLists')} id="more">
        <IntentLink href={localPath(language, BOOKLISTS_PATH)}>{t('allLists')}</IntentLink>
      </SectionHead>
      <ArticleRows pieces={others} language={language} hrefOf={hrefOf} level={3} />
    </section>
  )
}

/** `/book/list/{slug}/{suffix}/`: the parts of a booklist page that have an address of their own. */
export const booklistSectionPages = sectionPages<BooklistDetail>({
  kind: 'booklist',
  base: '/book/list/',
  read: loadBooklist,
  sections: {
    articles: {
      isIn: ({ articles }) => articles.length > 0,
      show: (booklist, language) => <ArticlesWithList booklist={booklist} language={language} />,
    },
    related: {
      isIn: ({ related }) => related.length > 0,
      show: ({ related }, language) => <OtherLists others={related} language={language} />,
    },
  },
})
