import { getTranslations } from 'next-intl/server'
import type { SiteHeaderTexts } from './site-header.tsx'

export async function headerTexts(): Promise<SiteHeaderTexts> {
  const t = await getTranslations('site')
  return {
    skip: t('skip'),
    name: t('name'),
    sites: t('sites'),
    books: t('books'),
    culture: t('culture'),
    language: t('language'),
    otherLanguage: t('otherLanguage'),
  }
}
