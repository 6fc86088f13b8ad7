import { waitingListPath } from '@dabali/shop/paths'
import { loadWaitingListEntry, WaitingListScreen, waitingListMetadata } from '@dabali/shop/waiting-list-screens'
import type { Metadata } from 'next'
import { VisitorEventPage } from '../../../../events/visitor-event-page.tsx'
import { pageLanguage } from '../../../../request-context.ts'

export const instant = false
export const generateMetadata = async (): Promise<Metadata> => waitingListMetadata(await pageLanguage(), 'titleWaiting')

export default async function Page({ params, searchParams }: PageProps<'/[locale]/waiting-list/[token]'>) {
  const token = decodeURIComponent((await params).token)
  const query = await searchParams
  return (
    <VisitorEventPage path={waitingListPath(token)} read={(context) => loadWaitingListEntry(context, token)}>
      {(place, page) => <WaitingListScreen token={token} place={place} {...page} query={query} />}
    </VisitorEventPage>
  )
}
