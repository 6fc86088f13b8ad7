import { displayDate, displayNepaliDate, writeDigits } from '@dabali/domain'
import type { Language } from '../../http/language.ts'
import { type MailPart, renderMail, sitePath } from '../../mail/mail-template.ts'
import type { Mail } from '../../mail/queries.ts'
import { MESSAGES } from '../../messages/messages.ts'
import type { TypeRow, WaitingRow } from './queries.ts'

type About = { type: TypeRow; waiter: WaitingRow }

const display = (time: Date, language: Language) =>
  language === 'ne' ? displayNepaliDate(time.toISOString()) : displayDate(time.toISOString())

const number = (count: number, language: Language) => writeDigits(count, language)

const wishOf = ({ type, waiter: { quantity, language } }: About): MailPart => ({
  event: {
    title: type.title,
    time: display(type.starts_at, language),
    place: `${number(quantity, language)} × ${type.ticket_title}`,
  },
})

const pathOn = ({ waiter }: About, path: string) => sitePath(waiter, `/waiting-list/${path}`)

const written = ({ waiter: { email: to, site, language } }: About, title: string, parts: MailPart[]): Mail => ({
  kind: 'waiting_list',
  to,
  subject: title,
  language,
  ...renderMail({ language, site, brand: 'culture', title, parts }),
})

export function joinedMail(about: About & { place: number }): Mail {
  const { language, token } = about.waiter
  const texts = MESSAGES[language].waitingListMails
  return written(about, texts.joinedTitle(about.type.title), [
    wishOf(about),
    texts.joined(number(about.place, language)),
    { label: texts.viewPosition, url: pathOn(about, token) },
  ])
}

export function offerMail(about: About & { offer: string; until: Date }): Mail {
  const { language, token } = about.waiter
  const texts = MESSAGES[language].waitingListMails
  const mail = written(about, texts.offerTitle(about.type.title), [
    wishOf(about),
    texts.held(display(about.until, language)),
    { label: texts.buy, url: pathOn(about, `offer/${about.offer}`) },
    texts.decline,
    { label: texts.declineLabel, url: pathOn(about, token) },
  ])
  return { ...mail, validUntil: about.until.toISOString() }
}
