import { localPath } from '@dabali/domain'
import { ErrorScreen } from '@dabali/ui/error-screen'
import { RetryButton } from '@dabali/ui/retry-button'
import { getTranslations } from 'next-intl/server'
import { Frame } from '../frame/frame.tsx'
import { pageLanguage } from '../i18n/language.ts'

/** What a page shows when it could not be made; it asks again by itself. */
export async function UnavailableScreen({ path }: { path: string }) {
  const [t, notFound] = await Promise.all([getTranslations('error'), getTranslations('notFound')])
  const language = await pageLanguage()
  return (
    <Frame path={path}>
      <ErrorScreen
        status={503}
        headings={{ notFound: notFound('heading'), failed: t('heading') }}
        message={t('message')}
        advice={t('unavailable')}
        home={{ href: localPath(language, '/'), text: t('home') }}
      >
        <RetryButton text={t('retry')} />
      </ErrorScreen>
    </Frame>
  )
}
