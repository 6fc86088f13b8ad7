import { WaitingListResultScreen, waitingListMetadata } from '@dabali/shop/waiting-list-screens'
import type { Metadata } from 'next'
import { PageLayout } from '../../../layout/page-layout.tsx'
import { EVENTS_PATH, eventPath } from '../../../paths.ts'
import { pageLanguage, readRequestContext } from '../../../request-context.ts'

export const instant = false
export const generateMetadata = async (): Promise<Metadata> => waitingListMetadata(await pageLanguage(), 'titleWaiting')

export default async function Page({ searchParams }: PageProps<'/[locale]/waiting-list'>) {
  const { said, event } = await searchParams
  const path = typeof event === 'string' ? eventPath(event) : EVENTS_PATH
  return (
    <PageLayout path="/waiting-list">
      <WaitingListResultScreen result={said} eventPath={path} context={await readRequestContext()} />
    </PageLayout>
  )
}
