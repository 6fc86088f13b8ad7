import type { ArticleDetail } from '@dabali/api-client'
import { type Language, localPath, metaDescription, readingMinutes } from '@dabali/domain'
import { HOME_PATH } from '@dabali/shop/paths'
import { load } from '@dabali/site/load'
import { DateText, kathmanduDay } from '@dabali/ui/date-text'
import { IntentLink } from '@dabali/ui/intent-link'
import { PageHeader } from '@dabali/ui/page-header'
import { Picture } from '@dabali/ui/picture'
import { Prose } from '@dabali/ui/prose'
import { textLanguage } from '@dabali/ui/text-language'
import type { Metadata, Route } from 'next'
import { permanentRedirect } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { NotFoundScreen, notFoundMetadata } from '../errors/not-found-screen.tsx'
import { UnavailableScreen } from '../errors/unavailable-screen.tsx'
import { pageLanguage } from '../i18n/language.ts'
import { PageLayout } from '../layout/page-layout.tsx'
import { ARTICLES_PATH, articlePath, authorPath } from '../paths.ts'
import { ArticleData } from '../seo/article-data.tsx'
import { shareMetadata } from '../seo/share-metadata.ts'
import { sharePicture } from '../seo/share-picture.ts'
import styles from './article-page.module.css'
import type { ArticleRow } from './article-rows.tsx'
import { BooksInArticle, ListsWithArticle, ReadNext } from './article-sections.tsx'
import { loadArticle, loadArticles } from './load-articles.ts'

/** So many others are named at the end of one. */
const OTHERS = 3

/** The page of one article, whatever became of it. */
export async function ArticlePage({ slug }: { slug: string }) {
  const language = await pageLanguage()
  const read = await load(async () => {
    const article = await loadArticle(slug, language)
    const newest = article && (await loadArticles(1, language))
    return article && { article, newest: newest?.articles ?? [] }
  })
  if (read.status === 404) return <NotFoundScreen path={`/read/${slug}/`} missing="thing" />
  if (read.status === 'failed') return <UnavailableScreen path={articlePath(slug)} />
  const { article, newest } = read.value
  if (article.slug !== slug) permanentRedirect(localPath(language, articlePath(article.slug)) as Route)
  const known = new Set([article.slug, ...article.related.map((other) => other.slug)])
  const others = [...article.related, ...newest.filter((other) => !known.has(other.slug))].slice(0, OTHERS)
  const t = await getTranslations('articles')
  return (
    <PageLayout path={articlePath(slug)}>
      <ArticleScreen article={article} others={others} language={language} />
      <ArticleData article={article} articles={t('readingRoom')} />
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
    picture: sharePicture(language, 'article', article.value.slug),
    about: {
      ...{ type: 'article', publishedTime: published_at, modifiedTime: updated_at },
      ...(byline && { authors: [byline] }),
    },
  })
  return { ...shared, ...(byline && { authors: [{ name: byline }] }) }
}

type ArticleScreenProps = {
  article: ArticleDetail
  /** What may be read next. */
  others: readonly ArticleRow[]
  language: Language
}

/** One piece of the reading room: its words first, then the books it tells of, then what may be read next. */
async function ArticleScreen({ article, others, language }: ArticleScreenProps) {
  const t = await getTranslations('articles')
  const here = (path: string) => localPath(language, path)
  const { title, summary, picture, body } = article
  return (
    <article>
      <div className="page">
        <PageHeader
          title={title}
          standFirst={summary}
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

/** Links the byline to the author's page where there is one. */
function Byline({ article: { byline, authors }, language }: { article: ArticleDetail; language: Language }) {
  if (!byline) return null
  const writer = authors.find(({ title }) => title === byline)
  return (
    <span lang={textLanguage(byline, language)}>
      {writer ? <IntentLink href={localPath(language, authorPath(writer.slug))}>{byline}</IntentLink> : byline}
    </span>
  )
}
