import { ConfirmSubscriptionScreen, NewsletterScreen, UnsubscribeScreen } from '../newsletter/newsletter-screens.tsx'
import { newsletterMetadata } from '../newsletter/newsletter-signup.tsx'
import { confirmSubscriptionPath, NEWSLETTER_PATH, unsubscribePath } from '../paths.ts'
import { visitorPage } from './visitor-page.tsx'

export const newsletterPage = visitorPage({
  metadata: newsletterMetadata,
  path: NEWSLETTER_PATH,
  screen: ({ context, query }) => <NewsletterScreen context={context} query={query} />,
})

export const confirmSubscriptionPage = visitorPage({
  metadata: newsletterMetadata,
  path: confirmSubscriptionPath,
  screen: ({ context, id, query }) => <ConfirmSubscriptionScreen context={context} token={id} query={query} />,
})

export const unsubscribePage = visitorPage({
  metadata: newsletterMetadata,
  path: unsubscribePath,
  screen: ({ context, id, query }) => <UnsubscribeScreen context={context} token={id} query={query} />,
})
