import {
  getContactMessage,
  getCustomer,
  listContactMessages,
  listCustomers,
  listStaffReviews,
} from '@dabali/api-client/staff'
import { lazy } from 'react'
import type { AdminResource } from '../../data/resource.ts'

/** Everybody who has an account or has ordered as a guest. */
const customers: AdminResource = {
  name: 'customers',
  group: 'customers',
  read: 'customers.read',
  write: 'customers.write',
  letter: 'u',
  calls: {
    list: (api, { page, pageSize, filter }, options) =>
      listCustomers(api, { page, page_size: pageSize, ...filter }, options),
    get: (api, id, options) => getCustomer(api, { id }, options),
  },
  list: lazy(() => import('./customer-list.tsx')),
  show: lazy(() => import('./customer-screen.tsx')),
}

const reviews: AdminResource = {
  name: 'reviews',
  group: 'customers',
  read: 'reviews.read',
  letter: 'v',
  calls: {
    list: (api, { page, pageSize, filter }, options) =>
      listStaffReviews(api, { page, page_size: pageSize, ...filter }, options),
  },
  list: lazy(() => import('../reviews/review-list.tsx')),
  toDo: [{ key: 'reviews', filter: {} }],
}

/** Messages of visitors to the shop. */
const messages: AdminResource = {
  name: 'messages',
  group: 'customers',
  read: 'messages.read',
  calls: {
    list: (api, { page, pageSize, filter }, options) =>
      listContactMessages(api, { page, page_size: pageSize, ...filter }, options),
    get: (api, id, options) => getContactMessage(api, { id }, options),
  },
  list: lazy(() => import('../messages/message-list.tsx')),
  show: lazy(() => import('../messages/message-screen.tsx')),
  toDo: [{ key: 'messages', filter: { status: 'open' } }],
}

export const CUSTOMERS: readonly AdminResource[] = [customers, reviews, messages]
