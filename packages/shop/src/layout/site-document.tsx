import type { Language } from '@dabali/domain'
import { DialogHost } from '@dabali/ui/confirm'
import { ErrorTexts } from '@dabali/ui/failed-screen'
import { FONT_FACES, FontPreloads } from '@dabali/ui/font-preloads'
import { OfflineNotice } from '@dabali/ui/offline-notice'
import { ProgressBar } from '@dabali/ui/progress-bar'
import { themeScript } from '@dabali/ui/theme-script'
import type { Metadata } from 'next'
import { type ReactNode, Suspense } from 'react'
import { STORE_DATA_CHANGED } from '../account/store-data-storage.ts'
import { errorScreenTexts, errorToasts } from '../errors/error-parts.tsx'
import { createTranslator } from '../i18n/translator.ts'
import type { Site } from '../server-request/request-context.ts'
import { ShopProviders, Toaster } from '../store/store-provider.tsx'
import { SiteTracking } from '../tracking/site-tracking.tsx'
import { FocusAfterNavigation } from './focus-after-navigation.tsx'
import { layoutMessages } from './site-footer.tsx'

type SiteDocumentProps = {
  site: Site
  language: Language
  /** The URL of the conversion pixel, if there is one. */
  pixelUrl: string | undefined
  /** Guards that run on every page and render nothing, with the window event for a login or logout. */
  watching: (changedBy: string) => ReactNode
  children: ReactNode
}

/** The default metadata of the pages of a site, from its messages. */
export const siteMetadata = (t: (key: 'title' | 'name' | 'description') => string, origin: string): Metadata => ({
  metadataBase: new URL(origin),
  title: { default: t('title'), template: `%s: ${t('name')}` },
  description: t('description'),
  openGraph: { siteName: t('name'), type: 'website' },
})

/**
 * The HTML document of every page. Nothing here may import the header or the cart link: the layout would then load the cart drawer with
 * its own copy of the modules that the basket page has already.
 */
export function SiteDocument({ site, language, pixelUrl, watching, children }: SiteDocumentProps) {
  const t = createTranslator(layoutMessages(language), language)
  return (
    // The theme script changes this element before hydration.
    <html lang={language} data-site={site} suppressHydrationWarning>
      <head>
        {/* First, for the script waits for these fonts. */}
        <style dangerouslySetInnerHTML={{ __html: FONT_FACES }} />
        <script dangerouslySetInnerHTML={{ __html: themeScript(site) }} />
      </head>
      <body>
        <FontPreloads site={site} language={language} />
        <Suspense>
          <FocusAfterNavigation />
          {watching(STORE_DATA_CHANGED)}
        </Suspense>
        <ProgressBar label={t('loading')} />
        <ShopProviders language={language} errorToasts={errorToasts(language)}>
          <ErrorTexts texts={errorScreenTexts(language)}>{children}</ErrorTexts>
        </ShopProviders>
        <Toaster label={t('notices')} closeText={t('close')} />
        <DialogHost />
        <OfflineNotice text={t('offline')} backText={t('backOnline')} />
        <Suspense>
          <SiteTracking pixelUrl={pixelUrl} language={language} />
        </Suspense>
      </body>
    </html>
  )
}
