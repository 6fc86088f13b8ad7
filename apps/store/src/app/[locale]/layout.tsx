import '@dabali/ui/tokens.css'
import '@dabali/ui/base.css'
import { isLanguage, LANGUAGES } from '@dabali/domain'
import { SiteDocument, siteMetadata } from '@dabali/shop/site-document'
import { ClientGuard } from '@dabali/site/client-guard'
import { ServiceWorkerRegistration } from '@dabali/site/service-worker/register'
import { themeViewport } from '@dabali/ui/theme-script'
import { notFound } from 'next/navigation'
import { locale } from 'next/root-params'
import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { ACCESS } from '../../paths.ts'
import { readEnvironment } from '../../site.ts'

export const generateMetadata = async () => siteMetadata(await getTranslations('site'), readEnvironment().origin)

export const viewport = themeViewport('store')

export const generateStaticParams = () => LANGUAGES.map((language) => ({ locale: language }))

const watching = (changedBy: string) => (
  <>
    <ClientGuard access={ACCESS} changedBy={changedBy} />
    <ServiceWorkerRegistration />
  </>
)

export default async function Layout({ children }: { children: ReactNode }) {
  const language = await locale()
  if (!isLanguage(language)) notFound()
  return (
    <SiteDocument site="store" language={language} pixelUrl={readEnvironment().pixelUrl} watching={watching}>
      {children}
    </SiteDocument>
  )
}
