import { BUILD_PLACEHOLDER } from '@dabali/site/load'
import { notFound } from 'next/navigation'
import { UnknownPathPage } from '../../../errors/unknown-path-page.tsx'

export { notFoundMetadata as generateMetadata } from '../../../errors/not-found-metadata.ts'

export const ensureStatic = 'navigation'
export const instant = false
export const generateStaticParams = () => [{ rest: [BUILD_PLACEHOLDER] }]

export default async function Page({ params }: PageProps<'/[locale]/[...rest]'>) {
  const { rest } = await params
  if (rest[0] === BUILD_PLACEHOLDER) notFound()
  return <UnknownPathPage path={`/${rest.join('/')}`} />
}
