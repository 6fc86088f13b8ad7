import { inviteStaff, listStaffInvitations, withdrawStaffInvitation } from '@dabali/api-client/staff'
import { lazy } from 'react'
import type { AdminResource } from '../../data/resource.ts'

type Invitation = Parameters<typeof inviteStaff>[1]

export const invitations: AdminResource = {
  name: 'invitations',
  group: 'settings',
  read: 'staff.read',
  write: 'staff.write',
  letter: 'i',
  calls: {
    list: (api, { page, pageSize }, options) => listStaffInvitations(api, { page, page_size: pageSize }, options),
    create: (api, fields) => inviteStaff(api, fields as Invitation),
    remove: (api, id) => withdrawStaffInvitation(api, { id }),
  },
  list: lazy(() => import('./invitation-list.tsx')),
}
