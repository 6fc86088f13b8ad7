import { ReadPage, readMetadata } from '../../../../../reader/read-page.tsx'

export const instant = false
export const generateMetadata = readMetadata

export default async function Page({ params }: PageProps<'/[locale]/library/[id]/read'>) {
  return <ReadPage id={decodeURIComponent((await params).id)} />
}
