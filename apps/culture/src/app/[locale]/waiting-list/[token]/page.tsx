import { waitingPath } from '@dabali/shop/paths'
import { readWaitingPlace } from '@dabali/shop/read-waiting'
import { ticketsMetadata } from '@dabali/shop/tickets-metadata'
import { WaitingPlaceScreen } from '@dabali/shop/waiting-place-screen'
import type { Metadata } from 'next'
import { VisitorEventPage } from '../../../../events/visitor-event-page.tsx'
import { pageLanguage } from '../../../../i18n/language.ts'

export const instant = false
export const generateMetadata = async (): Promise<Metadata> => ticketsMetadata(await pageLanguage(), 'titleWaiting')

export default async function Page({ params, searchParams }: PageProps<'/[locale]/waiting-list/[token]'>) {
  const token = decodeURIComponent((await params).token)
  const query = await searchParams
  return (
    <VisitorEventPage path={waitingPath(token)} read={(visit) => readWaitingPlace(visit, token)}>
      {(place, page) => <WaitingPlaceScreen token={token} place={place} {...page} query={query} />}
    </VisitorEventPage>
  )
}
