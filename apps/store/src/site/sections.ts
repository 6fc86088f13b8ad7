import type { SiteWay } from '@dabali/shop/site-ways'
import { getTranslations } from 'next-intl/server'
import { ARTICLES_PATH, BOOKLISTS_PATH, BOOKS_PATH, CATEGORIES_PATH, classPath } from '../paths.ts'

/** The parts of the shop, in the order in which its head names them. */
export async function sections(): Promise<SiteWay[]> {
  const t = await getTranslations('site')
  return [
    { text: t('section.books'), path: BOOKS_PATH },
    { text: t('section.eBooks'), path: classPath('e-book') },
    { text: t('section.audiobooks'), path: classPath('audiobook') },
    { text: t('section.categories'), path: CATEGORIES_PATH },
    { text: t('section.lists'), path: BOOKLISTS_PATH },
    { text: t('section.readingRoom'), path: ARTICLES_PATH },
  ]
}
