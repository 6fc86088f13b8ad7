import type { NewsItem } from '@dabali/api-client'
import { localPath, writeDigits } from '@dabali/domain'
import { HOME_PATH } from '@dabali/shop/paths'
import { ChoiceLinks } from '@dabali/ui/choice-links'
import { DateText, kathmanduDay } from '@dabali/ui/date-text'
import { IntentLink } from '@dabali/ui/intent-link'
import { Picture } from '@dabali/ui/picture'
import { textLanguage } from '@dabali/ui/text-language'
import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { ListPage, listMetadata } from '../editorial/list-page.tsx'
import { NewsList } from '../editorial/news-list.tsx'
import { pageLanguage } from '../i18n/language.ts'
import { NEWS_PATH, newsPath } from '../paths.ts'
import styles from './news-page.module.css'
import { readNewsList, readNewsTags, requestedTag } from './queries.ts'
import { tagPath } from './tags.ts'

/** What happened, the newest first: all of it, or what is filed under one tag. */
export async function NewsPage({ asked }: { asked: URLSearchParams }) {
  const t = await getTranslations('news')
  const language = await pageLanguage()
  const tag = await requestedTag(asked, language)
  return (
    <ListPage
      path={tagPath(tag)}
      asked={asked}
      read={(page) => readNewsList({ page, tag }, language)}
      heading={tag ?? t('heading')}
      words={tag === undefined ? t('words') : t('tagged')}
      none={{
        heading: tag === undefined ? t('none') : t('noneTagged', { tag }),
        text: t('noneText'),
        way: tag === undefined ? { path: HOME_PATH, text: t('toStage') } : { path: NEWS_PATH, text: t('all') },
      }}
      named={({ title, slug }) => ({ name: title, path: newsPath(slug) })}
    >
      {(items, page) => {
        const [first, ...others] = items
        const lead = page === 1 ? first : undefined
        return (
          <>
            <Tags shown={tag} />
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

async function Tags({ shown }: { shown: string | undefined }) {
  const t = await getTranslations('news')
  const language = await pageLanguage()
  const { count, tags } = await readNewsTags(language)
  const choices = [{ tag: undefined, count }, ...tags].map((each) => ({
    href: localPath(language, tagPath(each.tag)),
    text: each.tag ?? t('every'),
    count: writeDigits(each.count, language),
    isShown: each.tag === shown,
  }))
  return (
    <div>
      <ChoiceLinks label={t('tags')} choices={choices} />
    </div>
  )
}

export async function newsMetadata(asked: URLSearchParams): Promise<Metadata> {
  const t = await getTranslations('news')
  const tag = await requestedTag(asked, await pageLanguage())
  const heading = tag === undefined ? t('heading') : t('headingTagged', { tag })
  const pageTitle = (page: string) => t('page', { heading, page })
  return listMetadata({ path: tagPath(tag), asked, heading, words: t('words'), pageTitle })
}

/** The newest piece, with its picture. */
async function NewsLead({ item }: { item: NewsItem }) {
  const language = await pageLanguage()
  const { slug, title, summary, byline, published_at, picture } = item
  return (
    <article className={styles.lead}>
      <div className={styles.picture}>
        <Picture picture={picture} sizes="(min-width: 62rem) 44rem, 100vw" decorative first />
      </div>
      <div className={styles.words}>
        <p className={styles.by}>
          <DateText value={kathmanduDay(published_at)} language={language} />
          {byline && <span lang={textLanguage(byline, language)}>{byline}</span>}
        </p>
        <h2 className={styles.title} lang={textLanguage(title, language)}>
          <IntentLink href={localPath(language, newsPath(slug))}>{title}</IntentLink>
        </h2>
        <p className={styles.summary} lang={textLanguage(summary, language)}>
          {summary}
        </p>
      </div>
    </article>
  )
}
