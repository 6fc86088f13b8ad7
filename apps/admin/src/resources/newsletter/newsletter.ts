import { getNewsletterIssue, listNewsletterIssues, listSubscribers } from '@dabali/api-client/staff'
import { lazy } from 'react'
import type { AdminResource } from '../../data/resource.ts'

const issueScreen = lazy(() => import('./issue-screen.tsx'))

const issues: AdminResource = {
  name: 'newsletter-issues',
  group: 'newsletter',
  read: 'newsletter.read',
  write: 'newsletter.write',
  letter: 'n',
  calls: {
    list: (api, { page, pageSize, filter }, options) =>
      listNewsletterIssues(api, { page, page_size: pageSize, ...filter }, options),
    get: (api, id, options) => getNewsletterIssue(api, { id }, options),
  },
  list: lazy(() => import('./issue-list.tsx')),
  show: issueScreen,
  create: issueScreen,
}

const subscribers: AdminResource = {
  name: 'newsletter-subscribers',
  group: 'newsletter',
  read: 'newsletter.read',
  write: 'newsletter.write',
  calls: {
    list: (api, { page, pageSize, filter }, options) =>
      listSubscribers(api, { page, page_size: pageSize, ...filter }, options),
  },
  list: lazy(() => import('./subscriber-list.tsx')),
}

export const NEWSLETTER: readonly AdminResource[] = [issues, subscribers]
