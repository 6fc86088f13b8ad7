import { getCustomer, listCustomers } from '@dabali/api-client/staff'
import { lazy } from 'react'
import type { AdminResource } from '../../data/resource.ts'

/** Everybody who has an account or has ordered as a guest. */
export const customers: AdminResource = {
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
