import { BUILD_PLACEHOLDER } from '@dabali/site/load'
import { readQuerySegment } from '@dabali/site/query-as-path'
import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { notFoundMetadata } from '../../../../../errors/not-found-metadata.ts'
import { UnknownPathPage } from '../../../../../errors/unknown-path-page.tsx'
import { classPath } from '../../../../../paths.ts'
import { ClassPage, classMetadata } from '../../../../../product-listing/books-page.tsx'

type Props = PageProps<'/[locale]/books/[list]/[query]'>

export const ensureStatic = 'navigation'
export const instant = false
export const generateStaticParams = () => [{ list: BUILD_PLACEHOLDER, query: BUILD_PLACEHOLDER }]

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { list, query } = await params
  const asked = readQuerySegment(query)
  return asked ? classMetadata({ slug: decodeURIComponent(list), asked }) : notFoundMetadata()
}

export default async function Page({ params }: Props) {
  const { list, query } = await params
  if (query === BUILD_PLACEHOLDER) notFound()
  const asked = readQuerySegment(query)
  const slug = decodeURIComponent(list)
  return asked ? (
    <ClassPage slug={slug} asked={asked} />
  ) : (
    <UnknownPathPage path={`${classPath(slug)}/${decodeURIComponent(query)}`} />
  )
}
