import type { ArticleDetail } from '@dabali/api-client'
import { type Language, localPath, readingMinutes } from '@dabali/domain'
import { HOME_PATH } from '@dabali/shop/paths'
import { DateText } from '@dabali/ui/date-text'
import { dayOf } from '@dabali/ui/day-of'
import { IntentLink } from '@dabali/ui/intent-link'
import { Opening } from '@dabali/ui/opening'
import { Picture } from '@dabali/ui/picture'
import { Prose } from '@dabali/ui/prose'
import { textLanguage } from '@dabali/ui/text-language'
import { getTranslations } from 'next-intl/server'
import { ARTICLES_PATH, authorPath } from '../paths.ts'
import type { Piece } from '../reading/piece-rows.tsx'
import styles from './article-screen.module.css'
import { BooksInArticle, ListsWithArticle, ReadNext } from './article-sections.tsx'

type ArticleScreenProps = {
  article: ArticleDetail
  /** What may be read next. */
  others: readonly Piece[]
  language: Language
}

/** One piece of the reading room: its words first, then the books it tells of, then what may be read next. */
export async function ArticleScreen({ article, others, language }: ArticleScreenProps) {
  const t = await getTranslations('articles')
  const here = (path: string) => localPath(language, path)
  const { title, summary, picture, body } = article
  return (
    <article>
      <div className="page">
        <Opening
          title={title}
          standFirst={summary}
          locale={language}
          youAreHere={t('youAreHere')}
          way={[
            { href: here(HOME_PATH), name: t('books') },
            { href: here(ARTICLES_PATH), name: t('readingRoom') },
          ]}
        >
          <Byline article={article} language={language} />
          <span className="quiet">
            <DateText value={dayOf(article.published_at)} language={language} />
          </span>
          <span className="quiet">{t('minutes', { count: readingMinutes(body) })}</span>
        </Opening>
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

/** Who wrote it; a writer whose books are here has a page. */
function Byline({ article: { byline, authors }, language }: { article: ArticleDetail; language: Language }) {
  if (!byline) return null
  const writer = authors.find(({ title }) => title === byline)
  return (
    <span lang={textLanguage(byline, language)}>
      {writer ? <IntentLink href={localPath(language, authorPath(writer.slug))}>{byline}</IntentLink> : byline}
    </span>
  )
}
