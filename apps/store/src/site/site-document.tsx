import { type Language, localPath } from '@dabali/domain'
import { ErrorTexts } from '@dabali/ui/error-texts'
import { ProgressBar } from '@dabali/ui/progress-bar'
import { Toaster } from '@dabali/ui/toaster'
import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { HOME_PATH } from '../paths.ts'
import { Providers } from './providers.tsx'

/** What is on every page, whatever the screen: the document, its language, and what floats above it. */
export async function SiteDocument({ language, children }: { language: Language; children: ReactNode }) {
  const [site, errors] = await Promise.all([getTranslations('site'), getTranslations('errors')])
  const words = {
    heading: errors('errorOccurred'),
    message: errors('somethingWentWrong'),
    home: errors('returnToHomepage'),
    retry: errors('retry'),
    homeHref: localPath(language, HOME_PATH),
  }
  return (
    <html lang={language} data-site="store">
      <body>
        <ProgressBar label={site('loading')} />
        <Providers language={language}>
          <ErrorTexts texts={words}>{children}</ErrorTexts>
        </Providers>
        <Toaster closeText={site('close')} />
      </body>
    </html>
  )
}
