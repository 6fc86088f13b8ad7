import { localPath } from '@dabali/domain'
import { HOME_PATH } from '@dabali/shop/paths'
import { ErrorScreen } from '@dabali/ui/error-screen'
import { getTranslations } from 'next-intl/server'
import { pageLanguage } from '../i18n/language.ts'
import { Frame } from '../site/frame.tsx'

type NotFoundScreenProps = {
  /** The path as the visitor asked for it, without its language. */
  path: string
  /** No page has this path, or the page that has it does not find what it is about. */
  missing: 'page' | 'thing'
}

/** What is shown where nothing is; the two messages differ in their capitals, as the contract has them. */
export async function NotFoundScreen({ path, missing }: NotFoundScreenProps) {
  const t = await getTranslations('errors')
  const language = await pageLanguage()
  const shown = { path: localPath(language, path) }
  return (
    <Frame path={missing === 'thing' ? path : HOME_PATH}>
      <ErrorScreen
        status={404}
        headings={{ notFound: t('pageNotFound'), failed: t('errorOccurred') }}
        message={missing === 'thing' ? t('pageNotFoundFor', shown) : t('pageNotFoundAt', shown)}
        advice={t('notFoundAdvice')}
        home={{ href: localPath(language, HOME_PATH), text: t('returnToHomepage') }}
      />
    </Frame>
  )
}
