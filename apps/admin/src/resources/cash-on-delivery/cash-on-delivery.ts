import { listUnsettledCash } from '@dabali/api-client/staff'
import { lazy } from 'react'
import type { AdminResource } from '../../data/resource.ts'

/** Cash that couriers have collected and not handed over yet. */
export const cashOnDelivery: AdminResource = {
  name: 'cash-on-delivery',
  group: 'orders',
  read: 'payments.read',
  calls: {
    list: (api, { page, pageSize, filter }, options) =>
      listUnsettledCash(api, { page, page_size: pageSize, ...filter }, options),
  },
  list: lazy(() => import('./cash-screen.tsx')),
}
