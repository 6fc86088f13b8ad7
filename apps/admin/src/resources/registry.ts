import type { AdminResource } from '../data/resource.ts'
import { auditLog } from './audit-log/audit-log.ts'
import { cashOnDelivery } from './cash-on-delivery/cash-on-delivery.ts'
import { CATALOGUE } from './catalogue/catalogue.ts'
import { contents } from './contents/contents.ts'
import { customers } from './customers/customers.ts'
import { events, venues } from './events/events.ts'
import { giftCards } from './gift-cards/gift-cards.ts'
import { guestList } from './guest-list/guest-list.ts'
import { imports } from './imports/imports.ts'
import { invitations } from './invitations/invitations.ts'
import { liveControl } from './live-control/live-control.ts'
import { members } from './members/members.ts'
import { messages } from './messages/messages.ts'
import { NEWSLETTER } from './newsletter/newsletter.ts'
import { offers } from './offers/offers.ts'
import { orders } from './orders/orders.ts'
import { packing } from './packing/packing.ts'
import { payments } from './payments/payments.ts'
import { refunds } from './refunds/refunds.ts'
import { reviews } from './reviews/reviews.ts'
import { salesReports } from './sales-reports/sales-reports.ts'
import { SYSTEM } from './system/system.ts'
import { vouchers } from './vouchers/vouchers.ts'

/** Every resource of the back office, in the order of the navigation. A new one is a folder here and a line in this list. */
export const RESOURCES: readonly AdminResource[] = [
  orders,
  packing,
  payments,
  refunds,
  cashOnDelivery,
  vouchers,
  offers,
  giftCards,
  ...CATALOGUE,
  imports,
  events,
  venues,
  guestList,
  liveControl,
  contents,
  customers,
  reviews,
  messages,
  ...NEWSLETTER,
  salesReports,
  members,
  invitations,
  auditLog,
  ...SYSTEM,
]
