import '@dabali/ui/tokens.css'
import '@dabali/ui/fonts.css'
import '@dabali/ui/base.css'
import { isLanguage, LANGUAGES, type Language } from '@dabali/domain'
import { SiteBody } from '@dabali/shop/site-body'
import { STORE_DATA_CHANGED } from '@dabali/shop/store-data-storage'
import { ClientGuard } from '@dabali/site/client-guard'
import { ServiceWorkerRegistration } from '@dabali/site/service-worker/register'
import { themeScript, themeViewport } from '@dabali/ui/theme-script'
import type { Metadata, Viewport } from 'next'
import { notFound } from 'next/navigation'
import { locale } from 'next/root-params'
import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { readEnvironment } from '../../env.ts'
import { Player } from '../../player/player.tsx'
import { ACCESS } from '../../routes.ts'

/** The default metadata of all pages. */
export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('site')
  return {
    metadataBase: new URL(readEnvironment().origin),
    title: { default: t('title'), template: `%s: ${t('name')}` },
    description: t('description'),
    openGraph: { siteName: t('name'), type: 'website' },
  }
}

export const viewport: Viewport = themeViewport('culture')

/** The HTML document of every page. */
function SiteDocument({ language, children }: { language: Language; children: ReactNode }) {
  const watching = (
    <>
      <ClientGuard access={ACCESS} changedBy={STORE_DATA_CHANGED} />
      <ServiceWorkerRegistration />
    </>
  )
  return (
    // The theme script changes this element before hydration.
    <html lang={language} data-site="culture" suppressHydrationWarning>
      <head>
        <script dangerouslySetInnerHTML={{ __html: themeScript('culture') }} />
      </head>
      <SiteBody site="culture" language={language} pixelUrl={readEnvironment().pixelUrl} watching={watching}>
        {children}
        <Player language={language} />
      </SiteBody>
    </html>
  )
}

export const generateStaticParams = () => LANGUAGES.map((language) => ({ locale: language }))

export default async function Layout({ children }: { children: ReactNode }) {
  const language = await locale()
  if (!isLanguage(language)) notFound()
  return <SiteDocument language={language}>{children}</SiteDocument>
}
