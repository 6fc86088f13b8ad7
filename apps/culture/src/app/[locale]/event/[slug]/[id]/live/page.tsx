import type { Metadata } from 'next'
import { LiveScreen, liveMetadata } from '../../../../../../live/live-screen.tsx'

type Props = PageProps<'/[locale]/event/[slug]/[id]/live'>

export const instant = false

export const generateMetadata = async ({ params }: Props): Promise<Metadata> =>
  liveMetadata(decodeURIComponent((await params).slug))

export default async function Page({ params, searchParams }: Props) {
  const { slug, id } = await params
  const { problem } = await searchParams
  return <LiveScreen slug={decodeURIComponent(slug)} id={decodeURIComponent(id)} problem={[problem].flat()[0]} />
}
