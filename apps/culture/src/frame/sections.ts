import type { SiteWay } from '@dabali/shop/site-ways'
import { getTranslations } from 'next-intl/server'
import {
  ARTISTS_PATH,
  EVENTS_PATH,
  INTERVIEWS_PATH,
  NEWS_PATH,
  RECORDS_PATH,
  SESSIONS_PATH,
  VOLUMES_PATH,
} from '../paths.ts'

/** The parts of this site, in the order in which its head names them. */
export async function sections(): Promise<SiteWay[]> {
  const t = await getTranslations('site')
  return [
    { text: t('section.events'), path: EVENTS_PATH },
    { text: t('section.artists'), path: ARTISTS_PATH },
    { text: t('section.records'), path: RECORDS_PATH },
    { text: t('section.interviews'), path: INTERVIEWS_PATH },
    { text: t('section.sessions'), path: SESSIONS_PATH },
    { text: t('section.volumes'), path: VOLUMES_PATH },
    { text: t('section.news'), path: NEWS_PATH },
  ]
}
