import { getStaffVoucher, listStaffVouchers } from '@dabali/api-client/staff'
import { lazy } from 'react'
import type { AdminResource } from '../../data/resource.ts'

export const vouchers: AdminResource = {
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
  list: lazy(() => import('./voucher-list.tsx')),
  show: lazy(() => import('./voucher-screen.tsx')),
}
