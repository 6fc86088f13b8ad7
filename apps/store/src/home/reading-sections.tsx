import type { Article, BooklistDetail } from '@dabali/api-client'
import { type Language, localPath, writeDigits } from '@dabali/domain'
import { IntentLink } from '@dabali/ui/intent-link'
import { Picture } from '@dabali/ui/picture'
import { SectionHead } from '@dabali/ui/section-head'
import { textLanguage } from '@dabali/ui/text'
import { getTranslations } from 'next-intl/server'
import { ARTICLES_PATH, articlePath, BOOKLISTS_PATH, booklistPath } from '../paths.ts'
import articleStyles from './articles-section.module.css'
import listStyles from './featured-lists.module.css'

const COVERS = 3

/** Lists of books, each with the first of its covers in a fan. */
export async function FeaturedLists({
  booklists,
  language,
}: {
  booklists: readonly BooklistDetail[]
  language: Language
}) {
  const t = await getTranslations('home')
  if (booklists.length === 0) return null
  return (
    <section aria-labelledby="lists">
      <SectionHead id="lists" heading={t('lists')} plain>
        <IntentLink href={localPath(language, BOOKLISTS_PATH)}>{t('allLists')}</IntentLink>
      </SectionHead>
      <ul className={listStyles.lists}>
        {booklists.map(({ slug, title, summary, curator, products }) => (
          <li key={slug} className={listStyles.list}>
            <div className={listStyles.fan}>
              {products.slice(0, COVERS).map(({ product }) => (
                <Picture key={product.id} picture={product.picture} sizes="6rem" cover decorative />
              ))}
            </div>
            <div className={listStyles.words}>
              <h3 className={listStyles.title} lang={textLanguage(title, language)}>
                <IntentLink href={localPath(language, booklistPath(slug))}>{title}</IntentLink>
              </h3>
              <p className={listStyles.summary} lang={textLanguage(summary, language)}>
                {summary}
              </p>
              <p className="quiet small">
                {t('listOf', { count: products.length, shown: writeDigits(products.length, language), curator })}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The newest article with its picture, then the previous ones. */
export async function ArticlesSection({ articles, language }: { articles: readonly Article[]; language: Language }) {
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
      <div className={articleStyles.room}>
        <article className={articleStyles.first}>
          <Picture picture={first.picture} sizes="(min-width: 62rem) 44rem, 100vw" decorative />
          <h3 className={articleStyles.title} lang={textLanguage(first.title, language)}>
            <IntentLink href={hrefOf(first)}>{first.title}</IntentLink>
          </h3>
          <p className={articleStyles.summary} lang={textLanguage(first.summary, language)}>
            {first.summary}
          </p>
          {by(first)}
        </article>
        <ul className={articleStyles.others}>
          {others.map((article) => (
            <li key={article.slug} className={articleStyles.other}>
              <div>
                <h3 className={articleStyles.title} lang={textLanguage(article.title, language)}>
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
