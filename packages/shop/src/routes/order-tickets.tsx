import { orderTicketsPath } from '../paths.ts'
import { loadOrderTickets } from '../tickets/load-tickets.ts'
import { OrderTicketsScreen } from '../tickets/ticket-screens.tsx'
import { ticketsMetadata } from '../tickets/tickets-messages.ts'
import { visitorPage } from './visitor-page.tsx'

export const orderTicketsPage = visitorPage({
  metadata: (language) => ticketsMetadata(language, 'titleTickets'),
  path: orderTicketsPath,
  read: ({ visit, id }) => loadOrderTickets(visit, id),
  screen: ({ visit, id, value }) => <OrderTicketsScreen hash={id} found={value} visit={visit} />,
})
