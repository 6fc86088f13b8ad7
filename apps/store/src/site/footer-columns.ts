import type { Language } from '@dabali/domain'
import { type FooterColumn, siteWays } from '@dabali/shop/site-ways'
import { getTranslations } from 'next-intl/server'
import {
  ABOUT_PATH,
  ARTICLES_PATH,
  AUTHORS_PATH,
  BOOKLISTS_PATH,
  BOOKS_PATH,
  CATEGORIES_PATH,
  classPath,
} from '../paths.ts'

/** Where the foot of a page leads, in columns. */
export async function footerColumns(language: Language): Promise<FooterColumn[]> {
  const t = await getTranslations('site')
  const { library, orders, track, cart, letter, contact, privacy } = siteWays(language)
  return [
    {
      heading: t('column.toFind'),
      ways: [
        { text: t('way.allBooks'), path: BOOKS_PATH },
        { text: t('way.eBooks'), path: classPath('e-book') },
        { text: t('way.audiobooks'), path: classPath('audiobook') },
        { text: t('way.categories'), path: CATEGORIES_PATH },
        { text: t('way.authors'), path: AUTHORS_PATH },
      ],
    },
    {
      heading: t('column.toRead'),
      ways: [
        { text: t('way.readingRoom'), path: ARTICLES_PATH },
        { text: t('way.lists'), path: BOOKLISTS_PATH },
        letter,
      ],
    },
    { heading: t('column.yours'), ways: [library, orders, track, cart] },
    { heading: t('column.house'), ways: [{ text: t('way.about'), path: ABOUT_PATH }, contact, privacy] },
  ]
}
