import { localPath } from '@dabali/domain'
import { eventSeatsPath } from '@dabali/shop/paths'
import { loadEventSeats, SeatsScreen, seatsMetadata } from '@dabali/shop/seats-screen'
import { VisitorEventPage } from '../../../../../../events/visitor-event-page.tsx'
import { eventDatePath } from '../../../../../../paths.ts'
import { pageLanguage } from '../../../../../../request-context.ts'

type Props = PageProps<'/[locale]/event/[slug]/[id]/seats'>

export const instant = false
export const generateMetadata = async () => seatsMetadata(await pageLanguage())

export default async function Page({ params, searchParams }: Props) {
  const { slug: encoded, id } = await params
  const [slug, date] = [decodeURIComponent(encoded), decodeURIComponent(id)]
  const query = await searchParams
  return (
    <VisitorEventPage path={eventSeatsPath(slug, date)} read={(context) => loadEventSeats(context, { slug, date })}>
      {(found, { context }) => (
        <SeatsScreen
          found={found}
          query={query}
          eventHref={localPath(context.language, eventDatePath(slug, date))}
          context={context}
        />
      )}
    </VisitorEventPage>
  )
}
