import { localPath, writeDigits } from '@dabali/domain'
import { HOME_PATH } from '@dabali/shop/paths'
import { ChoiceLinks } from '@dabali/ui/choice-links'
import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { Headlines } from '../content/headlines.tsx'
import { listMetadata } from '../content/list-metadata.ts'
import { ListPage } from '../content/list-page.tsx'
import { pageLanguage } from '../i18n/language.ts'
import { NEWS_PATH, newsPath } from '../paths.ts'
import { askedTag } from './asked-tag.ts'
import { readNewsList, readNewsTags } from './news.ts'
import { NewsLead } from './news-lead.tsx'
import styles from './news-page.module.css'
import { tagPath } from './tag-path.ts'

/** What happened, the newest first: all of it, or what is filed under one tag. */
export async function NewsPage({ asked }: { asked: URLSearchParams }) {
  const t = await getTranslations('news')
  const language = await pageLanguage()
  const tag = await askedTag(asked, language)
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
              <Headlines news={lead ? others : items} level={2} told />
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
  const tag = await askedTag(asked, await pageLanguage())
  const heading = tag === undefined ? t('heading') : t('headingTagged', { tag })
  const pageTitle = (page: string) => t('page', { heading, page })
  return listMetadata({ path: tagPath(tag), asked, heading, words: t('words'), pageTitle })
}
