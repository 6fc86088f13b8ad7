import { OrderTicketsScreen } from '@dabali/shop/order-tickets-screen'
import { orderTicketsPath } from '@dabali/shop/paths'
import { readOrderTickets } from '@dabali/shop/read-tickets'
import { ticketsMetadata } from '@dabali/shop/tickets-metadata'
import { loadForVisitor } from '@dabali/site/load-for-visitor'
import type { Metadata } from 'next'
import { NotFoundScreen } from '../../../../../errors/not-found-screen.tsx'
import { Frame } from '../../../../../frame/frame.tsx'
import { pageLanguage } from '../../../../../i18n/language.ts'
import { readVisit } from '../../../../../visit.ts'

export const instant = false
export const generateMetadata = async (): Promise<Metadata> => ticketsMetadata(await pageLanguage(), 'titleTickets')

export default async function Page({ params }: PageProps<'/[locale]/order/[hash]/tickets'>) {
  const hash = decodeURIComponent((await params).hash)
  const visit = await readVisit()
  const read = await loadForVisitor(() => readOrderTickets(visit, hash))
  if (read.status === 404) return <NotFoundScreen path={orderTicketsPath(hash)} />
  return (
    <Frame path={orderTicketsPath(hash)}>
      <OrderTicketsScreen hash={hash} found={read.status === 200 ? read.value : undefined} visit={visit} />
    </Frame>
  )
}
