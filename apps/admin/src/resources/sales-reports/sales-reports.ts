import { lazy } from 'react'
import type { AdminResource } from '../../data/resource.ts'

/** Figures of sales, tax, tickets and stock. They are one screen and no list. */
export const salesReports: AdminResource = {
  name: 'sales-reports',
  group: 'reports',
  read: 'reports.read',
  letter: 's',
  calls: {},
  list: lazy(() => import('./report-screen.tsx')),
}
