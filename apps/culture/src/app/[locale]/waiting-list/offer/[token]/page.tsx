import { seatsOfferPath } from '@dabali/shop/paths'
import { loadSeatsOffer, SeatsOfferScreen, waitingListMetadata } from '@dabali/shop/waiting-list-screens'
import type { Metadata } from 'next'
import { VisitorEventPage } from '../../../../../events/visitor-event-page.tsx'
import { pageLanguage } from '../../../../../request-context.ts'

export const instant = false
export const generateMetadata = async (): Promise<Metadata> => waitingListMetadata(await pageLanguage(), 'titleOffer')

export default async function Page({ params, searchParams }: PageProps<'/[locale]/waiting-list/offer/[token]'>) {
  const token = decodeURIComponent((await params).token)
  const query = await searchParams
  return (
    <VisitorEventPage path={seatsOfferPath(token)} read={(context) => loadSeatsOffer(context, token)}>
      {(offer, page) => <SeatsOfferScreen token={token} offer={offer} {...page} query={query} />}
    </VisitorEventPage>
  )
}
