import { listStaffEvents } from '@dabali/api-client/staff'
import { lazy } from 'react'
import type { AdminResource } from '../../data/resource.ts'

export const auditLog: AdminResource = {
  name: 'audit-log',
  group: 'settings',
  read: 'audit.read',
  letter: 'l',
  calls: {
    // For the home page; the screen itself loads pages by id.
    list: async (api, { filter }, options) => {
      const { results } = await listStaffEvents(api, filter, options)
      return { count: results.length, results }
    },
  },
  list: lazy(() => import('./audit-log-screen.tsx')),
}
