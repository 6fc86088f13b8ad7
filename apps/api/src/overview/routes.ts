import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from 'typebox'
import { addressQueries } from '../account/addresses/queries.ts'
import { toUserAddress, UserAddressSchema } from '../account/addresses/routes.ts'
import { toUser, UserSchema } from '../account/create-login.ts'
import { requireAccount } from '../account/sessions.ts'
import { ProductCardSchema, toProductCard } from '../catalogue/product-card.ts'
import { FOLLOW_KINDS, followQueries } from '../follows/queries.ts'
import { errorResponses, schemaRef, stringEnum } from '../http/schemas.ts'
import { LibraryItemSchema, listItems } from '../library/items/item.ts'
import { itemQueries } from '../library/items/queries.ts'
import { OrderSchema } from '../orders/order.ts'
import { orderReads } from '../orders/queries/read.ts'
import { toOrder } from '../orders/to-order.ts'
import { type Connection, ticketQueries } from '../tickets/queries/tickets.ts'
import { listTickets } from '../tickets/read-tickets.ts'
import { type DisplayOf, TicketSchema } from '../tickets/ticket.ts'
import { wishlistQueries } from '../wishlist/queries.ts'

const MOST_ORDERS = 3
/** Of so many of the latest orders, those that are under way come first. */
const LATEST_ORDERS = 10
const MOST_WORKS = 4
const MOST_TICKETS = '100'
const MOST_ITEMS = '4'
const UNDER_WAY: readonly string[] = ['Pending', 'Being processed']

const some = <Item extends Parameters<typeof Type.Array>[0]>(item: Item, description: string) =>
  Type.Object({ count: Type.Integer(), results: Type.Array(item) }, { description })

const Overview = Type.Object({
  user: schemaRef(UserSchema),
  orders: some(schemaRef(OrderSchema), 'Those under way first, then the newest. Without digital items.'),
  library: some(schemaRef(LibraryItemSchema), 'The works that can be opened, the last opened first.'),
  tickets: some(schemaRef(TicketSchema), 'The upcoming ones, the next event first.'),
  wishlist: some(schemaRef(ProductCardSchema), 'The newest first.'),
  follows: some(
    Type.Object({ kind: stringEnum(FOLLOW_KINDS), slug: Type.String(), name: Type.String() }),
    'Authors, artists and venues, by name.',
  ),
  addresses: some(schemaRef(UserAddressSchema), 'The default address for deliveries first.'),
})

type Settings = { database: Connection; display: DisplayOf }

/** The first page of an account: the beginning of each of its lists, with the number of all. */
export const accountOverviewRoutes: FastifyPluginAsyncTypebox<Settings> = async (app, { database, display }) => {
  app.get(
    '/v1/api/me/overview/',
    {
      schema: {
        operationId: 'getAccountOverview',
        tags: ['account'],
        response: { 200: Overview, ...errorResponses(401) },
      },
    },
    async (request) => {
      const account = await requireAccount(request)
      const { language } = request
      const { id: accountId } = account
      const [orders, library, tickets, wishlist, follows, addresses] = await Promise.all([
        orderReads(database).listOfAccount(accountId, { limit: LATEST_ORDERS, offset: 0 }),
        listItems(itemQueries(database), { accountId, language, query: { state: 'active', page_size: MOST_ITEMS } }),
        display(language).then((shown) =>
          listTickets(ticketQueries(database), {
            accountId,
            query: { show: 'upcoming', page_size: MOST_TICKETS },
            ...shown,
          }),
        ),
        wishlistQueries(database).findWishlist(accountId, language),
        followQueries(database).listFollowed(accountId, language),
        addressQueries(database).listAddresses({ accountId, limit: MOST_ADDRESSES, offset: 0 }),
      ])
      const isUnderWay = ({ status }: { status: string }) => UNDER_WAY.includes(status)
      const isDefault = (address: { is_default_for_shipping: boolean }) => address.is_default_for_shipping
      return {
        user: toUser(account),
        orders: {
          count: orders.count,
          results: firstOf(orders.rows, isUnderWay)
            .slice(0, MOST_ORDERS)
            .map((row) => toOrder(row, { language, goods: [] })),
        },
        library: { count: library.count, results: library.results },
        tickets: { count: tickets.count, results: tickets.results },
        wishlist: {
          count: wishlist.items.length,
          results: wishlist.items.slice(0, MOST_WORKS).map(({ card }) => toProductCard(card)),
        },
        follows: { count: follows.length, results: follows.map(({ kind, slug, name }) => ({ kind, slug, name })) },
        addresses: {
          count: addresses[0]?.count ?? 0,
          results: firstOf(addresses, isDefault).slice(0, 1).map(toUserAddress),
        },
      }
    },
  )
}

/** An account has few addresses, of which the default can be any. */
const MOST_ADDRESSES = 100

const firstOf = <Row>(rows: readonly Row[], isFirst: (row: Row) => boolean): Row[] => [
  ...rows.filter(isFirst),
  ...rows.filter((row) => !isFirst(row)),
]
