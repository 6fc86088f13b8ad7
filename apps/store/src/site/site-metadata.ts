import type { Metadata, Viewport } from 'next'
import { getTranslations } from 'next-intl/server'
import { readEnvironment } from '../env.ts'

/** What every page says of itself unless it knows better. */
export async function siteMetadata(): Promise<Metadata> {
  const t = await getTranslations('site')
  return {
    metadataBase: new URL(readEnvironment().origin),
    title: { default: t('title'), template: `%s: ${t('name')}` },
    description: t('description'),
    openGraph: { siteName: t('name'), type: 'website' },
  }
}

export const siteViewport: Viewport = {
  colorScheme: 'light dark',
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#f7f6f1' },
    { media: '(prefers-color-scheme: dark)', color: '#14151a' },
  ],
}
