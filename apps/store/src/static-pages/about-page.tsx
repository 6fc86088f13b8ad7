import { getPage, type PageDetail } from '@dabali/api-client'
import { type Language, localPath, metaDescription } from '@dabali/domain'
import { HOME_PATH } from '@dabali/shop/paths'
import { AboutScreen } from '@dabali/shop/static-pages'
import { cacheUnlessMissing, load } from '@dabali/site/load'
import type { Metadata } from 'next'
import { cacheTag } from 'next/cache'
import { getTranslations } from 'next-intl/server'
import { serverClient } from '../api.ts'
import { readEnvironment } from '../env.ts'
import { NotFoundScreen } from '../errors/not-found-screen.tsx'
import { UnavailableScreen } from '../errors/unavailable-screen.tsx'
import { pageLanguage } from '../i18n/language.ts'
import { PageLayout } from '../layout/page-layout.tsx'
import { ABOUT_PATH, ARTICLES_PATH, BOOKLISTS_PATH } from '../paths.ts'
import { shareMetadata } from '../seo/share-metadata.ts'

const SLUG = 'about-us'
const BRAND_PATH = '/brand'

/** What this house is, and who on it exists. */
export async function AboutPage() {
  const language = await pageLanguage()
  const read = await load(() => readPage(SLUG, language))
  if (read.status === 404) return <NotFoundScreen path={ABOUT_PATH} missing="thing" />
  if (read.status === 'failed') return <UnavailableScreen path={ABOUT_PATH} />
  const t = await getTranslations('about')
  const here = (path: string) => localPath(language, path)
  const there = (path: string) => readEnvironment().cultureOrigin + here(path)
  return (
    <PageLayout path={ABOUT_PATH}>
      <AboutScreen
        page={read.value}
        language={language}
        home={t('books')}
        ways={[
          { href: here(ARTICLES_PATH), name: t('readingRoom'), text: t('readingRoomText') },
          { href: here(BOOKLISTS_PATH), name: t('lists'), text: t('listsText') },
          { href: there(HOME_PATH), name: t('stage'), text: t('stageText'), isElsewhere: true },
        ]}
        brand={{ href: there(BRAND_PATH), isElsewhere: true }}
      />
    </PageLayout>
  )
}

export async function aboutMetadata(): Promise<Metadata> {
  const language = await pageLanguage()
  const read = await load(() => readPage(SLUG, language))
  if (read.status !== 200) return {}
  const { title, summary, body } = read.value
  return shareMetadata({ path: ABOUT_PATH, title, description: metaDescription(`${summary} ${body}`) })
}

/** One page by its slug, or nothing when there is none by this name. */
async function readPage(slug: string, language: Language): Promise<PageDetail | undefined> {
  'use cache'
  cacheTag(`page:${slug}`)
  return cacheUnlessMissing(() => getPage(serverClient(), { slug }, { language }))
}
