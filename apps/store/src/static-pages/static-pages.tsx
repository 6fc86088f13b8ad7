import { getPage, type PageDetail } from '@dabali/api-client'
import { type Language, localPath, metaDescription } from '@dabali/domain'
import { HOME_PATH, PRIVACY_PATH } from '@dabali/shop/paths'
import { AboutScreen, PrivacyScreen, privacyText } from '@dabali/shop/static-pages'
import { cacheUnlessMissing, load } from '@dabali/site/load'
import type { Metadata } from 'next'
import { cacheTag } from 'next/cache'
import { getTranslations } from 'next-intl/server'
import { PageLayout } from '../layout/page-layout.tsx'
import { NotFoundScreen, UnavailableScreen } from '../layout/site-pages.tsx'
import { ABOUT_PATH, ARTICLES_PATH, BOOKLISTS_PATH } from '../paths.ts'
import { shareMetadata } from '../seo/structured-data.tsx'
import { pageLanguage, readEnvironment, serverClient } from '../site.ts'

const ABOUT_SLUG = 'about-us'
const BRAND_PATH = '/brand'

/** The about page. */
export async function AboutPage() {
  const language = await pageLanguage()
  const read = await load(() => readPage(ABOUT_SLUG, language))
  if (read.status === 404) return <NotFoundScreen path={ABOUT_PATH} missing="thing" />
  if (read.status === 'failed') return <UnavailableScreen path={ABOUT_PATH} />
  return <AboutContent draft={read.value} />
}

/** The about page with this text, which may be a draft. */
export async function AboutContent({ draft }: { draft: PageDetail }) {
  const language = await pageLanguage()
  const t = await getTranslations('about')
  const toStore = (path: string) => localPath(language, path)
  const toCultureSite = (path: string) => readEnvironment().cultureOrigin + toStore(path)
  return (
    <PageLayout path={ABOUT_PATH}>
      <AboutScreen
        page={draft}
        language={language}
        home={t('books')}
        links={[
          { href: toStore(ARTICLES_PATH), name: t('readingRoom'), text: t('readingRoomText') },
          { href: toStore(BOOKLISTS_PATH), name: t('lists'), text: t('listsText') },
          { href: toCultureSite(HOME_PATH), name: t('culture'), text: t('cultureText'), isElsewhere: true },
        ]}
        brand={{ href: toCultureSite(BRAND_PATH), isElsewhere: true }}
      />
    </PageLayout>
  )
}

export async function aboutMetadata(): Promise<Metadata> {
  const language = await pageLanguage()
  const read = await load(() => readPage(ABOUT_SLUG, language))
  if (read.status !== 200) return {}
  const { title, summary, body } = read.value
  return shareMetadata({ path: ABOUT_PATH, title, description: metaDescription(`${summary} ${body}`) })
}

/** A page by its slug, or undefined. */
async function readPage(slug: string, language: Language): Promise<PageDetail | undefined> {
  'use cache'
  cacheTag(`page:${slug}`)
  return cacheUnlessMissing(() => getPage(serverClient(), { slug }, { language }))
}

/** The privacy page. */
export async function PrivacyPage() {
  const t = await getTranslations('about')
  return (
    <PageLayout path={PRIVACY_PATH}>
      <PrivacyScreen language={await pageLanguage()} home={t('books')} />
    </PageLayout>
  )
}

export async function privacyMetadata(): Promise<Metadata> {
  return shareMetadata({ path: PRIVACY_PATH, ...privacyText(await pageLanguage()) })
}
