import type { FastifyInstance } from 'fastify'
import type { MediaStore } from '../media/media-store.ts'
import { rateLimitQueries } from '../rate-limit/queries.ts'
import { orderLibraryRoutes } from './by-order/routes.ts'
import { LibraryAccessSchema } from './files/access.ts'
import { fileRoutes } from './files/routes.ts'
import { ReceivedGiftSchema } from './gifts/gift.ts'
import { giftRoutes } from './gifts/routes.ts'
import { LibraryItemDetailSchema, LibraryItemSchema } from './items/library-item.ts'
import { LocatorSchema } from './positions/locator.ts'
import { PositionForkSchema, PositionInputSchema, ReadingPositionSchema } from './positions/position.ts'
import { positionQueries } from './positions/queries.ts'
import { positionRoutes } from './positions/routes.ts'
import type { Connection } from './queries.ts'
import { libraryRoutes } from './routes.ts'

export const LIBRARY_SCHEMAS = [
  LibraryItemSchema,
  LibraryItemDetailSchema,
  LibraryAccessSchema,
  LocatorSchema,
  ReadingPositionSchema,
  PositionInputSchema,
  PositionForkSchema,
  ReceivedGiftSchema,
]

/** What somebody bought to read, hear or watch, and its files. */
export function registerLibrary(
  app: FastifyInstance,
  { database, media }: { database: Connection; media: MediaStore },
) {
  const limits = rateLimitQueries(database)
  app.register(libraryRoutes, { database })
  app.register(fileRoutes, { database, media })
  app.register(positionRoutes, { queries: positionQueries(database) })
  app.register(giftRoutes, { database, limits })
  app.register(orderLibraryRoutes, { database, limits })
}
