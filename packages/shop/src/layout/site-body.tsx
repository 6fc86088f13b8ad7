import type { Language } from '@dabali/domain'
import { DialogHost } from '@dabali/ui/confirm'
import { ErrorTexts } from '@dabali/ui/failed-screen'
import { FontPreloads } from '@dabali/ui/font-preloads'
import { OfflineNotice } from '@dabali/ui/offline-notice'
import { ProgressBar } from '@dabali/ui/progress-bar'
import { type ReactNode, Suspense } from 'react'
import { errorScreenTexts, errorToasts } from '../errors/error-parts.tsx'
import { createTranslator } from '../i18n/translator.ts'
import type { Site } from '../server-request/request-context.ts'
import { ShopProviders, Toaster } from '../store/store-provider.tsx'
import { SiteTracking } from '../tracking/site-tracking.tsx'
import { FocusAfterNavigation } from './focus-after-navigation.tsx'
import { layoutMessages } from './site-footer.tsx'

type SiteBodyProps = {
  site: Site
  language: Language
  /** The URL of the conversion pixel, if there is one. */
  pixelUrl: string | undefined
  /** Guards that run on every page and render nothing. */
  watching: ReactNode
  children: ReactNode
}

/**
 * The body of every page. Nothing here may import the header or the cart link: the layout would then load the cart drawer with
 * its own copy of the modules that the basket page has already.
 */
export function SiteBody({ site, language, pixelUrl, watching, children }: SiteBodyProps) {
  const t = createTranslator(layoutMessages(language), language)
  return (
    <body>
      <FontPreloads site={site} language={language} />
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
      <OfflineNotice text={t('offline')} backText={t('backOnline')} />
      <SiteTracking pixelUrl={pixelUrl} language={language} />
    </body>
  )
}
