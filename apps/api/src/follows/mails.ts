import { displayDate, displayNepaliDate, type Language } from '@dabali/domain'
import { renderMail, sitePath } from '../mail/mail-template.ts'
import type { Mail } from '../mail/queries.ts'
import { MESSAGES } from '../messages/messages.ts'
import type { PushMessage } from '../push/queries.ts'
import type { AuthorNotice, ContentNotice, FollowQueries } from './queries.ts'

export const AUTHOR_PUBLISHED_TOPIC = 'author.published'
export const CONTENT_ANNOUNCED_TOPIC = 'content.announced'

/** Date and time as emails write them. */
const mailTime = (time: string, language: Language) => (language === 'ne' ? displayNepaliDate(time) : displayDate(time))

const endUrl = ({ site, token }: { site: string; token: string }) => `${site}/v1/api/follows/${token}/end/`

function newWorkMail({ email, language, site, token, slug, title, author }: AuthorNotice): Mail {
  const { subject, text, label, why, unfollow } = MESSAGES[language].authorMail
  const url = sitePath({ site, language }, `/book/${encodeURIComponent(slug)}/`)
  const end = sitePath({ site, language }, `/wishlist/unfollow/${token}`)
  return {
    kind: 'follow',
    to: email,
    subject: subject(author, title),
    language,
    unsubscribeUrl: endUrl({ site, token }),
    ...renderMail({
      language,
      site,
      title: subject(author, title),
      parts: [text(author, title), { label, url }, { small: why(author) }, { label: unfollow, url: end }],
    }),
  }
}

/** What an announcement says, by email and as a notification. */
function announcementOf({ language, kind, slug, title, followed, name, dates }: ContentNotice) {
  const { newRecord, newEvent, newEventAt, online } = MESSAGES[language].followMail
  const isRecord = kind === 'record'
  const heading = { record: newRecord, artist: newEvent, venue: newEventAt }[isRecord ? kind : followed]
  return {
    heading: heading(name, title),
    times: dates.map(({ starts_at, venue }) => `${mailTime(starts_at, language)}, ${venue ?? online}`),
    path: `/${kind}/${encodeURIComponent(slug)}/`,
  }
}

function announcementMail({ email, ...notice }: ContentNotice & { email: string }): Mail {
  const { language, site, token, kind, name } = notice
  const { viewEvent, viewRecord, why, unfollow } = MESSAGES[language].followMail
  const { heading, times, path } = announcementOf(notice)
  const end = sitePath({ site, language }, `/following/end/${token}`)
  return {
    kind: 'follow',
    to: email,
    subject: heading,
    language,
    unsubscribeUrl: endUrl({ site, token }),
    ...renderMail({
      language,
      site,
      brand: 'culture',
      title: heading,
      parts: [
        ...(times.length > 0 ? [times.join('\n')] : []),
        { label: kind === 'record' ? viewRecord : viewEvent, url: sitePath({ site, language }, path) },
        { small: why(name) },
        { label: unfollow, url: end },
      ],
    }),
  }
}

function announcementPush(notice: ContentNotice): PushMessage {
  const { heading, times, path } = announcementOf(notice)
  const { language } = notice
  return { title: heading, body: times[0] ?? '', path: sitePath({ site: '', language }, path), tag: path }
}

/** The job that a newly listed product adds. */
export const sendNewWork =
  (queries: FollowQueries) =>
  ({ product }: { product: number }) =>
    queries.sendAuthorNotices(product, newWorkMail)

/** The job that a newly announced event or record adds. */
export const sendAnnouncement =
  (queries: FollowQueries) =>
  ({ content }: { content: number }) =>
    queries.sendContentNotices(content, announcementMail, announcementPush)
