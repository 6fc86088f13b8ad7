import { OrderTicketsScreen } from '@dabali/shop/order-tickets-screen'
import { orderTicketsPath } from '@dabali/shop/paths'
import { readOrderTickets } from '@dabali/shop/read-tickets'
import { ticketsMetadata } from '@dabali/shop/tickets-metadata'
import { loadDynamic } from '@dabali/site/load'
import type { Metadata } from 'next'
import { NotFoundScreen } from '../../../../../errors/not-found-screen.tsx'
import { pageLanguage } from '../../../../../i18n/language.ts'
import { PageLayout } from '../../../../../layout/page-layout.tsx'
import { readRequestContext } from '../../../../../visit.ts'

export const instant = false
export const generateMetadata = async (): Promise<Metadata> => ticketsMetadata(await pageLanguage(), 'titleTickets')

export default async function Page({ params }: PageProps<'/[locale]/order/[hash]/tickets'>) {
  const hash = decodeURIComponent((await params).hash)
  const visit = await readRequestContext()
  const read = await loadDynamic(() => readOrderTickets(visit, hash))
  if (read.status === 404) return <NotFoundScreen path={orderTicketsPath(hash)} missing="thing" />
  return (
    <PageLayout path={orderTicketsPath(hash)}>
      <OrderTicketsScreen hash={hash} found={read.status === 200 ? read.value : undefined} visit={visit} />
    </PageLayout>
  )
}
