import { ticketTransferPath } from '../paths.ts'
import { loadTransfer } from '../tickets/load-tickets.ts'
import { TicketTransferScreen } from '../tickets/ticket-screens.tsx'
import { ticketsMetadata } from '../tickets/tickets-messages.ts'
import { visitorPage } from './visitor-page.tsx'

export const ticketTransferPage = visitorPage({
  metadata: (language) => ticketsMetadata(language, 'titleTransfer'),
  path: ticketTransferPath,
  read: ({ visit, id }) => loadTransfer(visit, id),
  screen: ({ visit, id, query, value }) => (
    <TicketTransferScreen token={id} transfer={value} visit={visit} query={query} />
  ),
})
