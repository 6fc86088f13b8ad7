import { localPath } from '@dabali/domain'
import { ErrorScreen } from '@dabali/ui/error-screen'
import { getTranslations } from 'next-intl/server'
import { Frame } from '../frame/frame.tsx'
import { pageLanguage } from '../i18n/language.ts'

/** What a page shows that looked for its own thing and did not find it. */
export async function NotFoundScreen({ path }: { path: string }) {
  const [t, error] = await Promise.all([getTranslations('notFound'), getTranslations('error')])
  const language = await pageLanguage()
  return (
    <Frame path={path}>
      <ErrorScreen
        status={404}
        headings={{ notFound: t('heading'), failed: error('heading') }}
        message={t('thing', { path: localPath(language, decodeURIComponent(path)) })}
        advice={t('advice')}
        home={{ href: localPath(language, '/'), text: t('home') }}
      />
    </Frame>
  )
}
