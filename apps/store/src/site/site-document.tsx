import { type Language, localPath } from '@dabali/domain'
import { CartOfflineNotice } from '@dabali/shop/cart-offline-notice'
import { HOME_PATH } from '@dabali/shop/paths'
import { ShopProviders } from '@dabali/shop/shop-providers'
import { SiteTracking } from '@dabali/shop/site-tracking'
import { STORE_DATA_CHANGED } from '@dabali/shop/store-data-changed'
import { ClientGuard } from '@dabali/site/client-guard'
import { KeepPages } from '@dabali/site/keep-pages'
import { DialogHost } from '@dabali/ui/confirm'
import { ErrorTexts } from '@dabali/ui/error-texts'
import { ProgressBar } from '@dabali/ui/progress-bar'
import { Toaster } from '@dabali/ui/toaster'
import { getTranslations } from 'next-intl/server'
import { type ReactNode, Suspense } from 'react'
import { ACCESS } from '../access.ts'
import { readEnvironment } from '../env.ts'
import { FocusAfterNavigation } from './focus-after-navigation.tsx'

const TOASTS = ['login', 'not_found', 'wrong', 'network', 'timeout'] as const

/** What is on every page, whatever the screen: the document, its language, and what floats above it. */
export async function SiteDocument({ language, children }: { language: Language; children: ReactNode }) {
  const [site, errors] = await Promise.all([getTranslations('site'), getTranslations('errors')])
  const words = {
    headings: { notFound: errors('pageNotFound'), failed: errors('errorOccurred') },
    message: errors('somethingWentWrong'),
    home: errors('returnToHomepage'),
    retry: errors('retry'),
    homeHref: localPath(language, HOME_PATH),
  }
  const toasts = Object.fromEntries(TOASTS.map((key) => [key, errors(`toast.${key}`)]))
  return (
    <html lang={language} data-site="store">
      <body>
        <Suspense>
          <FocusAfterNavigation />
          <ClientGuard access={ACCESS} changedBy={STORE_DATA_CHANGED} />
          <KeepPages />
        </Suspense>
        <ProgressBar label={site('loading')} />
        <ShopProviders language={language} errorToasts={toasts}>
          <ErrorTexts texts={words}>{children}</ErrorTexts>
        </ShopProviders>
        <Toaster closeText={site('close')} />
        <DialogHost />
        <CartOfflineNotice language={language} />
        <SiteTracking pixelUrl={readEnvironment().pixelUrl} language={language} />
      </body>
    </html>
  )
}
