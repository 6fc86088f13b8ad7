import { newsletterMetadata } from '../newsletter/newsletter-messages.ts'
import { NewsletterScreen } from '../newsletter/newsletter-screens.tsx'
import { NEWSLETTER_PATH } from '../paths.ts'
import { visitorPage } from './visitor-page.tsx'

export const newsletterPage = visitorPage({
  metadata: newsletterMetadata,
  path: NEWSLETTER_PATH,
  screen: ({ visit, query }) => <NewsletterScreen visit={visit} query={query} />,
})
