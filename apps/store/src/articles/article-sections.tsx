import type { ArticleDetail } from '@dabali/api-client'
import { cataloguePath, type Language, localPath } from '@dabali/domain'
import { load, mark404 } from '@dabali/site/load'
import { IntentLink } from '@dabali/ui/intent-link'
import { SectionHead } from '@dabali/ui/section-head'
import type { Metadata, Route } from 'next'
import { permanentRedirect } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import type { ComponentType } from 'react'
import { loadCardText } from '../catalogue/load-products.ts'
import { SectionPage } from '../catalogue/section-page.tsx'
import { Shelf } from '../catalogue/shelf.tsx'
import { NotFoundScreen, notFoundMetadata, UnavailableScreen } from '../layout/site-pages.tsx'
import { ARTICLES_PATH, articlePath, BOOKLISTS_PATH, booklistPath, bookPath } from '../paths.ts'
import { shareMetadata } from '../seo/structured-data.tsx'
import { pageLanguage } from '../site.ts'
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

type Asked = { slug: string; suffix: string }
type Part = {
  Shown: ComponentType<{ article: ArticleDetail; language: Language }>
  isIn: (article: ArticleDetail) => boolean
}

/** The parts of its page that have an address of their own. */
const PARTS: Readonly<Record<string, Part>> = {
  books: { Shown: BooksInArticle, isIn: ({ products }) => products.length > 0 },
  lists: { Shown: ListsWithArticle, isIn: ({ booklists }) => booklists.length > 0 },
  related: {
    Shown: ({ article, language }) => <ReadNext others={article.related} language={language} />,
    isIn: ({ related }) => related.length > 0,
  },
}

/** The section that a suffix names, if the page has it. */
function articlePart(article: ArticleDetail, suffix: string): Part | undefined {
  const part = Object.hasOwn(PARTS, suffix) ? PARTS[suffix] : undefined
  return part?.isIn(article) ? part : undefined
}

/** `/read/{slug}/{suffix}/`: one section of an article page. */
export async function ArticleSuffixPage({ slug, suffix }: Asked) {
  const language = await pageLanguage()
  const path = cataloguePath({ kind: 'article', slug, suffix })
  const read = await load(() => loadArticle(slug, language))
  if (read.status === 'failed') return <UnavailableScreen path={path} />
  if (read.status === 200 && read.value.slug !== slug) {
    permanentRedirect(localPath(language, cataloguePath({ kind: 'article', slug: read.value.slug, suffix })) as Route)
  }
  const part = read.status === 200 ? articlePart(read.value, suffix) : undefined
  if (read.status === 404 || !part) {
    await mark404()
    return <NotFoundScreen path={`/read/${slug}/${suffix}/`} missing="thing" />
  }
  return (
    <SectionPage path={path} whole={articlePath(slug)} title={read.value.title} language={language}>
      <part.Shown article={read.value} language={language} />
    </SectionPage>
  )
}

/** Not indexed: the canonical page is the whole one. */
export async function articleSuffixMetadata({ slug, suffix }: Asked): Promise<Metadata> {
  const language = await pageLanguage()
  const read = await load(() => loadArticle(slug, language))
  if (read.status === 'failed') return {}
  if (read.status === 404 || !articlePart(read.value, suffix)) return notFoundMetadata()
  return shareMetadata({ path: articlePath(read.value.slug), title: read.value.title, isHidden: true })
}
