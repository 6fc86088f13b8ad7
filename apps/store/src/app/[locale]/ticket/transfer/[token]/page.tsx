import { ticketTransferPath } from '@dabali/shop/paths'
import { readTransfer } from '@dabali/shop/read-tickets'
import { TicketTransferScreen } from '@dabali/shop/ticket-transfer-screen'
import { ticketsMetadata } from '@dabali/shop/tickets-metadata'
import { loadForVisitor } from '@dabali/site/load-for-visitor'
import type { Metadata } from 'next'
import { NotFoundScreen } from '../../../../../errors/not-found-screen.tsx'
import { pageLanguage } from '../../../../../i18n/language.ts'
import { Frame } from '../../../../../site/frame.tsx'
import { readVisit } from '../../../../../visit.ts'

export const instant = false
export const generateMetadata = async (): Promise<Metadata> => ticketsMetadata(await pageLanguage(), 'titleTransfer')

export default async function Page({ params, searchParams }: PageProps<'/[locale]/ticket/transfer/[token]'>) {
  const token = decodeURIComponent((await params).token)
  const visit = await readVisit()
  const read = await loadForVisitor(() => readTransfer(visit, token))
  if (read.status === 404) return <NotFoundScreen path={ticketTransferPath(token)} missing="thing" />
  return (
    <Frame path={ticketTransferPath(token)}>
      <TicketTransferScreen
        token={token}
        transfer={read.status === 200 ? read.value : undefined}
        visit={visit}
        query={await searchParams}
      />
    </Frame>
  )
}
