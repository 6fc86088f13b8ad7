import { localPath } from '@dabali/domain'
import { mark404 } from '@dabali/site/status-tags'
import { ErrorScreen } from '@dabali/ui/error-screen'
import { getTranslations } from 'next-intl/server'
import { Frame } from '../frame/frame.tsx'
import { pageLanguage } from '../i18n/language.ts'

/** A path that is no page of this site. */
export async function UnknownPathScreen({ path }: { path: string }) {
  await mark404()
  const [t, error] = await Promise.all([getTranslations('notFound'), getTranslations('error')])
  const language = await pageLanguage()
  const home = localPath(language, '/')
  return (
    <Frame path="/">
      <ErrorScreen
        status={404}
        headings={{ notFound: t('heading'), failed: error('heading') }}
        message={t('path', { path: localPath(language, path) })}
        advice={t('advice')}
        home={{ href: home, text: t('home') }}
      />
    </Frame>
  )
}
