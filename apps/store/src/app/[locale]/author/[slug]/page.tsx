import { BUILD_PLACEHOLDER } from '@dabali/site/load'
import { readQuerySegment } from '@dabali/site/query-as-path'
import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { AuthorPage, authorMetadata } from '../../../../product-listing/author-page.tsx'
import { AuthorsPage, authorsMetadata } from '../../../../product-listing/authors-page.tsx'

type Props = PageProps<'/[locale]/author/[slug]'>

export const ensureStatic = 'navigation'
export const instant = false
export const generateStaticParams = () => [{ slug: BUILD_PLACEHOLDER }]

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { slug } = await params
  if (slug === BUILD_PLACEHOLDER) return {}
  const asked = readQuerySegment(slug)
  return asked ? authorsMetadata(asked) : authorMetadata(decodeURIComponent(slug))
}

/** The names, whose query is their part of the path, and everybody of them. */
export default async function Page({ params }: Props) {
  const { slug } = await params
  if (slug === BUILD_PLACEHOLDER) notFound()
  const asked = readQuerySegment(slug)
  return asked ? <AuthorsPage asked={asked} /> : <AuthorPage slug={decodeURIComponent(slug)} />
}
