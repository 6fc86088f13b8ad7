import { BUILD_PLACEHOLDER } from '@dabali/site/load'
import { notFound } from 'next/navigation'
import { notFoundMetadata } from '../../../errors/not-found-metadata.ts'
import { UnknownPathScreen } from '../../../errors/unknown-path-screen.tsx'

export const ensureStatic = 'navigation'
export const instant = false
export const generateMetadata = notFoundMetadata
export const generateStaticParams = () => [{ rest: [BUILD_PLACEHOLDER] }]

export default async function Page({ params }: PageProps<'/[locale]/[...rest]'>) {
  const { rest } = await params
  if (rest[0] === BUILD_PLACEHOLDER) notFound()
  return <UnknownPathScreen path={`/${rest.map(decodeURIComponent).join('/')}`} />
}
