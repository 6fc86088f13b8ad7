import { localPath } from '@dabali/domain'
import { load } from '@dabali/site/load'
import type { Route } from 'next'
import { permanentRedirect } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { NotFoundScreen } from '../errors/not-found-screen.tsx'
import { UnavailableScreen } from '../errors/unavailable-screen.tsx'
import { pageLanguage } from '../i18n/language.ts'
import { PageLayout } from '../layout/page-layout.tsx'
import { articlePath } from '../paths.ts'
import { ArticleData } from '../seo/article-data.tsx'
import { ArticleScreen } from './article-screen.tsx'
import { readArticle, readArticles } from './articles.ts'

/** So many others are named at the end of one. */
const OTHERS = 3

/** The page of one article, whatever became of it. */
export async function ArticlePage({ slug }: { slug: string }) {
  const language = await pageLanguage()
  const read = await load(async () => {
    const article = await readArticle(slug, language)
    const newest = article && (await readArticles(1, language))
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
