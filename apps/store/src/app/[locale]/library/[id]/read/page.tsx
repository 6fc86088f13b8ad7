import { ReadPage } from '../../../../../reader/read-page.tsx'
import { readMetadata } from '../../../../../reader/reader-metadata.ts'

export const instant = false
export const generateMetadata = readMetadata

export default async function Page({ params }: PageProps<'/[locale]/library/[id]/read'>) {
  return <ReadPage id={decodeURIComponent((await params).id)} />
}
