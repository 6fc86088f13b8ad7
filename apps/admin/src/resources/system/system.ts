import { getEmail, getJob, getWebhook, listEmails, listJobs, listWebhooks } from '@dabali/api-client/staff'
import { lazy } from 'react'
import type { AdminResource } from '../../data/resource.ts'

/** Work that is done after a request. */
const jobs: AdminResource = {
  name: 'jobs',
  group: 'settings',
  read: 'system.read',
  write: 'system.write',
  letter: 'j',
  calls: {
    list: (api, { page, pageSize, filter }, options) =>
      listJobs(api, { page, page_size: pageSize, ...filter }, options),
    get: (api, id, options) => getJob(api, { id }, options),
  },
  list: lazy(() => import('./job-list.tsx')),
  show: lazy(() => import('./job-screen.tsx')),
  toDo: [{ key: 'failedJobs', filter: { state: 'failed' } }],
}

const emails: AdminResource = {
  name: 'emails',
  group: 'settings',
  read: 'emails.read',
  calls: {
    list: (api, { page, pageSize, filter }, options) =>
      listEmails(api, { page, page_size: pageSize, ...filter }, options),
    get: (api, id, options) => getEmail(api, { id }, options),
  },
  list: lazy(() => import('./email-list.tsx')),
  show: lazy(() => import('./email-screen.tsx')),
}

/** What payment gateways have reported. */
const webhooks: AdminResource = {
  name: 'webhooks',
  group: 'settings',
  read: 'system.read',
  calls: {
    list: (api, { page, pageSize, filter }, options) =>
      listWebhooks(api, { page, page_size: pageSize, ...filter }, options),
    get: (api, id, options) => getWebhook(api, { id }, options),
  },
  list: lazy(() => import('./webhook-list.tsx')),
  show: lazy(() => import('./webhook-screen.tsx')),
}

/** One screen and no list. */
const health: AdminResource = {
  name: 'system-health',
  group: 'settings',
  read: 'system.read',
  letter: 'b',
  calls: {},
  list: lazy(() => import('./health-screen.tsx')),
}

export const SYSTEM: readonly AdminResource[] = [jobs, emails, webhooks, health]
