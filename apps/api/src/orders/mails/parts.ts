import type { LetterPart, LetterRow } from '../../mail/letter.ts'
import type { MailedLine, MailedOrder } from './queries.ts'
import { WORDS, writer } from './words.ts'

const REGIONS = {
  en: new Intl.DisplayNames('en', { type: 'region' }),
  ne: new Intl.DisplayNames('ne', { type: 'region' }),
}

export const sitePath = ({ site, language }: MailedOrder, path: string) =>
  `${site}${language === 'ne' ? '/ne' : ''}${path}`

export const orderLink = (order: MailedOrder): LetterPart => ({
  label: WORDS[order.language].seeOrder,
  url: sitePath(order, `/order/${order.hash}/`),
})

const counted = (quantity: number, { title }: MailedLine, { language }: MailedOrder) =>
  `${writer(language).number(quantity)} × ${title}`

/** What was bought, what each line and its delivery cost, and what that comes to. */
export function sumsOf(order: MailedOrder, lines = order.lines): LetterPart {
  const { money } = writer(order.language)
  const { delivery, total } = WORDS[order.language]
  const bought = lines.map((line) => ({ label: counted(line.quantity, line, order), value: money(line.incl_tax) }))
  const sums: LetterRow[] = []
  if (order.shipping_name !== null) {
    sums.push({ label: `${delivery}: ${order.shipping_name}`, value: money(order.shipping_incl_tax) })
  }
  return { rows: [...bought, ...sums, { label: total, value: money(order.total), isSum: true }] }
}

/** What of the lines was not given back, a line each. */
export const listOf = (order: MailedOrder, lines: readonly MailedLine[]): string =>
  lines.map((line) => counted(line.quantity - line.refunded_quantity, line, order)).join('\n')

/** Tickets as their holder needs them: how many of which, when and where. */
export const ticketRows = (order: MailedOrder, lines: readonly MailedLine[]): LetterPart => ({
  rows: lines.map((line) => ({
    label: counted(line.quantity - line.refunded_quantity, line, order),
    value: [
      line.starts_at === null ? null : writer(order.language).time(line.starts_at),
      line.admits === 'stream' ? WORDS[order.language].stream : line.place,
    ]
      .filter(Boolean)
      .join(', '),
  })),
})

/** Where it goes, as it is written on a parcel; nothing when nothing is sent. */
export function addressOf({ shipping_address: address, language }: MailedOrder): LetterPart[] {
  if (address === null) return []
  const field = (name: string) => address[name] ?? ''
  const words = (...names: string[]) => names.map(field).filter(Boolean).join(' ')
  const lines = [
    words('title', 'first_name', 'last_name'),
    field('line1'),
    field('line2'),
    field('line3'),
    field('landmark'),
    words('municipality', 'ward'),
    words('line4', 'postcode'),
    [field('district'), field('province'), field('state')].filter(Boolean).join(', '),
    field('country') === '' ? '' : REGIONS[language].of(field('country')),
    field('phone_number'),
  ]
  return [[WORDS[language].goesTo, ...lines.filter(Boolean)].join('\n')]
}
