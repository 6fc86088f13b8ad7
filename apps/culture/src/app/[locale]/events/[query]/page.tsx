import { readKeptQuery } from '@dabali/site/kept-query'
import { BUILD_PLACEHOLDER } from '@dabali/site/load'
import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { EventsPage, eventsMetadata } from '../../../../events/events-page.tsx'

type Props = PageProps<'/[locale]/events/[query]'>

export const ensureStatic = 'navigation'
export const instant = false
export const generateStaticParams = () => [{ query: BUILD_PLACEHOLDER }]

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const asked = readKeptQuery((await params).query)
  return asked ? eventsMetadata(asked) : {}
}

export default async function Page({ params }: Props) {
  const asked = readKeptQuery((await params).query)
  if (!asked) notFound()
  return <EventsPage asked={asked} />
}
