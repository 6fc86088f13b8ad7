import { readKeptQuery } from '@dabali/site/kept-query'
import { BUILD_PLACEHOLDER } from '@dabali/site/load'
import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { ClassPage, classMetadata } from '../../../../../lists/class-page.tsx'

type Props = PageProps<'/[locale]/books/[list]/[query]'>

export const ensureStatic = 'navigation'
export const instant = false
export const generateStaticParams = () => [{ list: BUILD_PLACEHOLDER, query: BUILD_PLACEHOLDER }]

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { list, query } = await params
  const asked = readKeptQuery(query)
  return asked ? classMetadata({ slug: decodeURIComponent(list), asked }) : {}
}

export default async function Page({ params }: Props) {
  const { list, query } = await params
  const asked = readKeptQuery(query)
  if (!asked) notFound()
  return <ClassPage slug={decodeURIComponent(list)} asked={asked} />
}
