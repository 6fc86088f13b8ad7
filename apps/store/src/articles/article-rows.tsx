import { type Article, type ArticleDetail, getArticle, listArticles } from '@dabali/api-client'
import type { Language } from '@dabali/domain'
import { cacheUnlessMissing } from '@dabali/site/load'
import { DateText, kathmanduDay } from '@dabali/ui/date-text'
import { Picture } from '@dabali/ui/picture'
import { PreviewLink } from '@dabali/ui/preview-link'
import { textLanguage } from '@dabali/ui/text'
import { cacheLife, cacheTag } from 'next/cache'
import { serverClient } from '../site.ts'
import styles from './article-rows.module.css'
import headerStyles from './list-header.module.css'

export type ArticleRow = Pick<Article, 'slug' | 'title' | 'summary' | 'published_at' | 'picture'> & { byline?: string }

/** The number of others at the end of a page. */
const OTHERS = 3

/** Which articles or lists are offered after one: the related ones, then the newest. */
export function othersAfter(
  { slug, related }: { slug: string; related: readonly ArticleRow[] },
  newest: readonly ArticleRow[],
): ArticleRow[] {
  const known = new Set([slug, ...related.map((other) => other.slug)])
  const others = [...related, ...newest.filter((other) => !known.has(other.slug))].slice(0, OTHERS)
  return others.map(withoutByline)
}

/** Related articles come without a byline; beside them the others have none either. */
const withoutByline = ({ slug, title, summary, published_at, picture }: ArticleRow): ArticleRow => ({
  slug,
  title,
  summary,
  published_at,
  picture,
})

type ArticleRowsProps = {
  pieces: readonly ArticleRow[]
  language: Language
  hrefOf: (slug: string) => string
  /** The heading level of the titles. */
  level?: 2 | 3
}

/** Articles or lists as rows: title, summary and a small picture. */
export function ArticleRows({ pieces, language, hrefOf, level = 2 }: ArticleRowsProps) {
  const Title = level === 2 ? 'h2' : 'h3'
  return (
    <ul className={styles.rows}>
      {pieces.map(({ slug, title, summary, published_at, picture, byline }) => (
        <li key={slug} className={styles.row}>
          <div className={styles.words}>
            <Title className={styles.title} lang={textLanguage(title, language)}>
              <PreviewLink href={hrefOf(slug)}>{title}</PreviewLink>
            </Title>
            <p className={styles.summary} lang={textLanguage(summary, language)}>
              {summary}
            </p>
            <p className={styles.by}>
              {byline && <span lang={textLanguage(byline, language)}>{byline}</span>}
              <DateText value={kathmanduDay(published_at)} language={language} />
            </p>
          </div>
          <div className={styles.picture}>
            <Picture picture={picture} sizes="(min-width: 48rem) 15rem, 30vw" decorative />
          </div>
        </li>
      ))}
    </ul>
  )
}

/** The heading of a list of articles or booklists, with its description. */
export function ListHeader({ heading, words }: { heading: string; words: string }) {
  return (
    <header className={headerStyles.head}>
      <h1 className={headerStyles.heading}>{heading}</h1>
      <p className={headerStyles.words}>{words}</p>
    </header>
  )
}

/** The lead article and eight others. */
const PAGE_SIZE = 9

type ArticleList = { articles: readonly Article[]; pages: number }

/** A page of the articles, newest first; undefined after the last page. */
export async function loadArticles(page: number, language: Language): Promise<ArticleList | undefined> {
  'use cache'
  cacheTag('articles')
  cacheLife('kept')
  const query = { page: String(page), page_size: String(PAGE_SIZE) }
  const { count, results } = await listArticles(serverClient(), query, { language })
  if (results.length === 0 && page > 1) return undefined
  return { articles: results, pages: Math.ceil(count / PAGE_SIZE) }
}

/** An article, or undefined. */
export async function loadArticle(slug: string, language: Language): Promise<ArticleDetail | undefined> {
  'use cache'
  cacheTag(`article:${slug}`)
  const article = await cacheUnlessMissing(() => getArticle(serverClient(), { slug }, { language }))
  // It may have been requested by an old slug.
  if (article) cacheTag(`article:${article.slug}`)
  return article
}
