import { getPage, type PageDetail } from '@dabali/api-client'
import { type Language, localPath, metaDescription } from '@dabali/domain'
import { HOME_PATH, PRIVACY_PATH } from '@dabali/shop/paths'
import { AboutScreen, PrivacyScreen, privacyText } from '@dabali/shop/static-pages'
import { cacheUnlessMissing, load } from '@dabali/site/load'
import type { Metadata } from 'next'
import { cacheTag } from 'next/cache'
import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { NotFoundScreen, UnavailableScreen } from '../errors/error-screens.tsx'
import { PageLayout } from '../layout/page-layout.tsx'
import { ABOUT_PATH, ARTISTS_PATH, BRAND_PATH, EVENTS_PATH } from '../paths.ts'
import { pageLanguage } from '../request-context.ts'
import { shareMetadata } from '../seo/page-seo.tsx'
import { readEnvironment, serverClient } from '../site.ts'

/** A page whose text the API has under the path as its slug. */
export async function StaticPage({ path, children }: { path: string; children: (page: PageDetail) => ReactNode }) {
  const language = await pageLanguage()
  const read = await load(() => readPage(path.slice(1), language))
  if (read.status === 404) return <NotFoundScreen path={path} missing="thing" />
  if (read.status === 'failed') return <UnavailableScreen path={path} />
  return <PageLayout path={path}>{children(read.value)}</PageLayout>
}

export async function staticPageMetadata(path: string): Promise<Metadata> {
  const language = await pageLanguage()
  const read = await load(() => readPage(path.slice(1), language))
  if (read.status !== 200) return {}
  const { title, summary, body } = read.value
  return shareMetadata({ path, title, description: metaDescription(`${summary} ${body}`) })
}

/** One page; undefined when there is none with this slug. */
async function readPage(slug: string, language: Language): Promise<PageDetail | undefined> {
  'use cache'
  cacheTag(`page:${slug}`)
  return cacheUnlessMissing(() => getPage(serverClient(), { slug }, { language }))
}

/** About this site and its content. */
export async function AboutPage() {
  const t = await getTranslations('about')
  const language = await pageLanguage()
  const here = (path: string) => localPath(language, path)
  return (
    <StaticPage path={ABOUT_PATH}>
      {(page) => (
        <AboutScreen
          page={page}
          language={language}
          home={t('home')}
          links={[
            { href: here(EVENTS_PATH), name: t('events'), text: t('eventsText') },
            { href: here(ARTISTS_PATH), name: t('artists'), text: t('artistsText') },
            {
              href: readEnvironment().storeOrigin + here(HOME_PATH),
              name: t('books'),
              text: t('booksText'),
              isElsewhere: true,
            },
          ]}
          brand={{ href: here(BRAND_PATH) }}
        />
      )}
    </StaticPage>
  )
}

export const aboutMetadata = () => staticPageMetadata(ABOUT_PATH)

/** The privacy statement. */
export async function PrivacyPage() {
  const t = await getTranslations('about')
  return (
    <PageLayout path={PRIVACY_PATH}>
      <div>
        <PrivacyScreen language={await pageLanguage()} home={t('home')} />
      </div>
    </PageLayout>
  )
}

export async function privacyMetadata(): Promise<Metadata> {
  return shareMetadata({ path: PRIVACY_PATH, ...privacyText(await pageLanguage()) })
}
