import { changeStaffMember, getStaffMember, listStaffMembers, type StaffMember } from '@dabali/api-client/staff'
import { lazy } from 'react'
import type { AdminResource } from '../../data/resource.ts'
import type { Role } from './roles.ts'

export const members: AdminResource = {
  name: 'members',
  group: 'settings',
  read: 'staff.read',
  write: 'staff.write',
  letter: 'm',
  calls: {
    idField: 'account_id',
    list: (api, { page, pageSize, filter }, options) =>
      listStaffMembers(api, { page, page_size: pageSize, ...filter }, options),
    get: (api, id, options) => getStaffMember(api, { id }, options),
    change: (api, id, fields, seen) =>
      changeStaffMember(api, { id, roles: fields['roles'] as Role[], ifMatch: (seen as StaffMember).version }),
  },
  list: lazy(() => import('./member-list.tsx')),
  show: lazy(() => import('./member-screen.tsx')),
  screens: [{ path: 'roles', screen: lazy(() => import('./role-screen.tsx')) }],
}
