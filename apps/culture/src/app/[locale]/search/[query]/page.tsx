import { SEARCH_PATH } from '@dabali/shop/paths'
import { BUILD_PLACEHOLDER } from '@dabali/site/load'
import { readQuerySegment } from '@dabali/site/query-as-path'
import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { notFoundMetadata } from '../../../../errors/not-found-metadata.ts'
import { UnknownPathPage } from '../../../../errors/unknown-path-page.tsx'
import { SearchPage, searchMetadata } from '../../../../search/search-page.tsx'

type Props = PageProps<'/[locale]/search/[query]'>

export const ensureStatic = 'navigation'
export const instant = false
export const generateStaticParams = () => [{ query: BUILD_PLACEHOLDER }]

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const asked = readQuerySegment((await params).query)
  return asked ? searchMetadata(asked) : notFoundMetadata()
}

export default async function Page({ params }: Props) {
  const { query } = await params
  if (query === BUILD_PLACEHOLDER) notFound()
  const asked = readQuerySegment(query)
  return asked ? <SearchPage asked={asked} /> : <UnknownPathPage path={`${SEARCH_PATH}/${decodeURIComponent(query)}`} />
}
