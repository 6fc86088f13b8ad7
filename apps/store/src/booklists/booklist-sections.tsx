import type { BooklistDetail } from '@dabali/api-client'
import { cataloguePath, type Language, localPath } from '@dabali/domain'
import { load, mark404 } from '@dabali/site/load'
import { IntentLink } from '@dabali/ui/intent-link'
import { SectionHead } from '@dabali/ui/section-head'
import type { Metadata, Route } from 'next'
import { permanentRedirect } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import type { ComponentType } from 'react'
import { type ArticleRow, ArticleRows } from '../articles/article-rows.tsx'
import { SectionPage } from '../catalogue/section-page.tsx'
import { NotFoundScreen, notFoundMetadata, UnavailableScreen } from '../layout/site-pages.tsx'
import { ARTICLES_PATH, articlePath, BOOKLISTS_PATH, booklistPath } from '../paths.ts'
import { shareMetadata } from '../seo/structured-data.tsx'
import { pageLanguage } from '../site.ts'
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

type Asked = { slug: string; suffix: string }
type Part = {
  Shown: ComponentType<{ booklist: BooklistDetail; language: Language }>
  isIn: (booklist: BooklistDetail) => boolean
}

/** The parts of its page that have an address of their own. */
const PARTS: Readonly<Record<string, Part>> = {
  articles: { Shown: ArticlesWithList, isIn: ({ articles }) => articles.length > 0 },
  related: {
    Shown: ({ booklist, language }) => <OtherLists others={booklist.related} language={language} />,
    isIn: ({ related }) => related.length > 0,
  },
}

/** The section that a suffix names, if the page has it. */
function booklistPart(booklist: BooklistDetail, suffix: string): Part | undefined {
  const part = Object.hasOwn(PARTS, suffix) ? PARTS[suffix] : undefined
  return part?.isIn(booklist) ? part : undefined
}

/** `/book/list/{slug}/{suffix}/`: one section of a booklist page. */
export async function BooklistSuffixPage({ slug, suffix }: Asked) {
  const language = await pageLanguage()
  const path = cataloguePath({ kind: 'booklist', slug, suffix })
  const read = await load(() => loadBooklist(slug, language))
  if (read.status === 'failed') return <UnavailableScreen path={path} />
  if (read.status === 200 && read.value.slug !== slug) {
    permanentRedirect(localPath(language, cataloguePath({ kind: 'booklist', slug: read.value.slug, suffix })) as Route)
  }
  const part = read.status === 200 ? booklistPart(read.value, suffix) : undefined
  if (read.status === 404 || !part) {
    await mark404()
    return <NotFoundScreen path={`/book/list/${slug}/${suffix}/`} missing="thing" />
  }
  return (
    <SectionPage path={path} whole={booklistPath(slug)} title={read.value.title} language={language}>
      <part.Shown booklist={read.value} language={language} />
    </SectionPage>
  )
}

/** Not indexed: the canonical page is the whole one. */
export async function booklistSuffixMetadata({ slug, suffix }: Asked): Promise<Metadata> {
  const language = await pageLanguage()
  const read = await load(() => loadBooklist(slug, language))
  if (read.status === 'failed') return {}
  if (read.status === 404 || !booklistPart(read.value, suffix)) return notFoundMetadata()
  return shareMetadata({ path: booklistPath(read.value.slug), title: read.value.title, isHidden: true })
}
