import type { ArticleDetail } from '@dabali/api-client'
import { type Language, localPath } from '@dabali/domain'
import { IntentLink } from '@dabali/ui/intent-link'
import { SectionHead } from '@dabali/ui/section-head'
import { getTranslations } from 'next-intl/server'
import { loadCardText } from '../catalogue/load-products.ts'
import { sectionPages } from '../catalogue/section-page.tsx'
import { Shelf } from '../catalogue/shelf.tsx'
import { ARTICLES_PATH, articlePath, BOOKLISTS_PATH, booklistPath, bookPath } from '../paths.ts'
import styles from './article-page.module.css'
import { type ArticleRow, ArticleRows, loadArticle } from './article-rows.tsx'

type SectionProps = { article: Pick<ArticleDetail, 'products' | 'booklists'>; language: Language }

/** The books that an article tells of. */
export async function BooksInArticle({ article: { products }, language }: SectionProps) {
  const t = await getTranslations('articles')
  if (products.length === 0) return null
  return (
    <section className={`page ${styles.band}`} aria-labelledby="books">
      <SectionHead heading={t('booksMentioned')} id="books" />
      <Shelf
        products={products}
        locale={language}
        texts={await loadCardText()}
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
      <SectionHead heading={t('relatedLists')} id="lists">
        <IntentLink href={localPath(language, BOOKLISTS_PATH)}>{t('allLists')}</IntentLink>
      </SectionHead>
      <ArticleRows pieces={booklists} language={language} hrefOf={hrefOf} level={3} />
    </section>
  )
}

/** Which articles may be read next. */
export async function ReadNext({ others, language }: { others: readonly ArticleRow[]; language: Language }) {
  const t = await getTranslations('articles')
  if (others.length === 0) return null
  const hrefOf = (slug: string) => localPath(language, articlePath(slug))
  return (
    <section className={`page ${styles.band} ${styles.next}`} aria-labelledby="more">
      <SectionHead heading={t('readNext')} id="more">
        <IntentLink href={localPath(language, ARTICLES_PATH)}>{t('allEssays')}</IntentLink>
      </SectionHead>
      <ArticleRows pieces={others} language={language} hrefOf={hrefOf} level={3} />
    </section>
  )
}

/** `/read/{slug}/{suffix}/`: the parts of an article page that have an address of their own. */
export const articleSectionPages = sectionPages<ArticleDetail>({
  kind: 'article',
  base: '/read/',
  read: loadArticle,
  sections: {
    books: {
      isIn: ({ products }) => products.length > 0,
      show: (article, language) => <BooksInArticle article={article} language={language} />,
    },
    lists: {
      isIn: ({ booklists }) => booklists.length > 0,
      show: (article, language) => <ListsWithArticle article={article} language={language} />,
    },
    related: {
      isIn: ({ related }) => related.length > 0,
      show: ({ related }, language) => <ReadNext others={related} language={language} />,
    },
  },
})
