import type { Article, ArticleDetail } from '@dabali/api-client'
import { type Language, localPath, metaDescription, readingMinutes, writeDigits } from '@dabali/domain'
import { PaginationLinks } from '@dabali/shop/pagination-links'
import { HOME_PATH, parsePageNumber, pathOfPage } from '@dabali/shop/paths'
import { ShareMenu } from '@dabali/shop/share-menu'
import { load } from '@dabali/site/load'
import { pageUrl } from '@dabali/site/seo/metadata'
import { DateText, kathmanduDay } from '@dabali/ui/date-text'
import { IntentLink } from '@dabali/ui/intent-link'
import { PageHeader } from '@dabali/ui/page-header'
import { Picture } from '@dabali/ui/picture'
import { PreviewLink } from '@dabali/ui/preview-link'
import { Prose } from '@dabali/ui/prose'
import { textLanguage } from '@dabali/ui/text'
import type { Metadata, Route } from 'next'
import { permanentRedirect } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { PageLayout } from '../layout/page-layout.tsx'
import { NotFoundScreen, notFoundMetadata, UnavailableScreen } from '../layout/site-pages.tsx'
import { ARTICLES_PATH, articlePath, authorPath, shareImage } from '../paths.ts'
import { ArticleJsonLd, ListJsonLd, shareMetadata } from '../seo/structured-data.tsx'
import { pageLanguage, pageSiteUrl } from '../site.ts'
import styles from './article-page.module.css'
import { type ArticleRow, ArticleRows, ListHeader, loadArticle, loadArticles, othersAfter } from './article-rows.tsx'
import { BooksInArticle, ListsWithArticle, ReadNext } from './article-sections.tsx'
import listStyles from './articles-page.module.css'
import leadStyles from './lead-article.module.css'

/** The articles page: the newest article large, the others below. */
export async function ArticlesPage({ searchParams }: { searchParams: URLSearchParams }) {
  const language = await pageLanguage()
  const page = parsePageNumber(searchParams)
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
        <ListHeader heading={t('readingRoom')} words={t(lead || others.length > 0 ? 'readingRoomText' : 'empty')} />
        {lead && <LeadArticle piece={lead} language={language} href={hrefOf(lead.slug)} />}
        <div className={lead ? listStyles.others : listStyles.all}>
          <ArticleRows pieces={others} language={language} hrefOf={hrefOf} />
        </div>
        <PaginationLinks path={ARTICLES_PATH} page={page} pages={pages} language={language} />
      </div>
      <ListJsonLd
        {...{ name: t('readingRoom'), path }}
        pages={articles.map(({ title, slug }) => ({ name: title, path: articlePath(slug) }))}
      />
    </PageLayout>
  )
}

export async function articlesMetadata(searchParams: URLSearchParams): Promise<Metadata> {
  const language = await pageLanguage()
  const page = parsePageNumber(searchParams)
  const t = await getTranslations('articles')
  const number = writeDigits(page, language)
  return shareMetadata({
    path: pathOfPage(ARTICLES_PATH, page),
    title: page > 1 ? t('readingRoomPage', { page: number }) : t('readingRoom'),
    description: t('readingRoomText'),
  })
}

/** The lead article: its picture as wide as the page, its text below. */
function LeadArticle({ piece, language, href }: { piece: Article; language: Language; href: string }) {
  const { title, summary, byline, published_at, picture } = piece
  return (
    <article className={leadStyles.lead}>
      <div className={leadStyles.picture}>
        <Picture picture={picture} sizes="min(100vw, 78rem)" decorative first />
      </div>
      <h2 className={leadStyles.title} lang={textLanguage(title, language)}>
        <PreviewLink href={href}>{title}</PreviewLink>
      </h2>
      <div>
        <p className={leadStyles.summary} lang={textLanguage(summary, language)}>
          {summary}
        </p>
        <p className={leadStyles.by}>
          <span lang={textLanguage(byline, language)}>{byline}</span>
          <DateText value={kathmanduDay(published_at)} language={language} />
        </p>
      </div>
    </article>
  )
}

/** An article page, or its error page. */
export async function ArticlePage({ slug, draft }: { slug: string; draft?: ArticleDetail }) {
  const language = await pageLanguage()
  const read = await load(async () => {
    const article = draft ?? (await loadArticle(slug, language))
    const newest = article && (await loadArticles(1, language))
    return article && { article, newest: newest?.articles ?? [] }
  })
  if (read.status === 404) return <NotFoundScreen path={`/read/${slug}/`} missing="thing" />
  if (read.status === 'failed') return <UnavailableScreen path={articlePath(slug)} />
  const { article, newest } = read.value
  if (article.slug !== slug) permanentRedirect(localPath(language, articlePath(article.slug)) as Route)
  const t = await getTranslations('articles')
  return (
    <PageLayout path={articlePath(slug)}>
      <ArticleScreen article={article} others={othersAfter(article, newest)} language={language} />
      <ArticleJsonLd article={article} articles={t('readingRoom')} />
    </PageLayout>
  )
}

export async function articleMetadata(slug: string): Promise<Metadata> {
  const language = await pageLanguage()
  const article = await load(() => loadArticle(slug, language))
  if (article.status === 404) return notFoundMetadata()
  if (article.status === 'failed') return {}
  const { title, summary, body, byline, published_at, updated_at } = article.value
  const shared = await shareMetadata({
    ...{ path: articlePath(article.value.slug), title, description: metaDescription(summary || body) },
    picture: shareImage(language, 'article', article.value.slug),
    about: {
      ...{ type: 'article', publishedTime: published_at, modifiedTime: updated_at },
      ...(byline && { authors: [byline] }),
    },
  })
  return { ...shared, ...(byline && { authors: [{ name: byline }] }) }
}

type ArticleScreenProps = {
  article: ArticleDetail
  /** The articles to read next. */
  others: readonly ArticleRow[]
  language: Language
}

/** An article with its text, the books it mentions and the articles to read next. */
async function ArticleScreen({ article, others, language }: ArticleScreenProps) {
  const t = await getTranslations('articles')
  const here = (path: string) => localPath(language, path)
  const { title, summary, picture, body } = article
  return (
    <article>
      <div className="page">
        <PageHeader
          title={title}
          intro={summary}
          locale={language}
          breadcrumbsLabel={t('youAreHere')}
          breadcrumbs={[
            { href: here(HOME_PATH), name: t('books') },
            { href: here(ARTICLES_PATH), name: t('readingRoom') },
          ]}
        >
          <Byline article={article} language={language} />
          <span className="quiet">
            <DateText value={kathmanduDay(article.published_at)} language={language} />
          </span>
          <span className="quiet">{t('minutes', { count: readingMinutes(body) })}</span>
          <ShareMenu url={pageUrl(await pageSiteUrl(), articlePath(article.slug))} title={title} language={language} />
        </PageHeader>
        <div className={styles.body}>
          {picture.sources.length > 0 && (
            <figure className={styles.wide}>
              <Picture picture={picture} sizes="min(100vw, 78rem)" first />
            </figure>
          )}
          <Prose html={body} locale={language} initial />
        </div>
      </div>
      <BooksInArticle article={article} language={language} />
      <ListsWithArticle article={article} language={language} />
      <ReadNext others={others} language={language} />
    </article>
  )
}

/** Links the byline to the author's page, if there is one. */
function Byline({ article: { byline, authors }, language }: { article: ArticleDetail; language: Language }) {
  if (!byline) return null
  const writer = authors.find(({ title }) => title === byline)
  return (
    <span lang={textLanguage(byline, language)}>
      {writer ? <IntentLink href={localPath(language, authorPath(writer.slug))}>{byline}</IntentLink> : byline}
    </span>
  )
}
