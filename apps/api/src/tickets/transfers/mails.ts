import { displayDate, displayNepaliDate } from '@dabali/domain'
import type { Language } from '../../http/language.ts'
import type { Mail } from '../../mail/queries.ts'
import { type MailPart, renderMail } from '../../mail/send-mail.ts'
import { maskEmail } from '../../validation/validate-fields.ts'
import type { TicketRow } from '../queries.ts'

const TEXTS = {
  en: {
    offered: (sender: string) => (sender === '' ? 'There is a ticket for you' : `${sender} has a ticket for you`),
    take: 'Take it, and it is yours: whoever had it until now is not let in with it any more.',
    takeLabel: 'Take the ticket',
    takeUntil: (time: string) => `The link can be used until ${time}.`,
    yours: 'This ticket is yours now',
    keep: 'Whoever has this link has the ticket: keep it.',
    see: 'To the ticket',
    gone: (email: string) => `Your ticket now belongs to ${email}`,
    void: 'The code that you have had for it lets nobody in any more.',
    stream: 'live stream',
  },
  ne: {
    offered: (sender: string) => (sender === '' ? 'तपाईंलाई टिकट आएको छ' : `${sender} बाट तपाईंलाई टिकट`),
    take: 'लिनुभयो भने टिकट तपाईंको हुन्छ: अहिलेसम्म जससँग थियो, उहाँ यसबाट भित्र जान पाउनुहुन्न।',
    takeLabel: 'टिकट लिनुहोस्',
    takeUntil: (time: string) => `यो लिङ्क ${time} सम्म चल्छ।`,
    yours: 'यो टिकट अब तपाईंको भयो',
    keep: 'यो लिङ्क जससँग छ, टिकट उसैको हो: जोगाएर राख्नुहोस्।',
    see: 'टिकट हेर्नुहोस्',
    gone: (email: string) => `तपाईंको टिकट अब ${email} को भयो`,
    void: 'यसको पुरानो कोडबाट अब कोही भित्र जान पाउँदैन।',
    stream: 'प्रत्यक्ष प्रसारण',
  },
}

type EventDate = Pick<TicketRow, 'title' | 'ticket_title' | 'starts_at' | 'venue' | 'admits'>
type About = { row: EventDate; to: string; site: string; language: Language }

const display = (time: Date, language: Language) =>
  language === 'ne' ? displayNepaliDate(time.toISOString()) : displayDate(time.toISOString())

function eventDateText({ row, language }: About): MailPart {
  const place = row.admits === 'stream' ? TEXTS[language].stream : (row.venue?.name ?? '')
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
  const words = TEXTS[about.language]
  return written(about, words.offered(about.sender), [
    eventDateText(about),
    words.take,
    { label: words.takeLabel, url: pathOn(about, `/ticket/transfer/${about.token}`) },
    words.takeUntil(display(about.until, about.language)),
  ])
}

/** Sends the link of the ticket to the new holder. */
export function takenMail(about: About & { hash: string }): Mail {
  const words = TEXTS[about.language]
  const link = { label: words.see, url: pathOn(about, `/ticket/${about.hash}`) }
  return written(about, words.yours, [eventDateText(about), link, words.keep])
}

/** Tells the former holder that the ticket was accepted, in case the transfer was not theirs. */
export function passedOnMail(about: About & { newEmail: string }): Mail {
  const words = TEXTS[about.language]
  return written(about, words.gone(maskEmail(about.newEmail)), [eventDateText(about), words.void])
}
