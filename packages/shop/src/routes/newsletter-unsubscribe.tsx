import { newsletterMetadata } from '../newsletter/newsletter-metadata.ts'
import { UnsubscribeScreen } from '../newsletter/unsubscribe-screen.tsx'
import { unsubscribePath } from '../paths.ts'
import { visitorPage } from './visitor-page.tsx'

export const unsubscribePage = visitorPage({
  metadata: newsletterMetadata,
  path: unsubscribePath,
  screen: ({ visit, id, query }) => <UnsubscribeScreen visit={visit} token={id} query={query} />,
})
