import { getTranslations } from 'next-intl/server'
import type { StageKind } from './search-query.ts'

/** Several of a kind: "Events". */
export async function kindNames(): Promise<Record<StageKind, string>> {
  const t = await getTranslations('site')
  return {
    artist: t('section.artists'),
    event: t('section.events'),
    record: t('section.records'),
    session: t('section.sessions'),
    interview: t('section.interviews'),
    volume: t('section.volumes'),
    news: t('section.news'),
  }
}
