import type { Language } from '@dabali/domain'
import { DialogHost } from '@dabali/ui/confirm'
import { ErrorTexts } from '@dabali/ui/failed-screen'
import { FontPreloads } from '@dabali/ui/font-preloads'
import { ProgressBar } from '@dabali/ui/progress-bar'
import { type ReactNode, Suspense } from 'react'
import { CartOfflineNotice } from '../basket/header-cart.tsx'
import { errorScreenTexts, errorToasts } from '../errors/error-messages.ts'
import { createTranslator } from '../i18n/translator.ts'
import { ShopProviders, Toaster } from '../store/store-provider.tsx'
import { SiteTracking } from '../tracking/site-tracking.tsx'
import { FocusAfterNavigation } from './focus-after-navigation.tsx'
import { layoutMessages } from './site-links.ts'

type SiteBodyProps = {
  language: Language
  /** Where what is bought is reported to, if it is. */
  pixelUrl: string | undefined
  /** What watches over the pages of the site and shows nothing. */
  watching: ReactNode
  children: ReactNode
}

/** What is on every page, whatever the screen: what goes on while pages come and go, and what floats above them. */
export function SiteBody({ language, pixelUrl, watching, children }: SiteBodyProps) {
  const t = createTranslator(layoutMessages(language), language)
  return (
    <body>
      <FontPreloads language={language} />
      <Suspense>
        <FocusAfterNavigation />
        {watching}
      </Suspense>
      <ProgressBar label={t('loading')} />
      <ShopProviders language={language} errorToasts={errorToasts(language)}>
        <ErrorTexts texts={errorScreenTexts(language)}>{children}</ErrorTexts>
      </ShopProviders>
      <Toaster label={t('notices')} closeText={t('close')} />
      <DialogHost />
      <CartOfflineNotice language={language} />
      <SiteTracking pixelUrl={pixelUrl} language={language} />
    </body>
  )
}
