import { newsletterMetadata } from '../newsletter/newsletter-messages.ts'
import { UnsubscribeScreen } from '../newsletter/newsletter-screens.tsx'
import { unsubscribePath } from '../paths.ts'
import { visitorPage } from './visitor-page.tsx'

export const unsubscribePage = visitorPage({
  metadata: newsletterMetadata,
  path: unsubscribePath,
  screen: ({ visit, id, query }) => <UnsubscribeScreen visit={visit} token={id} query={query} />,
})
