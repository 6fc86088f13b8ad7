import { ordersMetadata } from '@dabali/shop/orders-metadata'
import { TRACK_ORDER_PATH } from '@dabali/shop/paths'
import { TrackOrderScreen } from '@dabali/shop/track-order-screen'
import type { Metadata } from 'next'
import { pageLanguage } from '../../../../i18n/language.ts'
import { PageLayout } from '../../../../layout/page-layout.tsx'
import { readRequestContext } from '../../../../visit.ts'

export const instant = false
export const generateMetadata = async (): Promise<Metadata> => ordersMetadata(await pageLanguage(), 'titleTrack')

export default async function Page({ searchParams }: PageProps<'/[locale]/orders/track'>) {
  return (
    <PageLayout path={TRACK_ORDER_PATH}>
      <TrackOrderScreen visit={await readRequestContext()} query={await searchParams} />
    </PageLayout>
  )
}
