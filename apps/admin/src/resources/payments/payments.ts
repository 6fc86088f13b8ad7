import { listStaffPayments } from '@dabali/api-client/staff'
import { lazy } from 'react'
import type { AdminResource } from '../../data/resource.ts'

export const payments: AdminResource = {
  name: 'payments',
  group: 'orders',
  read: 'payments.read',
  letter: 'y',
  calls: {
    idField: 'hash',
    list: (api, { page, pageSize, filter }, options) =>
      listStaffPayments(api, { page, page_size: pageSize, ...filter }, options),
  },
  list: lazy(() => import('./payment-list.tsx')),
  toDo: [{ key: 'payments', filter: {}, isUrgent: true }],
}
