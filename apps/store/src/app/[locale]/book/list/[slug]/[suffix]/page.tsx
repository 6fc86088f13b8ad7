import { BUILD_PLACEHOLDER } from '@dabali/site/load'
import { notFound } from 'next/navigation'
import { UnknownSuffixPage } from '../../../../../../reading/unknown-suffix-page.tsx'

export { notFoundMetadata as generateMetadata } from '../../../../../../errors/not-found-metadata.ts'

export const ensureStatic = 'navigation'
export const instant = false
export const generateStaticParams = () => [{ slug: BUILD_PLACEHOLDER, suffix: BUILD_PLACEHOLDER }]

export default async function Page({ params }: PageProps<'/[locale]/book/list/[slug]/[suffix]'>) {
  const { slug, suffix } = await params
  if (slug === BUILD_PLACEHOLDER) notFound()
  return <UnknownSuffixPage parts={['book', 'list', slug, suffix]} />
}
