import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'

export async function notFoundMetadata(): Promise<Metadata> {
  const t = await getTranslations('notFound')
  return { title: { absolute: t('heading') }, robots: { index: false } }
}
