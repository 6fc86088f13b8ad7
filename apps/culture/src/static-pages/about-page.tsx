import { localPath } from '@dabali/domain'
import { HOME_PATH } from '@dabali/shop/paths'
import { AboutScreen } from '@dabali/shop/static-pages'
import { getTranslations } from 'next-intl/server'
import { readEnvironment } from '../env.ts'
import { pageLanguage } from '../i18n/language.ts'
import { ABOUT_PATH, ARTISTS_PATH, BRAND_PATH, EVENTS_PATH } from '../paths.ts'
import { StaticPage, staticPageMetadata } from './static-page.tsx'

/** What this house is, and who on it exists. */
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
          ways={[
            { href: here(EVENTS_PATH), name: t('nights'), text: t('nightsText') },
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
