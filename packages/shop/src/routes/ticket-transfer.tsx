import { ticketTransferPath } from '../paths.ts'
import { readTransfer } from '../tickets/read-tickets.ts'
import { TicketTransferScreen } from '../tickets/ticket-transfer-screen.tsx'
import { ticketsMetadata } from '../tickets/tickets-metadata.ts'
import { visitorPage } from './visitor-page.tsx'

export const ticketTransferPage = visitorPage({
  metadata: (language) => ticketsMetadata(language, 'titleTransfer'),
  path: ticketTransferPath,
  read: ({ visit, id }) => readTransfer(visit, id),
  screen: ({ visit, id, query, value }) => (
    <TicketTransferScreen token={id} transfer={value} visit={visit} query={query} />
  ),
})
