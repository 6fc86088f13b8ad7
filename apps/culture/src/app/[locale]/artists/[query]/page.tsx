import { BUILD_PLACEHOLDER } from '@dabali/site/load'
import { readQuerySegment } from '@dabali/site/query-as-path'
import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { ArtistsPage, artistsMetadata } from '../../../../artists/artists-page.tsx'
import { notFoundMetadata } from '../../../../errors/not-found-metadata.ts'
import { UnknownPathPage } from '../../../../errors/unknown-path-page.tsx'
import { ARTISTS_PATH } from '../../../../paths.ts'

type Props = PageProps<'/[locale]/artists/[query]'>

export const ensureStatic = 'navigation'
export const instant = false
export const generateStaticParams = () => [{ query: BUILD_PLACEHOLDER }]

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const asked = readQuerySegment((await params).query)
  return asked ? artistsMetadata(asked) : notFoundMetadata()
}

export default async function Page({ params }: Props) {
  const { query } = await params
  if (query === BUILD_PLACEHOLDER) notFound()
  const asked = readQuerySegment(query)
  return asked ? (
    <ArtistsPage asked={asked} />
  ) : (
    <UnknownPathPage path={`${ARTISTS_PATH}/${decodeURIComponent(query)}`} />
  )
}
