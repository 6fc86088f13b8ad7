import { BUILD_PLACEHOLDER } from '@dabali/site/load'
import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { BookSuffixPage, bookSuffixMetadata } from '../../../../../catalogue/book-sections.tsx'

type Props = PageProps<'/[locale]/book/[slug]/[suffix]'>

export const ensureStatic = 'navigation'
export const instant = false
export const generateStaticParams = () => [{ slug: BUILD_PLACEHOLDER, suffix: BUILD_PLACEHOLDER }]

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { slug, suffix } = await params
  return slug === BUILD_PLACEHOLDER
    ? {}
    : bookSuffixMetadata({ slug: decodeURIComponent(slug), suffix: decodeURIComponent(suffix) })
}

export default async function Page({ params }: Props) {
  const { slug, suffix } = await params
  if (slug === BUILD_PLACEHOLDER) notFound()
  return <BookSuffixPage slug={decodeURIComponent(slug)} suffix={decodeURIComponent(suffix)} />
}
