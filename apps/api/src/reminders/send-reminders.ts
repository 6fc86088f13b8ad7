import { displayDate, displayNepaliDate } from '@dabali/domain'
import { renderMail, sitePath } from '../mail/mail-template.ts'
import type { Mail } from '../mail/queries.ts'
import { MESSAGES } from '../messages/messages.ts'
import type { PushMessage } from '../push/queries.ts'
import type { ReminderNotice, ReminderQueries } from './queries.ts'

export const REMINDERS_TOPIC = 'reminders.send'
export const REMINDERS_EVERY_SECONDS = 60

const timeOf = ({ language, starts_at }: ReminderNotice) =>
  (language === 'ne' ? displayNepaliDate : displayDate)(starts_at.toISOString())

const pathOf = ({ event_slug, event_date_id }: ReminderNotice) =>
  `/event/${encodeURIComponent(event_slug)}/${event_date_id}/`

function reminderMail({ email, ...notice }: ReminderNotice & { email: string }): Mail {
  const { kind, language, site, token, title, starts_at, is_streamed } = notice
  const texts = MESSAGES[language].reminderMail
  const time = timeOf(notice)
  const eventPath = pathOf(notice)
  const event = { label: texts.viewEvent, url: sitePath({ site, language }, eventPath) }
  const stream = { label: texts.watch, url: sitePath({ site, language }, `${eventPath}live/`) }
  const place = [notice.venue_name, notice.venue_address].filter(Boolean).join(', ')
  return {
    kind: 'reminder',
    to: email,
    subject: kind === 'day' ? texts.subject(title, time) : texts.streamTitle(title),
    language,
    validUntil: starts_at.toISOString(),
    unsubscribeUrl: `${site}/v1/api/reminders/${token}/end/`,
    ...renderMail({
      language,
      site,
      brand: 'culture',
      // The event above it has the title.
      title: kind === 'day' ? texts.heading : texts.streamHeading,
      parts: [
        { event: { title, time, place: kind === 'day' && place !== '' ? place : texts.online } },
        ...(kind === 'start' ? [stream, event] : [event, ...(is_streamed ? [stream] : [])]),
        { small: texts.why },
        { label: texts.end, url: sitePath({ site, language }, `/following/end/${token}`) },
      ],
    }),
  }
}

function reminderPush(notice: ReminderNotice): PushMessage {
  const { kind, language, title, starts_at, venue_name } = notice
  const texts = MESSAGES[language].reminderMail
  const path = pathOf(notice)
  return {
    title: kind === 'day' ? texts.title(title) : texts.streamTitle(title),
    body: [timeOf(notice), kind === 'day' && venue_name !== '' ? venue_name : texts.online].join(', '),
    path: sitePath({ site: '', language }, kind === 'day' ? path : `${path}live/`),
    // The later reminder of a date replaces the one of the day before.
    tag: path,
    urgency: kind === 'day' ? 'normal' : 'high',
    validUntil: starts_at.toISOString(),
  }
}

/** Sends the reminders that are due; each in batches, so that no transaction is long. */
export async function sendReminders(queries: Pick<ReminderQueries, 'sendDue'>) {
  for (const kind of ['day', 'start'] as const) while (await queries.sendDue(kind, reminderMail, reminderPush));
}
