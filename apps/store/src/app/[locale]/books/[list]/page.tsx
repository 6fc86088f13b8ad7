import { BUILD_PLACEHOLDER } from '@dabali/site/load'
import { readQuerySegment } from '@dabali/site/routing'
import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { BooksPage, booksMetadata } from '../../../../product-listing/listing-page.tsx'

type Props = PageProps<'/[locale]/books/[list]'>

export const ensureStatic = 'navigation'
export const instant = false
export const generateStaticParams = () => [{ list: BUILD_PLACEHOLDER }]

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const searchParams = readQuerySegment((await params).list)
  return searchParams ? booksMetadata(searchParams) : {}
}

export default async function Page({ params }: Props) {
  const searchParams = readQuerySegment((await params).list)
  if (!searchParams) notFound()
  return <BooksPage searchParams={searchParams} />
}
