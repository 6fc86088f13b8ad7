import { ticketTransferPath } from '@dabali/shop/paths'
import { readTransfer } from '@dabali/shop/read-tickets'
import { TicketTransferScreen } from '@dabali/shop/ticket-transfer-screen'
import { ticketsMetadata } from '@dabali/shop/tickets-metadata'
import { loadDynamic } from '@dabali/site/load'
import type { Metadata } from 'next'
import { NotFoundScreen } from '../../../../../errors/not-found-screen.tsx'
import { pageLanguage } from '../../../../../i18n/language.ts'
import { PageLayout } from '../../../../../layout/page-layout.tsx'
import { readRequestContext } from '../../../../../visit.ts'

export const instant = false
export const generateMetadata = async (): Promise<Metadata> => ticketsMetadata(await pageLanguage(), 'titleTransfer')

export default async function Page({ params, searchParams }: PageProps<'/[locale]/ticket/transfer/[token]'>) {
  const token = decodeURIComponent((await params).token)
  const visit = await readRequestContext()
  const read = await loadDynamic(() => readTransfer(visit, token))
  if (read.status === 404) return <NotFoundScreen path={ticketTransferPath(token)} />
  return (
    <PageLayout path={ticketTransferPath(token)}>
      <TicketTransferScreen
        token={token}
        transfer={read.status === 200 ? read.value : undefined}
        visit={visit}
        query={await searchParams}
      />
    </PageLayout>
  )
}
