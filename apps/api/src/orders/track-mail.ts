import type { Language } from '../http/language.ts'
import { letter } from '../mail/letter.ts'
import type { Mail } from '../mail/mail.ts'

const WORDS = {
  en: {
    subject: (number: string) => `Your order ${number} at Dabali`,
    title: 'Here is your order',
    press: 'Somebody asked for a link to this order, with its number and how you can be reached. This is it.',
    label: (number: string) => `Order ${number}`,
    unasked: 'You did not ask for this? Then leave it. Whoever has the link sees the order: do not pass it on.',
  },
  ne: {
    subject: (number: string) => `डबलीमा तपाईंको अर्डर ${number}`,
    title: 'तपाईंको अर्डर यहाँ छ',
    press: 'कसैले यो अर्डरको नम्बर र सम्पर्क दिएर लिङ्क माग्यो। लिङ्क यही हो।',
    label: (number: string) => `अर्डर ${number}`,
    unasked: 'तपाईंले माग्नुभएको होइन? त्यसो भए छाडिदिनुहोस्। लिङ्क जससँग छ उसले अर्डर देख्छ: अरूलाई नदिनुहोस्।',
  },
}

type Found = { email: string; number: string; hash: string; site: string; language: Language }

export function trackMail({ email, number, hash, site, language }: Found): Mail {
  const words = WORDS[language]
  const url = `${site}${language === 'ne' ? '/ne' : ''}/order/${hash}`
  const parts = [words.press, { label: words.label(number), url }, words.unasked]
  return { to: email, subject: words.subject(number), language, ...letter({ language, title: words.title, parts }) }
}
