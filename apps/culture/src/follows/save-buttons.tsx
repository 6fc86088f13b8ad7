import type { EventDate, EventDetail } from '@dabali/api-client'
import { getTranslations } from 'next-intl/server'
import { pageLanguage } from '../request-context.ts'
import { SaveForm } from './save-form.tsx'

type SavedContent = { kind: 'record' | 'interview' | 'session'; slug: string }

/** The button that saves content. */
export async function SaveContent({ kind, slug }: SavedContent) {
  const t = await getTranslations('follows')
  return <SaveForm items={[{ thing: `${kind}:${slug}`, text: t('save') }]} language={await pageLanguage()} />
}

type FollowProps = {
  kind: 'artist' | 'venue'
  slug: string
  /** For screen readers, where there are several such buttons on a page. */
  name?: string
}

/** The button that follows an artist or a venue. */
export async function FollowThing({ kind, slug, name }: FollowProps) {
  const t = await getTranslations('follows')
  const item = { thing: `${kind}:${slug}` as const, text: t('follow'), ...(name && { name }) }
  return <SaveForm items={[item]} language={await pageLanguage()} />
}

type EventProps = { event: Pick<EventDetail, 'slug'>; shown: EventDate | undefined }

const CAN_REMIND: readonly EventDate['state'][] = ['upcoming', 'postponed']

/** The buttons of an event: save it, be reminded of the shown date, follow its venue. */
export async function EventSaveButtons({ event, shown }: EventProps) {
  const t = await getTranslations('follows')
  const items = [
    { thing: `event:${event.slug}` as const, text: t('save') },
    ...(shown && CAN_REMIND.includes(shown.state) ? [{ thing: `date:${shown.id}` as const, text: t('remind') }] : []),
    ...(shown?.venue ? [{ thing: `venue:${shown.venue.slug}` as const, text: t('followVenue') }] : []),
  ]
  return <SaveForm items={items} language={await pageLanguage()} />
}
