import { orderTicketsPath } from '../paths.ts'
import { OrderTicketsScreen } from '../tickets/order-tickets-screen.tsx'
import { readOrderTickets } from '../tickets/read-tickets.ts'
import { ticketsMetadata } from '../tickets/tickets-metadata.ts'
import { visitorPage } from './visitor-page.tsx'

export const orderTicketsPage = visitorPage({
  metadata: (language) => ticketsMetadata(language, 'titleTickets'),
  path: orderTicketsPath,
  read: ({ visit, id }) => readOrderTickets(visit, id),
  screen: ({ visit, id, value }) => <OrderTicketsScreen hash={id} found={value} visit={visit} />,
})
