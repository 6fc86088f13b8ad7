import { ticketPath } from '@dabali/shop/paths'
import { readTicket } from '@dabali/shop/read-tickets'
import { TicketScreen } from '@dabali/shop/ticket-screen'
import { ticketsMetadata } from '@dabali/shop/tickets-metadata'
import { loadDynamic } from '@dabali/site/load'
import type { Metadata } from 'next'
import { NotFoundScreen } from '../../../../errors/not-found-screen.tsx'
import { pageLanguage } from '../../../../i18n/language.ts'
import { PageLayout } from '../../../../layout/page-layout.tsx'
import { readRequestContext } from '../../../../visit.ts'

export const instant = false
export const generateMetadata = async (): Promise<Metadata> => ticketsMetadata(await pageLanguage(), 'titleTicket')

export default async function Page({ params }: PageProps<'/[locale]/ticket/[hash]'>) {
  const hash = decodeURIComponent((await params).hash)
  const visit = await readRequestContext()
  const read = await loadDynamic(() => readTicket(visit, hash))
  if (read.status === 404) return <NotFoundScreen path={ticketPath(hash)} />
  return (
    <PageLayout path={ticketPath(hash)}>
      <TicketScreen secret={hash} own={read.status === 200 ? read.value : undefined} visit={visit} />
    </PageLayout>
  )
}
