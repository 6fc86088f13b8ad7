import { BUILD_PLACEHOLDER } from '@dabali/site/load'
import { readQuerySegment } from '@dabali/site/query-as-path'
import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { notFoundMetadata } from '../../../../../errors/not-found-metadata.ts'
import { UnknownPathPage } from '../../../../../errors/unknown-path-page.tsx'
import { categoryPath } from '../../../../../paths.ts'
import { CategoryPage, categoryMetadata } from '../../../../../product-listing/category-page.tsx'

type Props = PageProps<'/[locale]/category/[slug]/[query]'>

export const ensureStatic = 'navigation'
export const instant = false
export const generateStaticParams = () => [{ slug: BUILD_PLACEHOLDER, query: BUILD_PLACEHOLDER }]

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { slug, query } = await params
  const asked = readQuerySegment(query)
  return asked ? categoryMetadata({ slug: decodeURIComponent(slug), asked }) : notFoundMetadata()
}

export default async function Page({ params }: Props) {
  const { slug: part, query } = await params
  if (query === BUILD_PLACEHOLDER) notFound()
  const asked = readQuerySegment(query)
  const slug = decodeURIComponent(part)
  return asked ? (
    <CategoryPage slug={slug} asked={asked} />
  ) : (
    <UnknownPathPage path={`${categoryPath(slug)}/${decodeURIComponent(query)}`} />
  )
}
