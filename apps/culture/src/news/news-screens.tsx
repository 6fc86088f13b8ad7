import type { NewsItem, NewsItemDetail } from '@dabali/api-client'
import { localPath, writeDigits } from '@dabali/domain'
import { HOME_PATH } from '@dabali/shop/paths'
import { ChoiceLinks } from '@dabali/ui/choice-links'
import { DateText, kathmanduDay } from '@dabali/ui/date-text'
import { IntentLink } from '@dabali/ui/intent-link'
import { PageHeader } from '@dabali/ui/page-header'
import { Picture } from '@dabali/ui/picture'
import { PreviewLink } from '@dabali/ui/preview-link'
import { Prose } from '@dabali/ui/prose'
import { SectionHead } from '@dabali/ui/section-head'
import { textLanguage } from '@dabali/ui/text'
import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { ContentRows, NewsList } from '../editorial/content-lists.tsx'
import { ContentPage, type ContentProps, contentMetadata, SharePage } from '../editorial/content-page.tsx'
import { ListPage, listMetadata } from '../editorial/list-page.tsx'
import { RelatedContent } from '../editorial/related-content.tsx'
import { ShopItemsSection } from '../editorial/shop-items.tsx'
import { NEWS_PATH, newsPath } from '../paths.ts'
import { pageLanguage } from '../request-context.ts'
import { newsJsonLd } from '../seo/json-ld/editorial.ts'
import styles from './news-screens.module.css'
import { readNewsItem, readNewsList, readNewsTags, requestedTag, tagPath } from './queries.ts'

/** The list of news, the newest first, optionally with one tag. */
export async function NewsPage({ searchParams }: { searchParams: URLSearchParams }) {
  const t = await getTranslations('news')
  const language = await pageLanguage()
  const tag = await requestedTag(searchParams, language)
  return (
    <ListPage
      path={tagPath(tag)}
      searchParams={searchParams}
      read={(page) => readNewsList({ page, tag }, language)}
      heading={tag ?? t('heading')}
      description={tag === undefined ? t('intro') : t('taggedIntro')}
      empty={{
        heading: tag === undefined ? t('none') : t('noneTagged', { tag }),
        text: t('noneText'),
        link: tag === undefined ? { path: HOME_PATH, text: t('toHome') } : { path: NEWS_PATH, text: t('all') },
      }}
      toListedPage={({ title, slug }) => ({ name: title, path: newsPath(slug) })}
    >
      {(items, page) => {
        const [first, ...others] = items
        const lead = page === 1 ? first : undefined
        return (
          <>
            <TagLinks shown={tag} />
            {lead && <NewsLead item={lead} />}
            <div className={styles.others}>
              <NewsList news={lead ? others : items} level={2} withSummaries />
            </div>
          </>
        )
      }}
    </ListPage>
  )
}

async function TagLinks({ shown }: { shown: string | undefined }) {
  const t = await getTranslations('news')
  const language = await pageLanguage()
  const { count, tags } = await readNewsTags(language)
  const choices = [{ tag: undefined, count }, ...tags].map((each) => ({
    href: localPath(language, tagPath(each.tag)),
    text: each.tag ?? t('allTags'),
    count: writeDigits(each.count, language),
    isShown: each.tag === shown,
  }))
  return (
    <div>
      <ChoiceLinks label={t('tags')} choices={choices} />
    </div>
  )
}

export async function newsMetadata(searchParams: URLSearchParams): Promise<Metadata> {
  const t = await getTranslations('news')
  const tag = await requestedTag(searchParams, await pageLanguage())
  const heading = tag === undefined ? t('heading') : t('headingTagged', { tag })
  const pageTitle = (page: string) => t('page', { heading, page })
  return listMetadata({ path: tagPath(tag), searchParams, heading, description: t('intro'), pageTitle })
}

/** The newest item with its picture. */
async function NewsLead({ item }: { item: NewsItem }) {
  const language = await pageLanguage()
  const { slug, title, summary, byline, published_at, picture } = item
  return (
    <article className={styles.lead}>
      <div className={styles.picture}>
        <Picture picture={picture} sizes="(min-width: 62rem) 44rem, 100vw" decorative first />
      </div>
      <div className={styles.text}>
        <p className={styles.by}>
          <DateText value={kathmanduDay(published_at)} language={language} />
          {byline && <span lang={textLanguage(byline, language)}>{byline}</span>}
        </p>
        <h2 className={styles.title} lang={textLanguage(title, language)}>
          <PreviewLink href={localPath(language, newsPath(slug))}>{title}</PreviewLink>
        </h2>
        <p className={styles.summary} lang={textLanguage(summary, language)}>
          {summary}
        </p>
      </div>
    </article>
  )
}

/** One news item. */
export async function NewsScreen({ slug, draft }: ContentProps<NewsItemDetail>) {
  const language = await pageLanguage()
  return (
    <ContentPage
      slug={slug}
      pathOf={newsPath}
      read={async () => draft ?? readNewsItem(slug, language)}
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

/** The content of a news item: facts, text and what it is about. */
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
          intro={summary}
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
                {t('related')}
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
          <SectionHead heading={t('more')} id="related">
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
  const [published, updated] = [kathmanduDay(published_at), kathmanduDay(updated_at)]
  return (
    <>
      {byline && <span lang={textLanguage(byline, language)}>{byline}</span>}
      <DateText value={published} language={language} />
      {updated > published && (
        <span className="quiet">
          {t.rich('updated', { day: () => <DateText value={updated} language={language} /> })}
        </span>
      )}
      {tags.map((tag) => (
        <IntentLink key={tag} href={localPath(language, tagPath(tag))} lang={textLanguage(tag, language)}>
          {tag}
        </IntentLink>
      ))}
      <SharePage path={newsPath(slug)} title={title} />
    </>
  )
}
