import { listStaffRefunds } from '@dabali/api-client/staff'
import { lazy } from 'react'
import type { AdminResource } from '../../data/resource.ts'

export const refunds: AdminResource = {
  name: 'refunds',
  group: 'orders',
  read: 'refunds.read',
  letter: 'r',
  calls: {
    list: (api, { page, pageSize, filter }, options) =>
      listStaffRefunds(api, { page, page_size: pageSize, ...filter }, options),
  },
  list: lazy(() => import('./refund-list.tsx')),
  toDo: [{ key: 'refunds', filter: { status: 'manual' }, isUrgent: true }],
}
