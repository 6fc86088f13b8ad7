import { BUILD_PLACEHOLDER } from '@dabali/site/load'
import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { RecordScreen, recordMetadata } from '../../../../records/record-screen.tsx'

type Props = PageProps<'/[locale]/record/[slug]'>

export const ensureStatic = 'navigation'
export const instant = false
export const generateStaticParams = () => [{ slug: BUILD_PLACEHOLDER }]

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { slug } = await params
  return slug === BUILD_PLACEHOLDER ? {} : recordMetadata(decodeURIComponent(slug))
}

export default async function Page({ params }: Props) {
  const { slug } = await params
  if (slug === BUILD_PLACEHOLDER) notFound()
  return <RecordScreen slug={decodeURIComponent(slug)} />
}
