import { displayDate, displayNepaliDate, writeDigits } from '@dabali/domain'
import type { Language } from '../../http/language.ts'
import type { Mail } from '../../mail/queries.ts'
import { type MailPart, renderMail } from '../../mail/send-mail.ts'
import type { TypeRow, WaitingRow } from './queries.ts'

const TEXTS = {
  en: {
    joinedTitle: (event: string) => `You are in line for ${event}`,
    joined: (place: string) =>
      `Yours is place ${place} in line. We write to you as soon as there are enough tickets for you.`,
    seePlace: 'See your place, or leave',
    offerTitle: (event: string) => `There are tickets for you: ${event}`,
    kept: (until: string) => `They are kept for you until ${until}, and then they go to whoever is next.`,
    take: 'Buy the tickets',
    refuse: 'You do not want them any more? Then let them go, and somebody else is glad of them:',
    leave: 'Let them go',
  },
  ne: {
    joinedTitle: (event: string) => `${event}: तपाईं पालोमा हुनुहुन्छ`,
    joined: (place: string) => `तपाईंको पालो ${place} नम्बरमा छ। तपाईंलाई पुग्ने टिकट आउनेबित्तिकै हामी लेख्नेछौं।`,
    seePlace: 'पालो हेर्नुहोस् वा छोड्नुहोस्',
    offerTitle: (event: string) => `तपाईंका लागि टिकट आए: ${event}`,
    kept: (until: string) => `${until} सम्म तपाईंकै लागि राखिएका छन्; त्यसपछि पछाडिको व्यक्तिलाई दिइनेछ।`,
    take: 'टिकट किन्नुहोस्',
    refuse: 'अब चाहिँदैन? त्यसो भए छोडिदिनुहोस्, अरू कोही खुसी हुनेछन्:',
    leave: 'छोड्नुहोस्',
  },
}

type About = { type: TypeRow; waiter: WaitingRow }

const display = (time: Date, language: Language) =>
  language === 'ne' ? displayNepaliDate(time.toISOString()) : displayDate(time.toISOString())

const number = (count: number, language: Language) => writeDigits(count, language)

const wishOf = ({ type, waiter: { quantity, language } }: About): MailPart => ({
  rows: [{ label: `${number(quantity, language)} × ${type.ticket_title}`, value: display(type.starts_at, language) }],
})

const pathOn = ({ waiter: { site, language } }: About, path: string) =>
  `${site}${language === 'ne' ? '/ne' : ''}/waiting-list/${path}`

const written = ({ waiter: { email: to, language } }: About, title: string, parts: MailPart[]): Mail => ({
  to,
  subject: title,
  language,
  ...renderMail({ language, title, parts }),
})

export function joinedMail(about: About & { place: number }): Mail {
  const { language, token } = about.waiter
  const words = TEXTS[language]
  return written(about, words.joinedTitle(about.type.title), [
    wishOf(about),
    words.joined(number(about.place, language)),
    { label: words.seePlace, url: pathOn(about, token) },
  ])
}

export function offerMail(about: About & { offer: string; until: Date }): Mail {
  const { language, token } = about.waiter
  const words = TEXTS[language]
  return written(about, words.offerTitle(about.type.title), [
    wishOf(about),
    words.kept(display(about.until, language)),
    { label: words.take, url: pathOn(about, `offer/${about.offer}`) },
    words.refuse,
    { label: words.leave, url: pathOn(about, token) },
  ])
}
