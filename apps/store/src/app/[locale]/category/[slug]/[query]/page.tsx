import { readKeptQuery } from '@dabali/site/kept-query'
import { BUILD_PLACEHOLDER } from '@dabali/site/load'
import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { CategoryPage, categoryMetadata } from '../../../../../lists/category-page.tsx'

type Props = PageProps<'/[locale]/category/[slug]/[query]'>

export const ensureStatic = 'navigation'
export const instant = false
export const generateStaticParams = () => [{ slug: BUILD_PLACEHOLDER, query: BUILD_PLACEHOLDER }]

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { slug, query } = await params
  const asked = readKeptQuery(query)
  return asked ? categoryMetadata({ slug: decodeURIComponent(slug), asked }) : {}
}

export default async function Page({ params }: Props) {
  const { slug, query } = await params
  const asked = readKeptQuery(query)
  if (!asked) notFound()
  return <CategoryPage slug={decodeURIComponent(slug)} asked={asked} />
}
