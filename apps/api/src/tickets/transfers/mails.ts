import { displayDate, displayNepaliDate } from '@dabali/domain'
import type { Language } from '../../http/language.ts'
import { maskEmail } from '../../http/request-body.ts'
import { type MailPart, renderMail, sitePath } from '../../mail/mail-template.ts'
import type { Mail, MailAttachment } from '../../mail/queries.ts'
import { MESSAGES } from '../../messages/messages.ts'
import type { TicketRow } from '../queries/tickets.ts'

type EventDate = Pick<TicketRow, 'title' | 'ticket_title' | 'starts_at' | 'venue' | 'admits'>
type About = { row: EventDate; to: string; site: string; language: Language }

const display = (time: Date, language: Language) =>
  language === 'ne' ? displayNepaliDate(time.toISOString()) : displayDate(time.toISOString())

function eventOf({ row, language }: About): MailPart {
  const place = row.admits === 'stream' ? MESSAGES[language].transferMails.stream : (row.venue?.name ?? '')
  const time = display(row.starts_at, language)
  return { event: { title: row.title, time, place: [row.ticket_title, place].filter(Boolean).join(', ') } }
}

type Content = { title: string; parts: MailPart[]; attachments?: MailAttachment[] }

const written = ({ to, site, language }: About, { title, ...content }: Content): Mail => ({
  kind: 'ticket_transfer',
  to,
  subject: title,
  language,
  ...renderMail({ language, site, brand: 'culture', title, ...content }),
})

/** Asks the recipient to accept the ticket. */
export function transferMail(about: About & { sender: string; token: string; until: Date }): Mail {
  const texts = MESSAGES[about.language].transferMails
  const parts = [
    eventOf(about),
    texts.accept,
    { label: texts.acceptLabel, url: sitePath(about, `/ticket/transfer/${about.token}`) },
    { small: texts.validUntil(display(about.until, about.language)) },
  ]
  const mail = written(about, { title: texts.offered(about.sender), parts })
  return { ...mail, validUntil: about.until.toISOString() }
}

/** Sends the ticket to the new holder: its link and its files. */
export function takenMail(about: About & { hash: string; attachments: MailAttachment[] }): Mail {
  const texts = MESSAGES[about.language].transferMails
  const link = { label: texts.view, url: sitePath(about, `/ticket/${about.hash}`) }
  const parts = [eventOf(about), link, { small: texts.keepPrivate }]
  return written(about, { title: texts.accepted, parts, attachments: about.attachments })
}

/** Tells the former holder that the ticket was accepted, in case the transfer was not theirs. */
export function passedOnMail(about: About & { newEmail: string }): Mail {
  const texts = MESSAGES[about.language].transferMails
  return written(about, { title: texts.transferred(maskEmail(about.newEmail)), parts: [eventOf(about), texts.oldCode] })
}
