import { BUILD_PLACEHOLDER } from '@dabali/site/load'
import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { BooklistSuffixPage, booklistSuffixMetadata } from '../../../../../../booklists/booklist-sections.tsx'

type Props = PageProps<'/[locale]/book/list/[slug]/[suffix]'>

export const ensureStatic = 'navigation'
export const instant = false
export const generateStaticParams = () => [{ slug: BUILD_PLACEHOLDER, suffix: BUILD_PLACEHOLDER }]

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { slug, suffix } = await params
  return slug === BUILD_PLACEHOLDER
    ? {}
    : booklistSuffixMetadata({ slug: decodeURIComponent(slug), suffix: decodeURIComponent(suffix) })
}

export default async function Page({ params }: Props) {
  const { slug, suffix } = await params
  if (slug === BUILD_PLACEHOLDER) notFound()
  return <BooklistSuffixPage slug={decodeURIComponent(slug)} suffix={decodeURIComponent(suffix)} />
}
