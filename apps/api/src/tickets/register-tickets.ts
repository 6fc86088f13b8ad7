import type { FastifyInstance } from 'fastify'
import type { Terms } from '../basket/to-basket.ts'
import type { SiteOrigins } from '../http/site-origin.ts'
import { rateLimitQueries } from '../rate-limit/queries.ts'
import { CheckInSchema, DoorSchema } from './check-in/check-in.ts'
import { checkInQueries } from './check-in/queries.ts'
import { checkInRoutes } from './check-in/routes.ts'
import { ticketKey } from './code.ts'
import { type Connection, ticketQueries } from './queries.ts'
import { type IsMasked, ticketRoutes } from './routes.ts'
import { TicketSchema } from './ticket.ts'
import { transferQueries } from './transfers/queries.ts'
import { TransferSchema, transferRoutes } from './transfers/routes.ts'
import { waitingRoutes } from './waiting/routes.ts'
import { PlacesOfferSchema, WaitingPlaceSchema } from './waiting/waiting.ts'

export const TICKET_SCHEMAS = [
  TicketSchema,
  TransferSchema,
  CheckInSchema,
  DoorSchema,
  WaitingPlaceSchema,
  PlacesOfferSchema,
]

type Parts = { database: Connection; sites: SiteOrigins; terms: Terms; isMasked: IsMasked }

/** Tickets, doors, and those who wait. */
export function registerTickets(app: FastifyInstance, { database, sites, terms, isMasked }: Parts) {
  const limits = rateLimitQueries(database)
  const key = () => ticketKey(database)
  app.register(ticketRoutes, { queries: ticketQueries(database), limits, key, isMasked })
  app.register(transferRoutes, { queries: transferQueries(database), limits, sites, key })
  app.register(checkInRoutes, { queries: checkInQueries(database), key })
  app.register(waitingRoutes, { database, limits, sites, terms })
}
