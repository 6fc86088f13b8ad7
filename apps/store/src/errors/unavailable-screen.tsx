import { localPath } from '@dabali/domain'
import { HOME_PATH } from '@dabali/shop/paths'
import { ErrorScreen } from '@dabali/ui/error-screen'
import { RetryButton } from '@dabali/ui/retry-button'
import { getTranslations } from 'next-intl/server'
import { pageLanguage } from '../i18n/language.ts'
import { Frame } from '../site/frame.tsx'

/** What a page shows when it could not be made; it asks again by itself. */
export async function UnavailableScreen({ path }: { path: string }) {
  const t = await getTranslations('errors')
  const language = await pageLanguage()
  return (
    <Frame path={path}>
      <ErrorScreen
        status={503}
        headings={{ notFound: t('pageNotFound'), failed: t('errorOccurred') }}
        message={t('somethingWentWrong')}
        advice={t('errorAdvice')}
        home={{ href: localPath(language, HOME_PATH), text: t('returnToHomepage') }}
      >
        <RetryButton text={t('retry')} />
      </ErrorScreen>
    </Frame>
  )
}
