import {
  getStaffGiftCard,
  getStaffOffer,
  getStaffOrder,
  getStaffVoucher,
  listStaffGiftCards,
  listStaffOffers,
  listStaffOrders,
  listStaffPayments,
  listStaffRefunds,
  listStaffVouchers,
  listUnsettledCash,
} from '@dabali/api-client/staff'
import { lazy } from 'react'
import type { AdminResource } from '../../data/resource.ts'

const orders: AdminResource = {
  name: 'orders',
  group: 'orders',
  read: 'orders.read',
  letter: 'o',
  calls: {
    list: (api, { page, pageSize, filter }, options) =>
      listStaffOrders(api, { page, page_size: pageSize, ...filter }, options),
    get: (api, id, options) => getStaffOrder(api, { id }, options),
  },
  list: lazy(() => import('./order-list.tsx')),
  show: lazy(() => import('./order-screen.tsx')),
}

const TO_PACK = { work: 'pack' } as const

/** Orders that have something to pack, and the screen that packs one of them. */
const packing: AdminResource = {
  name: 'packing',
  group: 'orders',
  read: 'orders.read',
  letter: 'w',
  calls: {
    list: (api, { page, pageSize, filter }, options) =>
      listStaffOrders(api, { page, page_size: pageSize, ...(!filter['fulfilment'] && TO_PACK), ...filter }, options),
    get: (api, id, options) => getStaffOrder(api, { id }, options),
  },
  list: lazy(() => import('../packing/packing-list.tsx')),
  show: lazy(() => import('../packing/packing-screen.tsx')),
  toDo: [
    { key: 'packToday', filter: { work: 'pack_today' }, needs: 'orders.write', isUrgent: true },
    { key: 'toPack', filter: {}, needs: 'orders.write' },
  ],
}

const payments: AdminResource = {
  name: 'payments',
  group: 'orders',
  read: 'payments.read',
  letter: 'y',
  calls: {
    idField: 'hash',
    list: (api, { page, pageSize, filter }, options) =>
      listStaffPayments(api, { page, page_size: pageSize, ...filter }, options),
  },
  list: lazy(() => import('../payments/payment-list.tsx')),
  toDo: [{ key: 'payments', filter: {}, isUrgent: true }],
}

const refunds: AdminResource = {
  name: 'refunds',
  group: 'orders',
  read: 'refunds.read',
  letter: 'r',
  calls: {
    list: (api, { page, pageSize, filter }, options) =>
      listStaffRefunds(api, { page, page_size: pageSize, ...filter }, options),
  },
  list: lazy(() => import('../refunds/refund-list.tsx')),
  toDo: [{ key: 'refunds', filter: { status: 'manual' }, isUrgent: true }],
}

/** Cash that couriers have collected and not handed over yet. */
const cashOnDelivery: AdminResource = {
  name: 'cash-on-delivery',
  group: 'orders',
  read: 'payments.read',
  calls: {
    list: (api, { page, pageSize, filter }, options) =>
      listUnsettledCash(api, { page, page_size: pageSize, ...filter }, options),
  },
  list: lazy(() => import('../cash-on-delivery/cash-screen.tsx')),
}

const vouchers: AdminResource = {
  name: 'vouchers',
  group: 'orders',
  read: 'vouchers.read',
  write: 'vouchers.write',
  letter: 'd',
  calls: {
    idField: 'code',
    list: (api, { page, pageSize, filter }, options) =>
      listStaffVouchers(api, { page, page_size: pageSize, ...filter }, options),
    get: (api, code, options) => getStaffVoucher(api, { code }, options),
  },
  list: lazy(() => import('../vouchers/voucher-list.tsx')),
  show: lazy(() => import('../vouchers/voucher-screen.tsx')),
}

/** Discounts that every cart gets without a code. */
const offers: AdminResource = {
  name: 'offers',
  group: 'orders',
  read: 'offers.read',
  write: 'offers.write',
  calls: {
    list: (api, { page, pageSize, filter }, options) =>
      listStaffOffers(api, { page, page_size: pageSize, ...filter }, options),
    get: (api, id, options) => getStaffOffer(api, { id }, options),
  },
  list: lazy(() => import('../offers/offer-list.tsx')),
}

const giftCards: AdminResource = {
  name: 'gift-cards',
  group: 'orders',
  read: 'gift_cards.read',
  write: 'gift_cards.write',
  calls: {
    list: (api, { page, pageSize, filter }, options) =>
      listStaffGiftCards(api, { page, page_size: pageSize, ...filter }, options),
    get: (api, id, options) => getStaffGiftCard(api, { id }, options),
  },
  list: lazy(() => import('../gift-cards/gift-card-list.tsx')),
  show: lazy(() => import('../gift-cards/gift-card-screen.tsx')),
}

/** In the order of the navigation. */
export const ORDERS: readonly AdminResource[] = [
  orders,
  packing,
  payments,
  refunds,
  cashOnDelivery,
  vouchers,
  offers,
  giftCards,
]
