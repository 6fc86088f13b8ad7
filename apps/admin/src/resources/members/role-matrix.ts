import type { StaffRole } from '@dabali/api-client/staff'
import type { Permission } from '../../data/resource.ts'

/** What a row of the matrix is about, with what it takes to see it and to change it. */
export type Right = { name: string; see?: Permission; change?: Permission }

/** Every permission but those of the own login, by area; in the order of the navigation. */
export const AREAS: readonly { name: string; rights: readonly Right[] }[] = [
  {
    name: 'orders',
    rights: [
      { name: 'orders', see: 'orders.read', change: 'orders.write' },
      { name: 'refunds', see: 'refunds.read', change: 'refunds.write' },
      { name: 'payments', see: 'payments.read', change: 'payments.write' },
      { name: 'vouchers', see: 'vouchers.read', change: 'vouchers.write' },
      { name: 'offers', see: 'offers.read', change: 'offers.write' },
      { name: 'giftCards', see: 'gift_cards.read', change: 'gift_cards.write' },
    ],
  },
  {
    name: 'catalogue',
    rights: [
      { name: 'products', see: 'products.read', change: 'products.write' },
      { name: 'productTexts', change: 'product_texts.write' },
      { name: 'prices', see: 'prices.read', change: 'prices.write' },
      { name: 'catalogue', see: 'catalogue.read', change: 'catalogue.write' },
      { name: 'stock', see: 'stock.read', change: 'stock.write' },
      { name: 'pictures', see: 'pictures.read', change: 'pictures.write' },
      { name: 'files', see: 'files.read', change: 'files.write' },
      { name: 'uploads', change: 'uploads.write' },
      { name: 'import', change: 'products.import' },
    ],
  },
  {
    name: 'events',
    rights: [
      { name: 'events', see: 'events.read', change: 'events.write' },
      { name: 'boxOffice', see: 'box_office.read', change: 'box_office.write' },
      { name: 'guestLists', see: 'guest_list.read', change: 'guest_list.write' },
      { name: 'checkIn', see: 'check_in.read', change: 'check_in.write' },
      { name: 'live', see: 'live.read', change: 'live.write' },
      { name: 'chat', see: 'chat.read', change: 'chat.moderate' },
    ],
  },
  {
    name: 'content',
    rights: [
      { name: 'contents', see: 'contents.read', change: 'contents.write' },
      { name: 'newsletter', see: 'newsletter.read', change: 'newsletter.write' },
      { name: 'sendNewsletter', change: 'newsletter.send' },
    ],
  },
  {
    name: 'people',
    rights: [
      { name: 'customers', see: 'customers.read', change: 'customers.write' },
      { name: 'reviews', see: 'reviews.read', change: 'reviews.moderate' },
      { name: 'messages', see: 'messages.read', change: 'messages.write' },
    ],
  },
  {
    name: 'system',
    rights: [
      { name: 'reports', see: 'reports.read' },
      { name: 'staff', see: 'staff.read', change: 'staff.write' },
      { name: 'audit', see: 'audit.read' },
      { name: 'system', see: 'system.read', change: 'system.write' },
      { name: 'emails', see: 'emails.read' },
    ],
  },
]

/** `all`: to change it, or to see what cannot be changed. */
export type Access = 'all' | 'see' | 'none'

export function accessOf({ permissions }: Pick<StaffRole, 'permissions'>, { see, change }: Right): Access {
  const isAllowed = (permission: Permission | undefined) => permission !== undefined && permissions.includes(permission)
  if (isAllowed(change ?? see)) return 'all'
  return isAllowed(see) ? 'see' : 'none'
}

/** Whether the role has only a part of it: refunds up to a sum, and those vouchers that are for tickets. */
export function limitOf({ permissions, refund_limit: most }: StaffRole, { name }: Right): 'refunds' | 'tickets' | null {
  if (name === 'refunds' && permissions.includes('refunds.write') && most !== null) return 'refunds'
  const isPart = name === 'vouchers' && permissions.includes('vouchers.read') && !permissions.includes('prices.read')
  return isPart ? 'tickets' : null
}
