import { displayDate, displayNepaliDate } from '@dabali/domain'
import type { Language } from '../../http/language.ts'
import { type MailPart, renderMail, sitePath } from '../../mail/mail-template.ts'
import type { Mail } from '../../mail/queries.ts'
import { MESSAGES } from '../../messages/messages.ts'
import { maskEmail } from '../../validation/validate-fields.ts'
import type { TicketRow } from '../queries.ts'

type EventDate = Pick<TicketRow, 'title' | 'ticket_title' | 'starts_at' | 'venue' | 'admits'>
type About = { row: EventDate; to: string; site: string; language: Language }

const display = (time: Date, language: Language) =>
  language === 'ne' ? displayNepaliDate(time.toISOString()) : displayDate(time.toISOString())

function eventOf({ row, language }: About): MailPart {
  const place = row.admits === 'stream' ? MESSAGES[language].transferMails.stream : (row.venue?.name ?? '')
  const time = display(row.starts_at, language)
  return { event: { title: row.title, time, place: [row.ticket_title, place].filter(Boolean).join(', ') } }
}

const written = ({ to, site, language }: About, title: string, parts: MailPart[]): Mail => ({
  to,
  subject: title,
  language,
  ...renderMail({ language, site, brand: 'culture', title, parts }),
})

/** Asks the recipient to accept the ticket. */
export function transferMail(about: About & { sender: string; token: string; until: Date }): Mail {
  const texts = MESSAGES[about.language].transferMails
  const mail = written(about, texts.offered(about.sender), [
    eventOf(about),
    texts.accept,
    { label: texts.acceptLabel, url: sitePath(about, `/ticket/transfer/${about.token}`) },
    { small: texts.validUntil(display(about.until, about.language)) },
  ])
  return { ...mail, validUntil: about.until.toISOString() }
}

/** Sends the link of the ticket to the new holder. */
export function takenMail(about: About & { hash: string }): Mail {
  const texts = MESSAGES[about.language].transferMails
  const link = { label: texts.view, url: sitePath(about, `/ticket/${about.hash}`) }
  return written(about, texts.accepted, [eventOf(about), link, { small: texts.keepPrivate }])
}

/** Tells the former holder that the ticket was accepted, in case the transfer was not theirs. */
export function passedOnMail(about: About & { newEmail: string }): Mail {
  const texts = MESSAGES[about.language].transferMails
  return written(about, texts.transferred(maskEmail(about.newEmail)), [eventOf(about), texts.oldCode])
}
