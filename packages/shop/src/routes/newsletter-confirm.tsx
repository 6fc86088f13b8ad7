import { newsletterMetadata } from '../newsletter/newsletter-messages.ts'
import { ConfirmSubscriptionScreen } from '../newsletter/newsletter-screens.tsx'
import { confirmSubscriptionPath } from '../paths.ts'
import { visitorPage } from './visitor-page.tsx'

export const confirmSubscriptionPage = visitorPage({
  metadata: newsletterMetadata,
  path: confirmSubscriptionPath,
  screen: ({ visit, id, query }) => <ConfirmSubscriptionScreen visit={visit} token={id} query={query} />,
})
