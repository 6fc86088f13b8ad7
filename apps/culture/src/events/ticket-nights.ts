import type { EventDate, EventDetail, TicketType } from '@dabali/api-client'
import { formatNpr, type Language } from '@dabali/domain'
import { dateWords } from '@dabali/shop/date-words'
import { kindWords } from '@dabali/shop/kind-words'
import type { TicketKind, TicketNight } from '@dabali/shop/ticket-night'
import { getTranslations } from 'next-intl/server'
import { dayParts } from '../content/day-parts.ts'
import { readTicketNote } from './events.ts'
import { isSold } from './shown-night.ts'

/** The nights for which there are tickets, as their form shows them. */
export async function ticketNights(event: EventDetail, language: Language): Promise<TicketNight[]> {
  return Promise.all(event.dates.filter(isSold).map((date) => toNight(event, date, language)))
}

async function toNight(event: EventDetail, date: EventDate, language: Language): Promise<TicketNight> {
  const t = await getTranslations('event')
  const { day, month, weekday } = dayParts(date.starts_at, language)
  return {
    id: date.id,
    startsAt: date.starts_at,
    weekday: t(`weekday.${weekday}`),
    day,
    month,
    standing: await standingOf(date, language),
    kinds: await Promise.all(date.ticket_types.map((type) => toKind({ event, date, type }, language))),
  }
}

type Sold = { event: EventDetail; date: EventDate; type: TicketType }

async function toKind({ event, date, type }: Sold, language: Language): Promise<TicketKind> {
  const { id, product_id, product_url, title, admits, price, state, num_available, sales_start_at } = type
  // Whatever the sale of a night that is put off began with, nobody knows when it goes on.
  const isOpening = state === 'not_yet' && date.status === 'scheduled' && sales_start_at !== null
  return {
    id,
    product: product_id,
    url: product_url,
    name: kindWords(title, event.title),
    title,
    note: await readTicketNote(product_id, language),
    admits,
    price,
    state,
    left: num_available,
    limit: type.largest_quantity,
    opens: isOpening ? dateWords(sales_start_at, language) : '',
  }
}

async function standingOf({ state, ticket_types, is_sold_out }: EventDate, language: Language) {
  const t = await getTranslations('event')
  if (state === 'postponed' || state === 'cancelled') return t(`night.${state}`)
  if (is_sold_out) return t('night.soldOut')
  const prices = ticket_types.filter((type) => type.state === 'on_sale').map(({ price }) => Number(price))
  if (prices.length === 0) return t('night.notYet')
  const lowest = Math.min(...prices)
  return lowest === 0 ? t('night.free') : t('night.from', { price: formatNpr(String(lowest), language) })
}
