import { ReadPage, readMetadata } from '../../../../../reader/reader-pages.tsx'

export const instant = false
export const generateMetadata = readMetadata

export default async function Page({ params }: PageProps<'/[locale]/library/[id]/read'>) {
  return <ReadPage id={decodeURIComponent((await params).id)} />
}
