import { displayDate, displayNepaliDate } from '@dabali/domain'
import type { Language } from '../../http/language.ts'
import type { Mail } from '../../mail/queries.ts'
import { type MailPart, renderMail } from '../../mail/send-mail.ts'
import { MESSAGES } from '../../messages/messages.ts'
import { maskEmail } from '../../validation/validate-fields.ts'
import type { TicketRow } from '../queries.ts'

type EventDate = Pick<TicketRow, 'title' | 'ticket_title' | 'starts_at' | 'venue' | 'admits'>
type About = { row: EventDate; to: string; site: string; language: Language }

const display = (time: Date, language: Language) =>
  language === 'ne' ? displayNepaliDate(time.toISOString()) : displayDate(time.toISOString())

function eventDateText({ row, language }: About): MailPart {
  const place = row.admits === 'stream' ? MESSAGES[language].transferMails.stream : (row.venue?.name ?? '')
  return [row.title, row.ticket_title, display(row.starts_at, language), place].filter(Boolean).join('\n')
}

const pathOn = ({ site, language }: About, path: string) => `${site}${language === 'ne' ? '/ne' : ''}${path}`

const written = ({ to, language }: About, title: string, parts: MailPart[]): Mail => ({
  to,
  subject: title,
  language,
  ...renderMail({ language, title, parts }),
})

/** Asks the recipient to accept the ticket. */
export function transferMail(about: About & { sender: string; token: string; until: Date }): Mail {
  const texts = MESSAGES[about.language].transferMails
  return written(about, texts.offered(about.sender), [
    eventDateText(about),
    texts.accept,
    { label: texts.acceptLabel, url: pathOn(about, `/ticket/transfer/${about.token}`) },
    texts.validUntil(display(about.until, about.language)),
  ])
}

/** Sends the link of the ticket to the new holder. */
export function takenMail(about: About & { hash: string }): Mail {
  const texts = MESSAGES[about.language].transferMails
  const link = { label: texts.view, url: pathOn(about, `/ticket/${about.hash}`) }
  return written(about, texts.accepted, [eventDateText(about), link, texts.keepPrivate])
}

/** Tells the former holder that the ticket was accepted, in case the transfer was not theirs. */
export function passedOnMail(about: About & { newEmail: string }): Mail {
  const texts = MESSAGES[about.language].transferMails
  return written(about, texts.transferred(maskEmail(about.newEmail)), [eventDateText(about), texts.oldCode])
}
