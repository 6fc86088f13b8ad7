import type { StaffEventDate, StaffTicketType } from '@dabali/api-client/staff'
import { describe, expect, it } from 'vitest'
import {
  nextDate,
  readDate,
  readTicketType,
  seriesStarts,
  ticketFields,
  totalsOf,
  writeDate,
  writeDates,
  writeNewTicketType,
  writeTicketType,
} from './event-forms.ts'

const floor: StaffTicketType = {
  id: 1,
  version: 2,
  event_date_id: 3,
  product_id: 4,
  title: { en: 'Floor', ne: 'भुइँ' },
  price: '600.00',
  capacity: 260,
  largest_quantity: 6,
  sales_start_at: null,
  sales_end_at: '2026-11-22T16:15:00.000Z',
  position: 0,
  is_listed: true,
  admits: 'hall',
  is_seated: false,
  sold: 248,
  held: 6,
}
const date: StaffEventDate = {
  id: 3,
  event_id: 9,
  version: 1,
  venue_id: 5,
  status: 'scheduled',
  doors_at: '2026-11-22T12:00:00.000Z',
  starts_at: '2026-11-22T12:45:00.000Z',
  ends_at: '2026-11-22T19:15:00.000Z',
  is_streamed: true,
  takes_tips: true,
  replay_hours: null,
  time_zone: 'Asia/Kathmandu',
  ticket_types: [floor],
}

describe('a date', () => {
  it('is shown and written in the time of Nepal', () => {
    expect(readDate(date)).toMatchObject({ doors_at: '2026-11-22T17:45', venue_id: '5', replay_hours: '' })
    const { id: _, event_id: __, version: ___, time_zone: ____, ticket_types: _____, ...fields } = date
    const written = writeDate(readDate(date))
    const toInstant = (at: string) => new Date(at).toISOString()
    expect({
      ...written,
      doors_at: toInstant(written.doors_at),
      starts_at: toInstant(written.starts_at),
      ends_at: toInstant(written.ends_at),
    }).toEqual(fields)
  })

  it('becomes a series with more than one', () => {
    const values = { ...nextDate([date]), count: '4', every_days: '7' }
    expect(writeDates(values)).toMatchObject({
      starts_at: '2026-11-29T18:30:00+05:45',
      status: 'scheduled',
      repeat: { count: 4, every_days: 7 },
      copy_tickets_of: 3,
    })
    expect(writeDates({ ...values, count: '1', copy_tickets_of: '' })).not.toHaveProperty('repeat')
    expect(writeDates({ ...values, copy_tickets_of: '' })).not.toHaveProperty('copy_tickets_of')
  })
})

it('a ticket type is written as it was read', () => {
  const { title, price, capacity, largest_quantity, sales_start_at, position, is_listed } = floor
  expect(writeTicketType(readTicketType(floor, 0))).toEqual({
    ...{ title, price, capacity, largest_quantity, sales_start_at, position, is_listed },
    sales_end_at: '2026-11-22T22:00:00+05:45',
  })
})

it('the price of a ticket type may have commas and Nepali digits', () => {
  expect(writeTicketType({ ...readTicketType(floor, 0), price: ' १,२००.५० ' }).price).toBe('1200.50')
})

it('sums up the tickets of the hall without those of the stream', () => {
  const stream: StaffTicketType = { ...floor, id: 2, admits: 'stream', sold: 286 }
  const full: StaffTicketType = { ...floor, id: 3, capacity: 10, sold: 10, held: 1 }
  expect(totalsOf([floor, stream, full])).toEqual({ capacity: 270, sold: 258, held: 7, left: 6 })
})

it('a ticket type can sell the seats of a section, which are its quota; a stream has none', () => {
  const values = { ...readTicketType(undefined, 0), section_id: '8' }
  expect(writeNewTicketType(values)).toMatchObject({ admits: 'hall', section_id: 8 })
  expect(writeNewTicketType({ ...values, section_id: '' }).section_id).toBeNull()
  expect(writeNewTicketType({ ...values, admits: 'stream' })).not.toHaveProperty('section_id')
  const names = (isSeated: boolean) => ticketFields([], [['8', 'Hall']], isSeated).map(({ name }) => name)
  expect([names(false).includes('capacity'), names(true).includes('capacity')]).toEqual([true, false])
  expect(names(true)).toContain('section_id')
})

it('a series begins on each of its dates, and a single date or an unwritten series has none', () => {
  const series = { ...readDate(date), count: '3', every_days: '7' }
  const first = Date.parse(date.starts_at)
  expect(seriesStarts(series)).toEqual([0, 7, 14].map((days) => new Date(first + days * 86_400_000).toISOString()))
  for (const [name, value] of [
    ['count', '1'],
    ['count', ''],
    ['count', '1000'],
    ['starts_at', ''],
    ['starts_at', '202718-12-01T18:30'],
    ['every_days', '999999999'],
  ] as const)
    expect(seriesStarts({ ...series, [name]: value })).toEqual([])
})
