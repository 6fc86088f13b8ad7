import type { Article } from '@dabali/api-client'
import { type Language, localPath, writeDigits } from '@dabali/domain'
import { parsePageNumber, pathOfPage } from '@dabali/shop/page-number'
import { PaginationLinks } from '@dabali/shop/pagination-links'
import { load } from '@dabali/site/load'
import { DateText, kathmanduDay } from '@dabali/ui/date-text'
import { IntentLink } from '@dabali/ui/intent-link'
import { Picture } from '@dabali/ui/picture'
import { textLanguage } from '@dabali/ui/text-language'
import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { NotFoundScreen } from '../errors/not-found-screen.tsx'
import { UnavailableScreen } from '../errors/unavailable-screen.tsx'
import { pageLanguage } from '../i18n/language.ts'
import { PageLayout } from '../layout/page-layout.tsx'
import { ARTICLES_PATH, articlePath } from '../paths.ts'
import { ListData } from '../seo/list-data.tsx'
import { shareMetadata } from '../seo/share-metadata.ts'
import { ArticleRows, ListHeader } from './article-rows.tsx'
import styles from './articles-page.module.css'
import leadPieceStyles from './lead-article.module.css'
import { loadArticles } from './load-articles.ts'

/** The reading room: the newest piece large, the others below it. */
export async function ArticlesPage({ asked }: { asked: URLSearchParams }) {
  const language = await pageLanguage()
  const page = parsePageNumber(asked)
  const path = pathOfPage(ARTICLES_PATH, page)
  const read = await load(() => loadArticles(page, language))
  if (read.status === 404) return <NotFoundScreen path={path} missing="thing" />
  if (read.status === 'failed') return <UnavailableScreen path={path} />
  const { articles, pages } = read.value
  const lead = page === 1 ? articles[0] : undefined
  const others = lead ? articles.slice(1) : articles
  const hrefOf = (slug: string) => localPath(language, articlePath(slug))
  const t = await getTranslations('articles')
  return (
    <PageLayout path={path}>
      <div className="page">
        <ListHeader heading={t('readingRoom')} words={t(lead || others.length > 0 ? 'readingRoomWords' : 'empty')} />
        {lead && <LeadArticle piece={lead} language={language} href={hrefOf(lead.slug)} />}
        <div className={lead ? styles.others : styles.all}>
          <ArticleRows pieces={others} language={language} hrefOf={hrefOf} />
        </div>
        <PaginationLinks path={ARTICLES_PATH} page={page} pages={pages} language={language} />
      </div>
      <ListData
        {...{ name: t('readingRoom'), path }}
        pages={articles.map(({ title, slug }) => ({ name: title, path: articlePath(slug) }))}
      />
    </PageLayout>
  )
}

export async function articlesMetadata(asked: URLSearchParams): Promise<Metadata> {
  const language = await pageLanguage()
  const page = parsePageNumber(asked)
  const t = await getTranslations('articles')
  const number = writeDigits(page, language)
  return shareMetadata({
    path: pathOfPage(ARTICLES_PATH, page),
    title: page > 1 ? t('readingRoomPage', { page: number }) : t('readingRoom'),
    description: t('readingRoomWords'),
  })
}

/** The piece that is read first: its picture as wide as the page, its words on 8:4 below. */
function LeadArticle({ piece, language, href }: { piece: Article; language: Language; href: string }) {
  const { title, summary, byline, published_at, picture } = piece
  return (
    <article className={leadPieceStyles.lead}>
      <div className={leadPieceStyles.picture}>
        <Picture picture={picture} sizes="min(100vw, 78rem)" decorative first />
      </div>
      <h2 className={leadPieceStyles.title} lang={textLanguage(title, language)}>
        <IntentLink href={href}>{title}</IntentLink>
      </h2>
      <div>
        <p className={leadPieceStyles.summary} lang={textLanguage(summary, language)}>
          {summary}
        </p>
        <p className={leadPieceStyles.by}>
          <span lang={textLanguage(byline, language)}>{byline}</span>
          <DateText value={kathmanduDay(published_at)} language={language} />
        </p>
      </div>
    </article>
  )
}
