import type { addEventDates, addTicketType, StaffEventDate, StaffTicketType } from '@dabali/api-client/staff'
import type { FormField, FormValues } from '../../layout/dialog-form.tsx'
import { fromNepal, toNepal } from '../contents/draft-merge.ts'
import { plainSum } from '../orders/refund-sum.ts'

type NewDates = Omit<Parameters<typeof addEventDates>[1], 'id' | 'idempotencyKey'>
type NewTicketType = Omit<Parameters<typeof addTicketType>[1], 'id' | 'idempotencyKey'>
export type Choices = readonly (readonly [value: string, name: string])[]

const text = (values: FormValues, name: string) => String(values[name] ?? '').trim()
const numberOr = <Other>(values: FormValues, name: string, other: Other) => {
  const written = text(values, name)
  return written === '' || Number.isNaN(Number(written)) ? other : Number(written)
}
const timeOf = (values: FormValues, name: string) => {
  const local = text(values, name)
  return local === '' ? '' : fromNepal(local)
}
const timeOrNull = (values: FormValues, name: string) => timeOf(values, name) || null

/** The fields of a date; `venues` and `statuses` are choices. */
export const dateFields = (venues: Choices, statuses: Choices): FormField[] => [
  { name: 'doors_at', label: 'resources.events.fields.doors', type: 'time' },
  { name: 'starts_at', label: 'resources.events.fields.starts', type: 'time' },
  { name: 'ends_at', label: 'resources.events.fields.ends', type: 'time' },
  { name: 'venue_id', label: 'resources.events.fields.venue', type: 'choice', choices: venues },
  { name: 'status', label: 'resources.events.fields.status', type: 'choice', choices: statuses },
  {
    name: 'replay_hours',
    label: 'resources.events.fields.replayHours',
    hint: 'resources.events.hints.replayHours',
    type: 'number',
    isOptional: true,
  },
  { name: 'is_streamed', label: 'resources.events.fields.isStreamed', type: 'check' },
  { name: 'takes_tips', label: 'resources.events.fields.takesTips', type: 'check' },
]

/** What makes a series of a date, and the tickets that each date gets. */
export const seriesFields = (dates: Choices): FormField[] => [
  { name: 'count', label: 'resources.events.fields.count', type: 'number', problemAt: 'repeat.count' },
  { name: 'every_days', label: 'resources.events.fields.everyDays', type: 'number', problemAt: 'repeat.every_days' },
  { name: 'copy_tickets_of', label: 'resources.events.fields.copyTickets', type: 'choice', choices: dates },
]

export const readDate = (date: StaffEventDate): FormValues => ({
  venue_id: String(date.venue_id ?? ''),
  status: date.status,
  doors_at: toNepal(date.doors_at),
  starts_at: toNepal(date.starts_at),
  ends_at: toNepal(date.ends_at),
  replay_hours: String(date.replay_hours ?? ''),
  is_streamed: date.is_streamed,
  takes_tips: date.takes_tips,
})

export const STATUSES = ['scheduled', 'postponed', 'cancelled'] as const

export const writeDate = (values: FormValues) => ({
  venue_id: numberOr(values, 'venue_id', null),
  status: STATUSES.find((status) => status === values['status']) ?? 'scheduled',
  doors_at: timeOf(values, 'doors_at'),
  starts_at: timeOf(values, 'starts_at'),
  ends_at: timeOf(values, 'ends_at'),
  is_streamed: values['is_streamed'] === true,
  takes_tips: values['takes_tips'] === true,
  replay_hours: numberOr(values, 'replay_hours', null),
})

/** One date is no series. */
export function writeDates(values: FormValues): NewDates {
  const count = numberOr(values, 'count', 1)
  const copied = numberOr(values, 'copy_tickets_of', undefined)
  return {
    ...writeDate(values),
    ...(count > 1 && { repeat: { count, every_days: numberOr(values, 'every_days', 1) } }),
    ...(copied !== undefined && { copy_tickets_of: copied }),
  }
}

const DAY_MS = 86_400_000
/** The API refuses more. */
const LONGEST_SERIES = 52
const MOST_DAYS_BETWEEN = 90
/** A year that is still being typed can have six digits. */
const LATEST_START = Date.UTC(2100, 0)

/** When the dates of a series begin; empty for a single date, and for what is not written yet. */
export function seriesStarts(values: FormValues): string[] {
  const { starts_at: first, repeat } = writeDates(values)
  const start = Date.parse(first)
  if (!repeat || !(start < LATEST_START) || repeat.count > LONGEST_SERIES) return []
  const { count, every_days: days } = repeat
  if (!(days >= 1 && days <= MOST_DAYS_BETWEEN)) return []
  return Array.from({ length: count }, (_, at) => new Date(start + at * days * DAY_MS).toISOString())
}

const WEEK_MS = 604_800_000

/** A new date begins where the last one did: a week later, or in the first week after `from`. */
export function nextDate(dates: readonly StaffEventDate[], from = 0): FormValues {
  const last = dates.toSorted((one, other) => one.starts_at.localeCompare(other.starts_at)).at(-1)
  const weeks = last ? Math.max(1, Math.ceil((from - Date.parse(last.starts_at)) / WEEK_MS)) : 1
  const later = (at: string) => toNepal(new Date(Date.parse(at) + weeks * WEEK_MS).toISOString())
  const series = { count: '1', every_days: '7', copy_tickets_of: last ? String(last.id) : '' }
  if (!last) {
    const evening = `${toNepal(new Date(Date.now() + WEEK_MS).toISOString()).slice(0, 10)}T`
    return {
      ...{ venue_id: '', status: 'scheduled', replay_hours: '', is_streamed: false, takes_tips: true, ...series },
      ...{ doors_at: `${evening}17:45`, starts_at: `${evening}18:30`, ends_at: `${evening}21:00` },
    }
  }
  return {
    ...{ ...readDate(last), status: 'scheduled', ...series },
    ...{ doors_at: later(last.doors_at), starts_at: later(last.starts_at), ends_at: later(last.ends_at) },
  }
}

/** `admits` and `sections` are choices of a new ticket type. The seats of a section are its quota. */
export const ticketFields = (admits?: Choices, sections: Choices = [], isSeated = false): FormField[] => [
  { name: 'title_en', label: 'resources.events.fields.ticketTitle', lang: 'en', problemAt: 'title.en' },
  { name: 'title_ne', label: 'resources.events.fields.ticketTitle', lang: 'ne', problemAt: 'title.ne' },
  { name: 'price', label: 'resources.events.fields.price' },
  ...(isSeated
    ? []
    : [
        {
          name: 'capacity',
          label: 'resources.events.fields.capacity',
          hint: 'resources.events.hints.capacity',
          type: 'number',
        } as const,
      ]),
  {
    name: 'largest_quantity',
    label: 'resources.events.fields.largest',
    hint: 'resources.events.hints.largest',
    type: 'number',
  },
  {
    name: 'sales_start_at',
    label: 'resources.events.fields.salesStart',
    hint: 'resources.events.hints.salesStart',
    type: 'time',
    isOptional: true,
  },
  {
    name: 'sales_end_at',
    label: 'resources.events.fields.salesEnd',
    hint: 'resources.events.hints.salesEnd',
    type: 'time',
    isOptional: true,
  },
  { name: 'position', label: 'resources.events.fields.position', type: 'number' },
  ...(admits
    ? [{ name: 'admits', label: 'resources.events.fields.admits', type: 'choice', choices: admits } as const]
    : []),
  ...(sections.length > 0
    ? [{ name: 'section_id', label: 'resources.events.fields.section', type: 'choice', choices: sections } as const]
    : []),
  { name: 'is_listed', label: 'resources.events.fields.isListed', type: 'check' },
]

const LARGEST_QUANTITY = 10

export const readTicketType = (type: StaffTicketType | undefined, place: number): FormValues =>
  type
    ? {
        title_en: type.title.en,
        title_ne: type.title.ne,
        price: type.price,
        capacity: String(type.capacity),
        largest_quantity: String(type.largest_quantity),
        sales_start_at: type.sales_start_at ? toNepal(type.sales_start_at) : '',
        sales_end_at: type.sales_end_at ? toNepal(type.sales_end_at) : '',
        position: String(type.position),
        is_listed: type.is_listed,
      }
    : {
        ...{ title_en: '', title_ne: '', price: '', capacity: '', sales_start_at: '', sales_end_at: '' },
        ...{ largest_quantity: String(LARGEST_QUANTITY), position: String(place), is_listed: true, admits: 'hall' },
      }

export const writeTicketType = (values: FormValues) => ({
  title: { en: text(values, 'title_en'), ne: text(values, 'title_ne') },
  price: plainSum(text(values, 'price')),
  capacity: numberOr(values, 'capacity', 0),
  largest_quantity: numberOr(values, 'largest_quantity', 1),
  sales_start_at: timeOrNull(values, 'sales_start_at'),
  sales_end_at: timeOrNull(values, 'sales_end_at'),
  position: numberOr(values, 'position', 0),
  is_listed: values['is_listed'] === true,
})

export const writeNewTicketType = (values: FormValues): NewTicketType => ({
  ...writeTicketType(values),
  admits: values['admits'] === 'stream' ? 'stream' : 'hall',
  ...(values['admits'] !== 'stream' && { section_id: numberOr(values, 'section_id', null) }),
})

/** What is left of a ticket type, and of all that admit to the hall. */
export const leftOf = ({ capacity, sold, held }: StaffTicketType): number => Math.max(0, capacity - sold - held)

export function totalsOf(types: readonly StaffTicketType[]) {
  const hall = types.filter(({ admits }) => admits === 'hall')
  const sum = (of: (type: StaffTicketType) => number) => hall.reduce((total, type) => total + of(type), 0)
  return {
    capacity: sum(({ capacity }) => capacity),
    sold: sum(({ sold }) => sold),
    held: sum(({ held }) => held),
    left: sum(leftOf),
  }
}

type Title = Record<'en' | 'ne', string>
const COPY_ENDINGS: Title = { en: ' (copy)', ne: ' (कपी)' }

/** The fields of a copy: a title in each language that the event has, and in English. */
export const copyFields = ({ ne }: Title): FormField[] =>
  (['en', 'ne'] as const)
    .filter((lang) => lang === 'en' || ne !== '')
    .map((lang) => ({
      ...{ name: `title_${lang}`, label: 'resources.contents.fields.title', problemAt: `title.${lang}`, lang },
    }))

export const readCopy = ({ en, ne }: Title): FormValues => ({
  title_en: en && en + COPY_ENDINGS.en,
  title_ne: ne && ne + COPY_ENDINGS.ne,
})

export const writeCopy = (values: FormValues) => ({
  title: { en: text(values, 'title_en'), ne: text(values, 'title_ne') },
})
