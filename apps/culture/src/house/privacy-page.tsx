import { PRIVACY_PATH } from '@dabali/shop/paths'
import { PrivacyScreen } from '@dabali/shop/privacy-screen'
import { privacyWords } from '@dabali/shop/privacy-words'
import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { shareMetadata } from '../found/share-metadata.ts'
import { Frame } from '../frame/frame.tsx'
import { pageLanguage } from '../i18n/language.ts'

/** What is kept of a visitor. */
export async function PrivacyPage() {
  const t = await getTranslations('about')
  return (
    <Frame path={PRIVACY_PATH}>
      <div>
        <PrivacyScreen language={await pageLanguage()} home={t('home')} />
      </div>
    </Frame>
  )
}

export async function privacyMetadata(): Promise<Metadata> {
  return shareMetadata({ path: PRIVACY_PATH, ...privacyWords(await pageLanguage()) })
}
