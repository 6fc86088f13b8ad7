import { PRIVACY_PATH } from '@dabali/shop/paths'
import { PrivacyScreen, privacyText } from '@dabali/shop/static-pages'
import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { pageLanguage } from '../i18n/language.ts'
import { PageLayout } from '../layout/page-layout.tsx'
import { shareMetadata } from '../seo/share-metadata.ts'

/** What is kept of a visitor. */
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
