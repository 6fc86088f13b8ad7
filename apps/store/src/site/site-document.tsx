import { type Language, localPath } from '@dabali/domain'
import { ShopProviders } from '@dabali/shop/shop-providers'
import { ErrorTexts } from '@dabali/ui/error-texts'
import { ProgressBar } from '@dabali/ui/progress-bar'
import { Toaster } from '@dabali/ui/toaster'
import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { HOME_PATH } from '../paths.ts'

const TOASTS = ['login', 'not_found', 'wrong', 'network', 'timeout'] as const

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
  const toasts = Object.fromEntries(TOASTS.map((key) => [key, errors(`toast.${key}`)]))
  return (
    <html lang={language} data-site="store">
      <body>
        <ProgressBar label={site('loading')} />
        <ShopProviders language={language} errorToasts={toasts}>
          <ErrorTexts texts={words}>{children}</ErrorTexts>
        </ShopProviders>
        <Toaster closeText={site('close')} />
      </body>
    </html>
  )
}
