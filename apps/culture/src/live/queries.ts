import { ApiError, type EventDetail, getEvent, getLive, type Live } from '@dabali/api-client'
import { nullOn404, type RequestContext } from '@dabali/shop/request-context'

type StreamedDate = EventDetail['dates'][number]

/** A stream and its state for the visitor, or why there is no access. */
export type LiveEvent = { event: EventDetail; eventDate: StreamedDate } & (
  | { live: Live }
  | { refused: 'login' | 'no_ticket' }
)

/** A streamed event date; undefined where there is none. */
export async function readLiveEvent(visit: RequestContext, { slug, id }: { slug: string; id: string }) {
  const { client } = visit
  const event = await nullOn404(getEvent(client, { slug }))
  const eventDate = event?.dates.find((date) => String(date.id) === id)
  if (!event || !eventDate?.is_streamed) return undefined
  return withLiveState(getLive(client, { slug: event.slug, id }), { event, eventDate })
}

async function withLiveState(
  asked: Promise<Live>,
  about: { event: EventDetail; eventDate: StreamedDate },
): Promise<LiveEvent> {
  try {
    return { ...about, live: await asked }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    if (error.status === 401) return { ...about, refused: 'login' }
    if (error.status === 406) return { ...about, refused: 'no_ticket' }
    throw error
  }
}
