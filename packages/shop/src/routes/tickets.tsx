import { orderTicketsPath, ticketPath, ticketTransferPath } from '../paths.ts'
import {
  loadOrderTickets,
  loadTicket,
  loadTransfer,
  OrderTicketsScreen,
  TicketScreen,
  TicketTransferScreen,
} from '../tickets/ticket-screens.tsx'
import { ticketsMetadata } from '../tickets/tickets-messages.ts'
import { visitorPage } from './visitor-page.tsx'

export const orderTicketsPage = visitorPage({
  metadata: (language) => ticketsMetadata(language, 'titleTickets'),
  path: orderTicketsPath,
  read: ({ visit, id }) => loadOrderTickets(visit, id),
  screen: ({ visit, id, value }) => <OrderTicketsScreen hash={id} found={value} visit={visit} />,
})

export const ticketPage = visitorPage({
  metadata: (language) => ticketsMetadata(language, 'titleTicket'),
  path: ticketPath,
  read: ({ visit, id }) => loadTicket(visit, id),
  screen: ({ visit, id, value }) => <TicketScreen secret={id} own={value} visit={visit} />,
})

export const ticketTransferPage = visitorPage({
  metadata: (language) => ticketsMetadata(language, 'titleTransfer'),
  path: ticketTransferPath,
  read: ({ visit, id }) => loadTransfer(visit, id),
  screen: ({ visit, id, query, value }) => (
    <TicketTransferScreen token={id} transfer={value} visit={visit} query={query} />
  ),
})
