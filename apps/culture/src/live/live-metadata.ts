import { getEvent } from '@dabali/api-client'
import { load } from '@dabali/site/load'
import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { readRequestContext } from '../visit.ts'

/** Nobody finds this page by searching, and nobody is told that one comes from it: a link may hold a way in. */
export async function liveMetadata(slug: string): Promise<Metadata> {
  const t = await getTranslations('live')
  const { client } = await readRequestContext()
  const event = await load(() => getEvent(client, { slug }))
  return {
    title: event.status === 200 ? t('title', { event: event.value.title }) : t('name'),
    robots: { index: false, follow: false },
    referrer: 'no-referrer',
  }
}
