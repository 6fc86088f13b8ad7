import '@dabali/ui/tokens.css'
import '@dabali/ui/fonts.css'
import '@dabali/ui/base.css'
import { isLanguage, LANGUAGES } from '@dabali/domain'
import { notFound } from 'next/navigation'
import { locale } from 'next/root-params'
import type { ReactNode } from 'react'
import { SiteDocument, siteMetadata, siteViewport } from '../../layout/document.tsx'

export const generateMetadata = siteMetadata
export const viewport = siteViewport
export const generateStaticParams = () => LANGUAGES.map((language) => ({ locale: language }))

export default async function Layout({ children }: { children: ReactNode }) {
  const language = await locale()
  if (!isLanguage(language)) notFound()
  return <SiteDocument language={language}>{children}</SiteDocument>
}
