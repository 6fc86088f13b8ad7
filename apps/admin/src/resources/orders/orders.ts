import { getStaffOrder, listStaffOrders } from '@dabali/api-client/staff'
import { lazy } from 'react'
import type { AdminResource } from '../../data/resource.ts'

export const orders: AdminResource = {
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
