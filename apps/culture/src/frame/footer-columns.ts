import type { Language } from '@dabali/domain'
import { type FooterColumn, siteWays } from '@dabali/shop/site-ways'
import { getTranslations } from 'next-intl/server'
import { ABOUT_PATH, BRAND_PATH, INTERVIEWS_PATH, NEWS_PATH, SESSIONS_PATH, VOLUMES_PATH } from '../paths.ts'

/** Where the foot of a page leads, in columns. */
export async function footerColumns(language: Language): Promise<FooterColumn[]> {
  const t = await getTranslations('site')
  const { library, orders, track, cart, letter, contact, privacy } = siteWays(language)
  return [
    {
      heading: t('column.help'),
      ways: [{ ...orders, text: t('way.tickets') }, track, cart, contact],
    },
    {
      heading: t('column.take'),
      ways: [
        { ...library, text: t('way.library') },
        { text: t('section.interviews'), path: INTERVIEWS_PATH },
        { text: t('section.sessions'), path: SESSIONS_PATH },
        { text: t('section.volumes'), path: VOLUMES_PATH },
        letter,
      ],
    },
    {
      heading: t('column.house'),
      ways: [
        { text: t('way.about'), path: ABOUT_PATH },
        { text: t('way.brand'), path: BRAND_PATH },
        { text: t('section.news'), path: NEWS_PATH },
        privacy,
      ],
    },
  ]
}
