import { ConfirmSubscriptionScreen, NewsletterScreen, UnsubscribeScreen } from '../newsletter/newsletter-screens.tsx'
import { newsletterMetadata } from '../newsletter/newsletter-signup.tsx'
import { confirmSubscriptionPath, NEWSLETTER_PATH, unsubscribePath } from '../paths.ts'
import { visitorPage } from './visitor-page.tsx'

export const newsletterPage = visitorPage({
  metadata: newsletterMetadata,
  path: NEWSLETTER_PATH,
  screen: ({ visit, query }) => <NewsletterScreen visit={visit} query={query} />,
})

export const confirmSubscriptionPage = visitorPage({
  metadata: newsletterMetadata,
  path: confirmSubscriptionPath,
  screen: ({ visit, id, query }) => <ConfirmSubscriptionScreen visit={visit} token={id} query={query} />,
})

export const unsubscribePage = visitorPage({
  metadata: newsletterMetadata,
  path: unsubscribePath,
  screen: ({ visit, id, query }) => <UnsubscribeScreen visit={visit} token={id} query={query} />,
})
