import type { NewsItemDetail } from '@dabali/api-client'
import { localPath } from '@dabali/domain'
import { HOME_PATH } from '@dabali/shop/paths'
import { DateText, kathmanduDay } from '@dabali/ui/date-text'
import { IntentLink } from '@dabali/ui/intent-link'
import { PageHeader } from '@dabali/ui/page-header'
import { Picture } from '@dabali/ui/picture'
import { Prose } from '@dabali/ui/prose'
import { SectionHead } from '@dabali/ui/section-head'
import { textLanguage } from '@dabali/ui/text-language'
import { getTranslations } from 'next-intl/server'
import { ContentPage, contentMetadata } from '../editorial/content-page.tsx'
import { ContentRows } from '../editorial/content-rows.tsx'
import { NewsList } from '../editorial/news-list.tsx'
import { RelatedContent } from '../editorial/related-content.tsx'
import { ShopItemsSection } from '../editorial/shop-items.tsx'
import { readEnvironment } from '../env.ts'
import { pageLanguage } from '../i18n/language.ts'
import { NEWS_PATH, newsPath } from '../paths.ts'
import { newsJsonLd } from '../seo/json-ld/written-json-ld.ts'
import styles from './news-screen.module.css'
import { readNewsItem } from './queries.ts'
import { ShareNews } from './share-news.tsx'
import { tagPath } from './tags.ts'

/** One piece of news. */
export async function NewsScreen({ slug }: { slug: string }) {
  const language = await pageLanguage()
  return (
    <ContentPage
      slug={slug}
      pathOf={newsPath}
      read={() => readNewsItem(slug, language)}
      list="news"
      describe={{ name: ({ title }) => title, about: newsJsonLd }}
    >
      {(item) => <NewsContent item={item} />}
    </ContentPage>
  )
}

export async function newsItemMetadata(slug: string) {
  const language = await pageLanguage()
  return contentMetadata({ kind: 'news', pathOf: newsPath, read: () => readNewsItem(slug, language), type: 'article' })
}

/** Everything of a piece of news: who says so and when, what happened, and who and what it is about. */
async function NewsContent({ item }: { item: NewsItemDetail }) {
  const t = await getTranslations('news')
  const language = await pageLanguage()
  const { title, summary, body, picture, artists, records, events, related } = item
  const { sessions, interviews, volumes, products } = item
  const about = [...artists, ...events, ...records]
  return (
    <div>
      <article className="page">
        <PageHeader
          title={title}
          standFirst={summary}
          locale={language}
          breadcrumbsLabel={t('youAreHere')}
          breadcrumbs={[
            { href: localPath(language, HOME_PATH), name: t('home') },
            { href: localPath(language, NEWS_PATH), name: t('heading') },
          ]}
        >
          <NewsFacts item={item} />
        </PageHeader>
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
      <RelatedContent about={{ sessions, interviews, volumes, news: [], articles: [] }} />
      <ShopItemsSection products={products} />
      {related.length > 0 && (
        <section className={`page ${styles.related}`} aria-labelledby="related">
          <SectionHead heading={t('related')} id="related">
            <IntentLink href={localPath(language, NEWS_PATH)}>{t('all')}</IntentLink>
          </SectionHead>
          <NewsList news={related} withSummaries />
        </section>
      )}
    </div>
  )
}

/** Byline, dates, tags and the share link. */
async function NewsFacts({ item }: { item: NewsItemDetail }) {
  const t = await getTranslations('news')
  const language = await pageLanguage()
  const { byline, published_at, updated_at, tags, slug, title } = item
  const [told, changed] = [kathmanduDay(published_at), kathmanduDay(updated_at)]
  return (
    <>
      {byline && <span lang={textLanguage(byline, language)}>{byline}</span>}
      <DateText value={told} language={language} />
      {changed > told && (
        <span className="quiet">
          {t.rich('updated', { day: () => <DateText value={changed} language={language} /> })}
        </span>
      )}
      {tags.map((tag) => (
        <IntentLink key={tag} href={localPath(language, tagPath(tag))} lang={textLanguage(tag, language)}>
          {tag}
        </IntentLink>
      ))}
      <ShareNews
        url={readEnvironment().origin + localPath(language, newsPath(slug))}
        title={title}
        texts={{ share: t('share'), copied: t('copied') }}
      />
    </>
  )
}
