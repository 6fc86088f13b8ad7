import { placesOfferPath } from '@dabali/shop/paths'
import { PlacesOfferScreen } from '@dabali/shop/places-offer-screen'
import { readPlacesOffer } from '@dabali/shop/read-waiting'
import { ticketsMetadata } from '@dabali/shop/tickets-metadata'
import type { Metadata } from 'next'
import { VisitorEventPage } from '../../../../../events/visitor-event-page.tsx'
import { pageLanguage } from '../../../../../i18n/language.ts'

export const instant = false
export const generateMetadata = async (): Promise<Metadata> => ticketsMetadata(await pageLanguage(), 'titleOffer')

export default async function Page({ params, searchParams }: PageProps<'/[locale]/waiting-list/offer/[token]'>) {
  const token = decodeURIComponent((await params).token)
  const query = await searchParams
  return (
    <VisitorEventPage path={placesOfferPath(token)} read={(visit) => readPlacesOffer(visit, token)}>
      {(offer, page) => <PlacesOfferScreen token={token} offer={offer} {...page} query={query} />}
    </VisitorEventPage>
  )
}
