import { createStaffContent, getStaffContent, listStaffContents } from '@dabali/api-client/staff'
import { lazy } from 'react'
import type { AdminResource } from '../data/resource.ts'
import { CATALOGUE } from './catalogue/catalogue.ts'
import { CUSTOMERS } from './customers/customers.ts'
import { EVENTS } from './events/events.ts'
import { MEMBERS } from './members/members.ts'
import { NEWSLETTER } from './newsletter/newsletter.ts'
import { ORDERS } from './orders/orders.ts'
import { SYSTEM } from './system/system.ts'

/** Texts of all kinds: drafts, and what is published of them. */
const contents: AdminResource = {
  name: 'contents',
  group: 'content',
  read: 'contents.read',
  write: 'contents.write',
  letter: 'c',
  calls: {
    list: (api, { page, pageSize, filter }, options) =>
      listStaffContents(api, { page, page_size: pageSize, ...filter }, options),
    get: (api, id, options) => getStaffContent(api, { id }, options),
    create: (api, fields) => createStaffContent(api, fields as Parameters<typeof createStaffContent>[1]),
  },
  list: lazy(() => import('./contents/content-list.tsx')),
  show: lazy(() => import('./contents/content-screen.tsx')),
}

/** Figures of sales, tax, tickets and stock. They are one screen and no list. */
const salesReports: AdminResource = {
  name: 'sales-reports',
  group: 'reports',
  read: 'reports.read',
  letter: 's',
  calls: {},
  list: lazy(() => import('./sales-reports/report-screen.tsx')),
}

/** Every resource of the back office, in the order of the navigation. A new one is a folder here and an entry of its group. */
export const RESOURCES: readonly AdminResource[] = [
  ...ORDERS,
  ...CATALOGUE,
  ...EVENTS,
  contents,
  ...CUSTOMERS,
  ...NEWSLETTER,
  salesReports,
  ...MEMBERS,
  ...SYSTEM,
]
