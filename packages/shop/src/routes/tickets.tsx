import { orderTicketsPath, TICKETS_PATH, ticketPath, ticketTransferPath } from '../paths.ts'
import { loadMyTickets, MyTicketsScreen } from '../tickets/my-tickets-screen.tsx'
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

export const myTicketsPage = visitorPage({
  metadata: (language) => ticketsMetadata(language, 'titleMyTickets'),
  path: TICKETS_PATH,
  read: ({ context, query }) => loadMyTickets(context, query),
  screen: ({ context, value }) => <MyTicketsScreen owned={value} context={context} />,
})

export const orderTicketsPage = visitorPage({
  metadata: (language) => ticketsMetadata(language, 'titleTickets'),
  path: orderTicketsPath,
  read: ({ context, id }) => loadOrderTickets(context, id),
  screen: ({ context, id, value }) => <OrderTicketsScreen hash={id} found={value} context={context} />,
})

export const ticketPage = visitorPage({
  metadata: (language) => ticketsMetadata(language, 'titleTicket'),
  path: ticketPath,
  read: ({ context, id }) => loadTicket(context, id),
  screen: ({ context, id, value }) => <TicketScreen secret={id} owned={value} context={context} />,
})

export const ticketTransferPage = visitorPage({
  metadata: (language) => ticketsMetadata(language, 'titleTransfer'),
  path: ticketTransferPath,
  read: ({ context, id }) => loadTransfer(context, id),
  screen: ({ context, id, query, value }) => (
    <TicketTransferScreen token={id} transfer={value} context={context} query={query} />
  ),
})
