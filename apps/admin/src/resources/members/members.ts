import {
  changeStaffMember,
  getStaffMember,
  inviteStaff,
  listStaffEvents,
  listStaffInvitations,
  listStaffMembers,
  type StaffMember,
  withdrawStaffInvitation,
} from '@dabali/api-client/staff'
import { lazy } from 'react'
import type { AdminResource } from '../../data/resource.ts'
import type { Role } from './role-choice.tsx'

const members: AdminResource = {
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

type Invitation = Parameters<typeof inviteStaff>[1]

const invitations: AdminResource = {
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
  list: lazy(() => import('../invitations/invitation-list.tsx')),
}

const auditLog: AdminResource = {
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
  list: lazy(() => import('../audit-log/audit-log-screen.tsx')),
}

export const MEMBERS: readonly AdminResource[] = [members, invitations, auditLog]
