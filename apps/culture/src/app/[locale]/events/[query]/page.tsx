import { BUILD_PLACEHOLDER } from '@dabali/site/load'
import { readQuerySegment } from '@dabali/site/query-as-path'
import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { notFoundMetadata } from '../../../../errors/not-found-metadata.ts'
import { UnknownPathPage } from '../../../../errors/unknown-path-page.tsx'
import { EventsPage, eventsMetadata } from '../../../../events/events-page.tsx'
import { EVENTS_PATH } from '../../../../paths.ts'

type Props = PageProps<'/[locale]/events/[query]'>

export const ensureStatic = 'navigation'
export const instant = false
export const generateStaticParams = () => [{ query: BUILD_PLACEHOLDER }]

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const asked = readQuerySegment((await params).query)
  return asked ? eventsMetadata(asked) : notFoundMetadata()
}

export default async function Page({ params }: Props) {
  const { query } = await params
  if (query === BUILD_PLACEHOLDER) notFound()
  const asked = readQuerySegment(query)
  return asked ? <EventsPage asked={asked} /> : <UnknownPathPage path={`${EVENTS_PATH}/${decodeURIComponent(query)}`} />
}
