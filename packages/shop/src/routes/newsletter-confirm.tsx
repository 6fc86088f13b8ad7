import { ConfirmSubscriptionScreen } from '../newsletter/confirm-subscription-screen.tsx'
import { newsletterMetadata } from '../newsletter/newsletter-metadata.ts'
import { confirmSubscriptionPath } from '../paths.ts'
import { visitorPage } from './visitor-page.tsx'

export const confirmSubscriptionPage = visitorPage({
  metadata: newsletterMetadata,
  path: confirmSubscriptionPath,
  screen: ({ visit, id, query }) => <ConfirmSubscriptionScreen visit={visit} token={id} query={query} />,
})
