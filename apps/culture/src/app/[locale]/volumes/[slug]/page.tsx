import { BUILD_PLACEHOLDER } from '@dabali/site/load'
import { readQuerySegment } from '@dabali/site/query-as-path'
import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { VolumeScreen, volumeMetadata } from '../../../../volumes/volume-screen.tsx'
import { VolumesPage, volumesMetadata } from '../../../../volumes/volumes-page.tsx'

type Props = PageProps<'/[locale]/volumes/[slug]'>

export const ensureStatic = 'navigation'
export const instant = false
export const generateStaticParams = () => [{ slug: BUILD_PLACEHOLDER }]

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { slug } = await params
  if (slug === BUILD_PLACEHOLDER) return {}
  const asked = readQuerySegment(slug)
  return asked ? volumesMetadata(asked) : volumeMetadata(decodeURIComponent(slug))
}

export default async function Page({ params }: Props) {
  const { slug } = await params
  if (slug === BUILD_PLACEHOLDER) notFound()
  // `/volumes` itself: the list is kept by its query, which stands where one of it would.
  const asked = readQuerySegment(slug)
  return asked ? <VolumesPage asked={asked} /> : <VolumeScreen slug={decodeURIComponent(slug)} />
}
