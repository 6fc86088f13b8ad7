import type { Metadata, Viewport } from 'next'
import { getTranslations } from 'next-intl/server'
import { readEnvironment } from '../env.ts'

const NIGHT = '#0f0d15'

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

export const siteViewport: Viewport = { themeColor: NIGHT, colorScheme: 'dark' }
