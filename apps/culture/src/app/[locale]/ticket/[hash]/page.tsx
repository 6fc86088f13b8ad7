import { ticketPath } from '@dabali/shop/paths'
import { readTicket } from '@dabali/shop/read-tickets'
import { TicketScreen } from '@dabali/shop/ticket-screen'
import { ticketsMetadata } from '@dabali/shop/tickets-metadata'
import { loadForVisitor } from '@dabali/site/load-for-visitor'
import type { Metadata } from 'next'
import { NotFoundScreen } from '../../../../errors/not-found-screen.tsx'
import { Frame } from '../../../../frame/frame.tsx'
import { pageLanguage } from '../../../../i18n/language.ts'
import { readVisit } from '../../../../visit.ts'

export const instant = false
export const generateMetadata = async (): Promise<Metadata> => ticketsMetadata(await pageLanguage(), 'titleTicket')

export default async function Page({ params }: PageProps<'/[locale]/ticket/[hash]'>) {
  const hash = decodeURIComponent((await params).hash)
  const visit = await readVisit()
  const read = await loadForVisitor(() => readTicket(visit, hash))
  if (read.status === 404) return <NotFoundScreen path={ticketPath(hash)} />
  return (
    <Frame path={ticketPath(hash)}>
      <TicketScreen secret={hash} own={read.status === 200 ? read.value : undefined} visit={visit} />
    </Frame>
  )
}
