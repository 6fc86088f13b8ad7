import { BUILD_PLACEHOLDER } from '@dabali/site/load'
import { readQuerySegment } from '@dabali/site/query-as-path'
import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { NewsPage, newsMetadata } from '../../../../news/news-page.tsx'
import { NewsScreen, newsItemMetadata } from '../../../../news/news-screen.tsx'

type Props = PageProps<'/[locale]/news/[slug]'>

export const ensureStatic = 'navigation'
export const instant = false
export const generateStaticParams = () => [{ slug: BUILD_PLACEHOLDER }]

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { slug } = await params
  if (slug === BUILD_PLACEHOLDER) return {}
  const asked = readQuerySegment(slug)
  return asked ? newsMetadata(asked) : newsItemMetadata(decodeURIComponent(slug))
}

export default async function Page({ params }: Props) {
  const { slug } = await params
  if (slug === BUILD_PLACEHOLDER) notFound()
  // `/news` itself: the list is kept by its query, which stands where one of it would.
  const asked = readQuerySegment(slug)
  return asked ? <NewsPage asked={asked} /> : <NewsScreen slug={decodeURIComponent(slug)} />
}
