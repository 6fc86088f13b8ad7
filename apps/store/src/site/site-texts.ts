import { getTranslations } from 'next-intl/server'
import type { SiteFooterTexts } from './site-footer.tsx'
import type { SiteHeaderTexts } from './site-header.tsx'

export async function siteTexts(): Promise<SiteHeaderTexts & SiteFooterTexts> {
  const t = await getTranslations('site')
  return {
    skip: t('skip'),
    name: t('name'),
    sites: t('sites'),
    links: t('links'),
    books: t('books'),
    culture: t('culture'),
    language: t('language'),
    otherLanguage: t('otherLanguage'),
    cart: t('cart'),
    contact: t('contact'),
    invented: t('invented'),
  }
}
