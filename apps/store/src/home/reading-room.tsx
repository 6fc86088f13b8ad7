import type { Article } from '@dabali/api-client'
import { type Language, localPath } from '@dabali/domain'
import { IntentLink } from '@dabali/ui/intent-link'
import { Picture } from '@dabali/ui/picture'
import { SectionHead } from '@dabali/ui/section-head'
import { textLanguage } from '@dabali/ui/text-language'
import { getTranslations } from 'next-intl/server'
import { ARTICLES_PATH, articlePath } from '../paths.ts'
import styles from './reading-room.module.css'

/** What was written last with its picture, and what was written before it. */
export async function ReadingRoom({ articles, language }: { articles: readonly Article[]; language: Language }) {
  const t = await getTranslations('home')
  const [first, ...others] = articles
  if (!first) return null
  const hrefOf = ({ slug }: Article) => localPath(language, articlePath(slug))
  const by = ({ byline }: Article) => (
    <p className="quiet small" lang={textLanguage(byline, language)}>
      {byline}
    </p>
  )
  return (
    <section aria-labelledby="reading-room">
      <SectionHead id="reading-room" heading={t('readingRoom')}>
        <IntentLink href={localPath(language, ARTICLES_PATH)}>{t('allArticles')}</IntentLink>
      </SectionHead>
      <div className={styles.room}>
        <article className={styles.first}>
          <Picture picture={first.picture} sizes="(min-width: 62rem) 44rem, 100vw" decorative />
          <h3 className={styles.title} lang={textLanguage(first.title, language)}>
            <IntentLink href={hrefOf(first)}>{first.title}</IntentLink>
          </h3>
          <p className={styles.summary} lang={textLanguage(first.summary, language)}>
            {first.summary}
          </p>
          {by(first)}
        </article>
        <ul className={styles.others}>
          {others.map((article) => (
            <li key={article.slug} className={styles.other}>
              <div>
                <h3 className={styles.title} lang={textLanguage(article.title, language)}>
                  <IntentLink href={hrefOf(article)}>{article.title}</IntentLink>
                </h3>
                {by(article)}
              </div>
              <Picture picture={article.picture} sizes="8rem" decorative />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
