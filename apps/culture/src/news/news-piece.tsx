import type { NewsItemDetail } from '@dabali/api-client'
import { localPath } from '@dabali/domain'
import { HOME_PATH } from '@dabali/shop/paths'
import { IntentLink } from '@dabali/ui/intent-link'
import { Opening } from '@dabali/ui/opening'
import { Picture } from '@dabali/ui/picture'
import { Prose } from '@dabali/ui/prose'
import { SectionHead } from '@dabali/ui/section-head'
import { getTranslations } from 'next-intl/server'
import { ContentRows } from '../content/content-rows.tsx'
import { ForSale } from '../content/for-sale.tsx'
import { Headlines } from '../content/headlines.tsx'
import { WatchAndRead } from '../content/watch-and-read.tsx'
import { pageLanguage } from '../i18n/language.ts'
import { NEWS_PATH } from '../paths.ts'
import { NewsFacts } from './news-facts.tsx'
import styles from './news-piece.module.css'

/** Everything of a piece of news: who says so and when, what happened, and who and what it is about. */
export async function NewsPiece({ item }: { item: NewsItemDetail }) {
  const t = await getTranslations('news')
  const language = await pageLanguage()
  const { title, summary, body, picture, artists, records, events, related } = item
  const { sessions, interviews, volumes, products } = item
  const about = [...artists, ...events, ...records]
  return (
    <div>
      <article className="page">
        <Opening
          title={title}
          standFirst={summary}
          locale={language}
          youAreHere={t('youAreHere')}
          way={[
            { href: localPath(language, HOME_PATH), name: t('home') },
            { href: localPath(language, NEWS_PATH), name: t('heading') },
          ]}
        >
          <NewsFacts item={item} />
        </Opening>
        <div className={styles.body}>
          <div className={styles.read}>
            <Picture picture={picture} sizes="(min-width: 62rem) 46rem, 92vw" first />
            <Prose html={body} locale={language} />
          </div>
          {about.length > 0 && (
            <section className={styles.about} aria-labelledby="about">
              <h2 className={styles.heading} id="about">
                {t('about')}
              </h2>
              <ContentRows cards={about} />
            </section>
          )}
        </div>
      </article>
      <WatchAndRead about={{ sessions, interviews, volumes, news: [], articles: [] }} />
      <ForSale products={products} />
      {related.length > 0 && (
        <section className={`page ${styles.related}`} aria-labelledby="related">
          <SectionHead heading={t('related')} id="related">
            <IntentLink href={localPath(language, NEWS_PATH)}>{t('all')}</IntentLink>
          </SectionHead>
          <Headlines news={related} told />
        </section>
      )}
    </div>
  )
}
