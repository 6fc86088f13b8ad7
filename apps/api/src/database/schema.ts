import type { AccountTables, StaffTables } from './tables/account.ts'
import type { BasketTables } from './tables/basket.ts'
import type { CatalogueTables, ImportTables, PictureTables, ReviewTables, WorkTables } from './tables/catalogue.ts'
import type { ContentTables } from './tables/content.ts'
import type { LibraryTables } from './tables/library.ts'
import type { ChatTables, LiveTables } from './tables/live.ts'
import type { OrderTables } from './tables/orders.ts'
import type { TicketTables } from './tables/tickets.ts'

/** The tables, column by column, as the migrations make them. Money is in paisa. */
export type Schema = PictureTables &
  ContentTables &
  CatalogueTables &
  ImportTables &
  ReviewTables &
  AccountTables &
  StaffTables &
  BasketTables &
  OrderTables &
  TicketTables &
  LibraryTables &
  LiveTables &
  ChatTables &
  WorkTables
