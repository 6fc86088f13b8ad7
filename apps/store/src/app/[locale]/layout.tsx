import '@dabali/ui/tokens.css'
import '@dabali/ui/fonts.css'
import '@dabali/ui/base.css'
import { isLanguage, LANGUAGES, type Language } from '@dabali/domain'
import { VISITOR_ACCESS } from '@dabali/shop/paths'
import { SiteBody } from '@dabali/shop/site-body'
import { STORE_DATA_CHANGED } from '@dabali/shop/store-data-storage'
import { ClientGuard } from '@dabali/site/client-guard'
import { ServiceWorkerRegistration } from '@dabali/site/service-worker/register'
import type { Metadata, Viewport } from 'next'
import { notFound } from 'next/navigation'
import { locale } from 'next/root-params'
import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { readEnvironment } from '../../site.ts'

/** The default metadata. */
export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('site')
  return {
    metadataBase: new URL(readEnvironment().origin),
    title: { default: t('title'), template: `%s: ${t('name')}` },
    description: t('description'),
    openGraph: { siteName: t('name'), type: 'website' },
  }
}

export const viewport: Viewport = {
  colorScheme: 'light dark',
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#f7f6f1' },
    { media: '(prefers-color-scheme: dark)', color: '#14151a' },
  ],
}

/** The HTML document of every page. */
function SiteDocument({ language, children }: { language: Language; children: ReactNode }) {
  const watching = (
    <>
      <ClientGuard access={VISITOR_ACCESS} changedBy={STORE_DATA_CHANGED} />
      <ServiceWorkerRegistration />
    </>
  )
  return (
    <html lang={language} data-site="store">
      <SiteBody language={language} pixelUrl={readEnvironment().pixelUrl} watching={watching}>
        {children}
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
