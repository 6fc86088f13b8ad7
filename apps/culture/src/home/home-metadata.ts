import { HOME_PATH } from '@dabali/shop/paths'
import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { shareMetadata } from '../seo/share-metadata.ts'

export async function homeMetadata(): Promise<Metadata> {
  const t = await getTranslations('site')
  const title = t('title')
  return {
    ...(await shareMetadata({ path: HOME_PATH, title, description: t('description') })),
    // The name of the house is in it already.
    title: { absolute: title },
  }
}
