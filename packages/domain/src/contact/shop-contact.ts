import type { Language } from '../language/language.ts'

/** How the shop is reached. All numbers and addresses of the demo are fictional. */
export const SHOP_CONTACT = {
  phone: { text: '01-5550100', href: 'tel:+97715550100' },
  messenger: { text: '980-0000100', href: 'https://wa.me/9779800000100' },
  email: { text: 'hello@dabali.example', href: 'mailto:hello@dabali.example' },
} as const

/** The lines of the address of the shop. */
export const SHOP_ADDRESS: Readonly<Record<Language, readonly [lane: string, town: string]>> = {
  en: ['Third lane behind the stone spout', 'Mangal Bazaar, Patan'],
  ne: ['ढुङ्गेधारा पछाडिको तेस्रो गल्ली', 'मङ्गलबजार, पाटन'],
}

/** The opening hours of the shop in Patan, in full hours of Nepal. The week begins on Sunday. */
export const OPENING_HOURS = { weekdays: { opens: 10, closes: 19 }, saturday: { opens: 12, closes: 17 } } as const
